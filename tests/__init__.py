"""Tests of torch_tpu. Each folder's README or module docstring says what it owns; `./dev test` runs all of them."""
