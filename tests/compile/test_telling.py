"""What is told of compiled graphs: explain(), the limit on programs, the reason for each."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path

import pytest
import torch

import torch_tpu
from torch_tpu import _compile_log, settings
from torch_tpu._hlo_text import hlo_text, opcode_counts

from .programs import compiled

X = torch.arange(12.0).reshape(3, 4)


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_explain(tpu: str) -> None:
    def function(x):
        y = torch.relu(x @ x.t()) + 1
        print("a break")
        return torch.linalg.eigvals(y).abs().sum() * 2

    found = torch_tpu.explain(function, X.to(tpu))
    text = str(found)
    assert len(found.breaks) == 1 and "test_telling.py:" in text
    assert len(found.graphs) == 2  # before the break, and after it; there the op without a lowering comes first
    assert found.programs[0].flops == 2 * 3 * 4 * 3
    assert found.programs[0].bytes == 4 * (12 + 9)
    assert "as an eager call" in text and "linalg_eig" in text
    assert "the first call" in text
    torch.testing.assert_close(found.result.cpu(), torch.linalg.eigvals(torch.relu(X @ X.t()) + 1).abs().sum() * 2)


def test_the_reason_is_the_new_size(tpu: str) -> None:
    function = compiled(lambda x: x * 2, dynamic=True)
    with _compile_log.collecting() as programs:
        function(X.to(tpu)), function(X[:2].to(tpu)), function(X.to(tpu))
    assert len(programs) == 2 and programs[0].reason == "the first call"
    assert "float32[3,4] -> float32[2,4]" in programs[1].reason


def test_too_many_programs_is_an_error(tpu: str) -> None:
    function = compiled(lambda x: x + 1, dynamic=True)
    settings.put("TORCH_TPU_RECOMPILE_LIMIT", "2")
    try:
        function(X.to(tpu)), function(X[:2].to(tpu))
        with pytest.raises(RuntimeError, match=r"needs another program after 2.*float32\[2,4\] -> float32\[4,4\]|RECOMPILE_LIMIT=2"):
            function(torch.zeros(4, 4, device=tpu))
        function(X.to(tpu))
    finally:
        settings.put("TORCH_TPU_RECOMPILE_LIMIT", "0")


class Tags(HTMLParser):
    """The tags of a page, and those that were not closed in order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.wrong: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs) -> None:
        self.seen.append(tag)
        if tag not in ("meta", "html"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag != "html" and (not self.open or self.open.pop() != tag):
            self.wrong.append(tag)


def test_memory_and_where_a_program_came_from(tpu: str) -> None:
    def function(x, cache):
        cache.add_(x.sum())
        return x @ x.t()

    x, cache = torch.rand(32, 16).to(tpu), torch.zeros(64, 64).to(tpu)
    [program] = torch_tpu.explain(function, x, cache).programs
    memory = program.made["memory"]
    assert memory["argument"] == 4 * (32 * 16 + 64 * 64) and memory["alias"] == 4 * 64 * 64
    assert memory["output"] >= 4 * (32 * 32 + 64 * 64) and memory["total"] == memory["argument"] + memory["output"] + memory["temp"] - memory["alias"]
    facts = dict(program.facts())
    assert "by the plugin's own account" in facts["peak memory"]
    assert any(facts["program"].startswith(start) for start in ("compiled in", "found on disk", "found in memory"))
    again = dict(torch_tpu.explain(function, x, cache).programs[0].facts())
    assert again["program"] == "found in memory"


def test_the_page_needs_nothing_else(tpu: str, tmp_path: Path) -> None:
    def function(x):
        y = (x @ x.t()).relu()
        print("<em>a break</em>")
        return y.sum()

    found = torch_tpu.explain(function, X.to(tpu))
    found.save_html(tmp_path / "page.html")
    text = (tmp_path / "page.html").read_text()
    tags = Tags(text)
    assert not tags.open and not tags.wrong
    assert "svg" in tags.seen and not {"script", "link", "img", "iframe", "em"}.intersection(tags.seen)
    assert "http:" not in text and "https:" not in text and "url(" not in text
    assert "stablehlo.dot_general" in text and "ENTRY %main" in text and "test_telling.py:" in text


def test_optimised_text() -> None:
    def field(number: int, value: bytes | int) -> bytes:
        if isinstance(value, int):
            return bytes([number << 3 & 0x7F | 0x80, number >> 4, value]) if number > 15 else bytes([number << 3, value])
        head = bytes([number << 3 & 0x7F | 2 | 0x80, number >> 4]) if number > 15 else bytes([number << 3 | 2])
        return head + bytes([len(value)]) + value

    shape = field(2, 11) + field(3, bytes([4, 8]))
    x = field(1, b"x") + field(2, b"parameter") + field(3, shape) + field(35, 1)
    y = field(1, b"y") + field(2, b"negate") + field(3, shape) + field(7, field(2, b"aten::neg")) + field(35, 2) + field(36, bytes([1]))
    main = field(1, b"main") + field(2, x) + field(2, y) + field(5, 7) + field(6, 2)
    module = field(1, field(1, b"m") + field(3, main) + field(6, 7))
    assert hlo_text(module) == 'HloModule m\n\nENTRY %main {\n  %x = f32[4,8] parameter()\n  ROOT %y = f32[4,8] negate(%x), op_name="aten::neg"\n}\n'
    assert opcode_counts(module) == {"parameter": 1, "negate": 1}
    with pytest.raises(ValueError, match="cut off"):
        hlo_text(module[:-3])


def test_traces_have_the_texts(passes, tmp_path: Path) -> None:
    code = """
        import torch, torch_tpu
        torch.compile(lambda x: x @ x)(torch.ones(4, 4).to("tpu"))
    """
    passes(code, TORCH_TRACE=str(tmp_path))
    [log] = tmp_path.glob("*.log")
    text = log.read_text()
    for name, part in (("_1", "aten.mm"), ("_1_stablehlo", "stablehlo.dot_general"), ("_1_optimized_hlo", "ENTRY %main")):
        [line] = [line for line in text.splitlines() if f'"name": "tpu_compiled_inference_0{name}"' in line]
        assert '"frame_id": 0' in line
        assert part in text[text.index(line) :]
