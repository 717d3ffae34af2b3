"""`python -m torch_tpu info` prints what is installed, which plugin is used, the devices and the settings in force. `plan`,
`check` and `profile-static` are for chips that are not there: docs/planning.md.
"""

import argparse
import platform
import sys
from importlib.metadata import PackageNotFoundError, version

import torch

import torch_tpu
from torch_tpu import _C, _check
from torch_tpu.aot import profile_command
from torch_tpu.planning import command

_PACKAGES = ("numpy", "fastatomstruct-xla-cpu", "xla-cpu-pjrt", "libtpu", "transformers")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m torch_tpu")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("info", help="what is installed and in force")
    _check.arguments(commands.add_parser("check", help="does every program that a script runs compile for a chip"))
    command.arguments(commands.add_parser("plan", help="does a model's step fit a chip, how long does it take"))
    profile_command.arguments(commands.add_parser("profile-static", help="the code that a chip's compiler makes of a program, op by op, unit by unit"))
    options = parser.parse_args()
    if options.command == "info":
        info()
        return 0
    return {"check": _check, "plan": command, "profile-static": profile_command}[options.command].main(options)


def info() -> None:
    print(f"torch-tpu-native {torch_tpu.__version__}, torch {torch.__version__}, Python {platform.python_version()}")
    print("packages: " + ", ".join(f"{name} {found}" for name in _PACKAGES if (found := _version(name))))

    section("plugin")
    for name, value in _C.plugin_info().items():
        print(f"  {name:<24} {value}")

    section("devices")
    for index in range(torch.tpu.device_count()):
        free, total = torch.tpu.mem_get_info(index)
        name = torch.tpu.get_device_name(index)
        print(f"  tpu:{index:<20} {name}, {_C.device_kind(index)}, {free / 2**30:.1f} of {total / 2**30:.1f} GiB free")

    section("compile cache")
    for name, value in _C.cache_info().items():
        if name != "entries":
            print(f"  {name:<24} {value}")

    section("settings (* = not the default)")
    for name, value, default, doc in _C.settings():
        print(f"{' ' if value == default else '*'} {name:<34} {value or '-':<12} {doc}")


def section(title: str) -> None:
    print(f"\n{title}")


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


if __name__ == "__main__":
    sys.exit(main())
