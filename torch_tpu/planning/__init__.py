"""Plans: does a step of a model fit a TPU chip, how long does it take, where does the time go. Needs libtpu, no TPU. docs/planning.md."""

from torch_tpu.planning.advice import Advice, advice_of
from torch_tpu.planning.largest import largest_batch
from torch_tpu.planning.measure import OpTime, ProgramPlan
from torch_tpu.planning.models import Model, model_of
from torch_tpu.planning.planner import Plan, plan
from torch_tpu.planning.scaling import Point
from torch_tpu.planning.steps import OPTIMIZERS, PRECISIONS, Work

__all__ = ["OPTIMIZERS", "PRECISIONS", "Advice", "Model", "OpTime", "Plan", "Point", "ProgramPlan", "Work", "advice_of", "largest_batch", "model_of", "plan"]
