"""A second process finds every program on disk."""

from __future__ import annotations

TRAIN = """
    import sys, time, torch, torch_tpu
    from tests.compile.models import Llama

    torch.manual_seed(0)
    model = Llama(layers=2).to("tpu")
    step = torch.compile(model)
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
    tokens = torch.randint(96, (2, 12), device="tpu")
    for _ in range(2):
        optimizer.zero_grad()
        loss = step(tokens, tokens)
        loss.backward()
        optimizer.step()
    torch.tpu.synchronize()
    metrics = torch_tpu.metrics()
    print(loss.item(), metrics["programs_compiled"], metrics["cache_hits_disk"])
"""


def test_a_second_process_compiles_nothing(tpu: str, passes, tmp_path) -> None:
    first, second = (passes(TRAIN, TORCH_TPU_CACHE_DIR=str(tmp_path)).split() for _ in range(2))
    assert first[0] == second[0]
    assert int(first[1]) >= 2 and first[2] == "0"
    assert second[1] == "0" and int(second[2]) >= 2
