"""The eager modes of torch_tpu.modes, under the name that the ecosystem imports."""

import sys

from torch_tpu.modes import EagerMode, ModeProperties, set_eager_mode

__all__ = ["EagerMode", "eager_mode", "set_eager_mode"]

sys.modules[__name__].__class__ = ModeProperties  # adds the property eager_mode
