"""Plans: does a step of a model fit a TPU chip, how long does it take, where does the time go. Needs libtpu, no TPU. docs/planning.md."""

from torch_tpu.planning.largest import largest_batch
from torch_tpu.planning.models import Model, model_of
from torch_tpu.planning.planner import OpTime, Plan, ProgramPlan, plan
from torch_tpu.planning.steps import OPTIMIZERS, PRECISIONS, Work

__all__ = ["OPTIMIZERS", "PRECISIONS", "Model", "OpTime", "Plan", "ProgramPlan", "Work", "largest_batch", "model_of", "plan"]
