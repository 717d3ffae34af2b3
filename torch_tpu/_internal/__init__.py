"""Names that PyTorch's ecosystem imports from torch_tpu._internal. Each forwards to the public module that owns the idea."""
