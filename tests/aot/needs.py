"""What tests here need beside the device."""

import pytest

from torch_tpu.aot.topology import libtpu_path

needs_libtpu = pytest.mark.skipif(libtpu_path() is None, reason="libtpu is not installed; requirements/dev.txt brings it")
