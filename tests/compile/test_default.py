"""torch.compile without a backend: ours for tpu graphs, inductor with its mode and options for others, nothing at import."""

from __future__ import annotations


def test_nothing_of_dynamo_is_imported_with_torch(tpu: str, passes) -> None:
    passes("import torch, sys; assert not [m for m in sys.modules if m.startswith('torch._dynamo')]")


def test_tpu_graphs_come_to_us(tpu: str, passes) -> None:
    passes("""
        import torch
        from torch_tpu import _C

        function = torch.compile(lambda x: torch.relu(x @ x.t()) + 1)
        x = torch.randn(3, 4)
        torch.testing.assert_close(function(x.to("tpu")).cpu(), torch.relu(x @ x.t()) + 1)
        made = [name for name in _C.cache_info()["entries"] if name.startswith("compiled")]
        assert len(made) == 1, made
        factory = torch.compile(lambda n: torch.zeros(n, device="tpu") + 1)  # no tensor among its inputs
        assert factory(3).sum().item() == 3
        assert len([name for name in _C.cache_info()["entries"] if name.startswith("compiled")]) == 2
    """)


def test_cpu_graphs_get_inductor_with_mode_and_options(tpu: str, passes) -> None:
    passes("""
        import torch
        from torch._inductor import compile_fx

        seen = []
        def compile_cpu(graph, inputs, config_patches=None, **rest):
            seen.append(config_patches)
            return graph.forward

        compile_fx.compile_fx = compile_cpu
        torch.compile(lambda x: x + 1)(torch.ones(3))
        torch.compile(lambda x: x + 2, mode="max-autotune")(torch.ones(3))
        torch.compile(lambda x: x + 3, options={"epilogue_fusion": False})(torch.ones(3))
        stock = [torch._TorchCompileInductorWrapper(*made).config for made in
                 ((None, None, None), ("max-autotune", None, None), (None, {"epilogue_fusion": False}, None))]
        assert seen == stock, (seen, stock)
    """)


def test_a_default_of_somebody_else_stays(tpu: str, passes) -> None:
    passes("""
        import torch._dynamo.backends.registry as registry
        from torch_tpu import _dynamo_hook

        registry.set_default_backend("eager")
        _dynamo_hook.install()
        assert registry.get_default_backend() == "eager"
    """)
