"""What is known about one op in one dtype once it has been checked: one status, and why."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

# From best to worst. `error` raised something that does not say what is unsupported; pool.py adds `crash` and `hang`.
STATUSES = ("agree", "cannot run", "refused", "error", "wrong", "hang", "crash")


@dataclass
class Outcome:
    """`variants` holds the other forms of the call that were checked ("in-place", "out=", "non-contiguous", ...), each with its own
    status; forms.py lists them."""

    op: str
    kind: str = "op"
    dtype: str = "float32"
    status: str = "agree"
    detail: str = ""
    compared: str = "values"  # or "distribution", "form"
    samples: int = 0
    samples_agree: int = 0
    variants: dict[str, str] = field(default_factory=dict)
    variant_details: dict[str, str] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)
    fallbacks: dict[str, int] = field(default_factory=dict)
    decompositions: dict[str, int] = field(default_factory=dict)
    seconds: float = 0.0

    def add(self, status: str, detail: str) -> None:
        """Counts one sample; the worst status stays, with the first detail of that status."""
        self.samples += 1
        self.samples_agree += status == "agree"
        if STATUSES.index(status) > STATUSES.index(self.status):
            self.status, self.detail = status, detail

    def add_variant(self, name: str, status: str, detail: str) -> None:
        if STATUSES.index(status) >= STATUSES.index(self.variants.get(name, "agree")):
            self.variants[name] = status
            if detail:
                self.variant_details.setdefault(name, detail)

    def note(self, text: str) -> None:
        if text not in self.notes:
            self.notes.append(text)

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


def refusal(error: Exception) -> tuple[str, str]:
    """A clear error says that something is not supported; anything else is a fault of ours, `error`."""
    text = " ".join(f"{type(error).__name__}: {error}".split())
    clear = isinstance(error, NotImplementedError) or "fallback" in text
    return ("refused" if clear else "error"), text[:600]
