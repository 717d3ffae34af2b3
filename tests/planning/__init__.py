"""Tests of torch_tpu.plan and of `python -m torch_tpu plan` and `check`."""
