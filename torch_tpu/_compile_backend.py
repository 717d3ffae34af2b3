"""The torch.compile backend `tpu`, found by the entry point `torch_dynamo_backends`.

It runs the captured graph op by op, through the same rules as eager. `mode` and `options` are accepted and change nothing.
"""

from collections.abc import Callable, Sequence
from typing import Any

from torch.fx import GraphModule

__all__ = ["tpu"]


def tpu(
    gm: GraphModule, example_inputs: Sequence[Any], *, mode: str | None = None, options: dict[str, Any] | None = None
) -> Callable[..., Any]:
    """Returns the function that runs `gm`. Dynamo calls it once for each graph it captures."""
    return gm.forward
