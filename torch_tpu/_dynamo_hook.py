"""Makes torch.compile without a backend choose ours for tpu graphs, through PyTorch's own set_default_backend.

Dynamo costs seconds to import, so nothing happens at `import torch`: a finder on sys.meta_path waits for Dynamo's table of backends
to be imported, lets the import go its way, sets the default, and is gone.
"""

import functools
import importlib.machinery
import importlib.util
import sys
from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any

__all__ = ["install"]

_REGISTRY = "torch._dynamo.backends.registry"


def install() -> None:
    """Sets the default backend now if Dynamo is there already, else when it comes."""
    if _REGISTRY in sys.modules:
        _set_default(sys.modules[_REGISTRY])
    else:
        sys.meta_path.insert(0, _Waiting())


def _set_default(registry: ModuleType) -> None:
    from torch_tpu import _cache_artifacts  # noqa: F401: registers what it has

    if registry.get_default_backend() == "inductor":  # nobody else has chosen
        registry.set_default_backend(default)


def default(graph: Any, example_inputs: Sequence[Any], **options: Any) -> Callable[..., Any]:
    """The backend where torch.compile is given none: `tpu` for a graph with tpu tensors, inductor for any other."""
    from torch_tpu import _compile_backend

    return _compile_backend.default(graph, example_inputs, **options)


class _Waiting:
    """Finds nothing itself: hands the one module on, with a loader that runs _set_default after it."""

    def find_spec(self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> importlib.machinery.ModuleSpec | None:
        if name != _REGISTRY:
            return None
        sys.meta_path.remove(self)
        spec = importlib.util.find_spec(name)
        if spec is not None and spec.loader is not None:
            load = spec.loader.exec_module

            @functools.wraps(load)
            def load_and_set(module: ModuleType) -> None:
                load(module)
                _set_default(module)

            spec.loader.exec_module = load_and_set  # type: ignore[method-assign]
        return spec
