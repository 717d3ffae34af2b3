"""In-place and out= forms follow from a rule. Those whose names follow no scheme are rows of eager/overloads.cc; this finds
the ones that were forgotten, over all of PyTorch's schemas: without a row they would run on CPU.
"""

from __future__ import annotations

from torch._C import _dispatch_has_kernel, _dispatch_has_kernel_for_dispatch_key, _jit_get_all_schemas

from torch_tpu import _C

# Overload -> why no rule serves it.
NOT_SERVED = {
    "aten::addmm.dtype_out": "CPU has no kernel for it",
    "aten::baddbmm.dtype_out": "CPU has no kernel for it",
    "aten::bmm.dtype_out": "CPU has no kernel for it",
    "aten::mm.dtype_out": "CPU has no kernel for it",
    "aten::rrelu_with_noise_": "its functional form returns two tensors, its rule one",
}
COMPOSITES = ("CompositeImplicitAutograd", "CompositeExplicitAutograd", "CompositeExplicitAutogradNonFunctional")


def test_every_mutating_form_of_a_rule_is_served(tpu: str) -> None:
    bases = {name.split(".")[0] for name in _C.rule_names()}
    missing = set()
    for schema in _jit_get_all_schemas():
        full = schema.name + (f".{schema.overload_name}" if schema.overload_name else "")
        if not schema.name.startswith("aten::") or not _dispatch_has_kernel(full):
            continue
        if not any(argument.alias_info is not None and argument.alias_info.is_write for argument in schema.arguments):
            continue
        if any(_dispatch_has_kernel_for_dispatch_key(full, key) for key in ("PrivateUse1", *COMPOSITES)):
            continue
        stem = schema.name.rstrip("_")
        if bases & {stem, stem.replace("aten::", "aten::_"), schema.name}:
            missing.add(full)
    assert missing == set(NOT_SERVED)
