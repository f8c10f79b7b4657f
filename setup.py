"""The compiled part of the build; everything else is in pyproject.toml.

MAINPHASE_COMPILE=0|1    1: compile the modules of `[tool.mainphase] compiled` with mypyc (default 0: interpret them)
MAINPHASE_OPT=0|1|2|3|g  the C compiler's optimisation level (default 1; what is run seldom or often
                         has its own where this is 1)
MAINPHASE_PROFILED=0|1   1: compile twice, the second time knowing what games run (tools/profiled_games.py); a tenth
                         faster for three times the compiling, so wheels are made that way; needs gcc (default 0)
MAINPHASE_PREBUILT=DIR   take the extension modules from DIR (what `build_ext --build-lib DIR` left there)
"""

from __future__ import annotations

import gc
import os
import shutil
import subprocess
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "tools"))

from compiled_modules import closure, compiled_sources, module_name, often_run, seldom_run  # noqa: E402
from freeing_code import freed_at_once  # noqa: E402
from loading_code import PREAMBLE, shortened  # noqa: E402
from processors import processors  # noqa: E402

BUILD = Path("build")  # where mypyc leaves its C
TOGETHER = 4_000_000  # bytes of C that are compiled as one file: so many that reading the headers costs little
SHIMS = 16  # modules whose shims are one library
# What compiled code calls in itself it calls directly, not through a table of what others may call.
INWARD = ["-fvisibility=hidden", "-fno-plt"]
UNWARNED = ["-w"]  # nobody reads what a compiler says of generated code, and finding it takes 6 % of its time
# How the C files are called that hold what is run often and seldom, and how they are optimised.
LEVELS = {"often": "-O2", "seldom": "-Og"}
# With a profile nobody need say what is run often.
COUNTING = ["-O2", "-fprofile-generate"]
COUNTED = ["-O2", "-fprofile-use", "-fprofile-correction", "-fprofile-partial-training"]
PROFILED = BUILD / "profiled"  # the package that counts what its games run


class Shim(Extension):
    """A copy of another module's shim. A shim is what Python loads for a module: a library that only calls into the one
    that holds all the code. mypyc makes one for each, and starting the compiler is most of what they cost.
    """

    first: Extension


class CompileKernel(build_ext):
    """Compiles as many files at a time as it may use processors, and twice where a profile is asked for."""

    def build_extensions(self) -> None:
        compiler: Any = self.compiler
        if compiler.compiler_type == "unix":
            for extension in self.extensions:
                extension.extra_compile_args = [*extension.extra_compile_args, *INWARD, *UNWARNED]
        self.compile_side_by_side()
        if is_profiled():
            self.count()
        super().build_extensions()

    def count(self) -> None:
        """Builds the package that counts what is run, plays with it, and has the next build use what it counted."""
        if not is_gcc(self.compiler):
            raise SystemExit("MAINPHASE_PROFILED=1: only gcc can, and CC is another compiler")
        build_lib, self.build_lib = self.build_lib, str(PROFILED)
        shutil.copytree(ROOT / "src", PROFILED, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
        usual = [(extension, extension.extra_compile_args, extension.extra_link_args) for extension in self.extensions]
        for extension, compiling, linking in usual:
            extension.extra_compile_args = [*compiling, *COUNTING]
            extension.extra_link_args = [*linking, *COUNTING]
        super().build_extensions()
        path = os.pathsep.join([str(PROFILED.resolve()), *filter(None, [os.environ.get("PYTHONPATH")])])
        subprocess.run(
            [sys.executable, str(ROOT / "tools" / "profiled_games.py")],
            env=os.environ | {"PYTHONPATH": path},
            check=True,
        )
        for extension, compiling, linking in usual:
            extension.extra_compile_args = [*compiling, *COUNTED]
            extension.extra_link_args = linking
        self.build_lib = build_lib

    def compile_side_by_side(self) -> None:
        compiler: Any = self.compiler
        compile_in_turn = compiler.compile

        def compile_one(source: str, *how: Any, **more: Any) -> list[str]:
            flags = more.get("extra_postargs") or []
            level = LEVELS.get(Path(source).stem.split("_")[0])
            if level and "-O1" in flags and "-O2" not in flags:
                more["extra_postargs"] = [*flags, level]
            names: list[str] = compile_in_turn([source], *how, **more)
            return names

        def compile_side_by_side(sources: list[str], *how: Any, **more: Any) -> list[str]:
            with ThreadPoolExecutor(processors()) as threads:
                made = threads.map(lambda source: compile_one(source, *how, **more), sources)
                return [name for names in made for name in names]

        if hasattr(compiler, "initialize") and not getattr(compiler, "initialized", True):
            compiler.initialize()  # Microsoft's finds itself first, once
        compiler.compile = compile_side_by_side

    def build_extension(self, ext: Extension) -> None:
        if isinstance(ext, Shim):
            target = Path(self.get_ext_fullpath(ext.name))
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(self.get_ext_fullpath(ext.first.name), target)
        else:
            super().build_extension(ext)


class CopyPrebuilt(build_ext):
    """Puts extension modules that were compiled earlier where a compiler would have put them."""

    def build_extension(self, ext: Extension) -> None:
        target = Path(self.get_ext_fullpath(ext.name))
        target.parent.mkdir(parents=True, exist_ok=True)
        built = Path(os.environ["MAINPHASE_PREBUILT"]).joinpath(*ext.name.split(".")[:-1], target.name)
        shutil.copyfile(built, target)


def prebuilt_extensions(folder: Path) -> list[Extension]:
    """An extension without sources for each compiled file under `folder`, named by its path."""
    files = sorted(path.relative_to(folder) for path in folder.rglob("*") if path.suffix in {".so", ".pyd"})
    if not files:
        raise SystemExit(f"MAINPHASE_PREBUILT: no extension modules in {folder}")
    return [Extension(".".join([*file.parent.parts, file.name.split(".")[0]]), sources=[]) for file in files]


def mypyc_extensions() -> list[Extension]:
    try:
        from mypyc.build import mypycify
    except ImportError:
        # The build front end first asks what the build requires, and installs that: `setup_requires` below.
        return []
    sources = compiled_sources(ROOT)
    if not sources:
        raise SystemExit("MAINPHASE_COMPILE=1, but no file matches [tool.mainphase] compiled in pyproject.toml")
    gc.disable()  # what mypyc makes is kept until it is done: to look for garbage took a quarter of its time
    code, *shims = mypycify(
        # Nothing but what the types of the compiled modules come from is read.
        ["--follow-imports=skip", *closure(ROOT, sources)],
        only_compile_paths=sources,
        opt_level=setting("MAINPHASE_OPT", ("0", "1", "2", "3", "g"), "1"),
        debug_level="0",
        multi_file=True,  # a C file for each module, of which some are then compiled together
        group_name="mainphase",
    )
    return [in_larger_files(code), *in_fewer_libraries(shims)]  # type: ignore[arg-type]  # they are setuptools' own


def in_larger_files(code: Extension) -> Extension:
    """The same code in fewer C files, each of which includes several of mypyc's. All of these begin with the same
    headers, whose reading takes a good part of the time. mypyc could make one file of all: no two names are the same.
    What is run often is one file, with what mypyc adds to each program, so that it can be made one with what it calls.
    """
    seldom, often = (
        {f"__native_{module_name(source).replace('.', '___')}.c" for source in sources}
        for sources in (seldom_run(ROOT), often_run(ROOT))
    )
    files: dict[str, list[list[Path]]] = {"often": [[]], "seldom": [[]], "other": [[]]}
    sizes = dict.fromkeys(files, 0)
    for source in map(Path, code.sources):
        text = freed_at_once(shortened(source.read_text(encoding="utf-8")))
        source.write_text(text, encoding="utf-8")
        if source.name in often or not source.name.startswith("__native"):
            kind = "often"
        else:
            kind = "seldom" if source.name in seldom else "other"
            if sizes[kind] + len(text) > TOGETHER:
                files[kind].append([])
                sizes[kind] = 0
        files[kind][-1].append(source)
        sizes[kind] += len(text)
    code.sources = [
        one_file(f"{kind}_{number}", sources, before=PREAMBLE)
        for kind, groups in files.items()
        for number, sources in enumerate(groups)
    ]
    return code


def in_fewer_libraries(shims: list[Extension]) -> list[Extension]:
    """The same shims, of which the first of several is compiled with all of them in it, and the others are its copies.
    Two modules whose last name is the same cannot be together: what Python calls is named after that alone.
    """
    together: list[dict[str, Extension]] = []
    for shim in shims:
        name = shim.name.split(".")[-1]
        library = next((one for one in together if len(one) < SHIMS and name not in one), None)
        if library is None:
            together.append({name: shim})
        else:
            library[name] = shim
    made: list[Extension] = []
    for number, library in enumerate(together):
        first, *others = library.values()
        sources = [Path(source) for shim in library.values() for source in shim.sources]
        first.sources = [one_file(f"shims_{number}", sources, apart="PyInit___init__")]
        made.append(first)
        for other in others:
            copy = Shim(other.name, sources=[])
            copy.first = first
            made.append(copy)
    return made


def one_file(name: str, sources: list[Path], apart: str = "", before: str = "") -> str:
    """A C file that includes these after `before`. `apart` is a name that each defines for itself."""
    lines = [before]
    for number, source in enumerate(sources):
        if apart:
            lines.append(f"#undef {apart}\n#define {apart} {apart}_{number}\n")
        lines.append(f'#include "{Path(os.path.relpath(source, BUILD)).as_posix()}"\n')
    made = BUILD / f"{name}.c"
    made.write_text("".join(lines), encoding="utf-8")
    return str(made)


def is_profiled() -> bool:
    return setting("MAINPHASE_PROFILED", ("0", "1"), "0") == "1"


def is_gcc(compiler: Any) -> bool:
    """Clang takes the same options and does otherwise."""
    if compiler.compiler_type != "unix":
        return False
    said = subprocess.run([compiler.compiler_so[0], "--version"], capture_output=True, text=True, check=True).stdout
    return "Free Software Foundation" in said


def required() -> list[str]:
    """What a compiled build asks of pip; the games of a profile are played through environments for agents too."""
    if not is_profiled():
        return ["mypy>=2.4,<3"]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return ["mypy>=2.4,<3", *project["dependencies"], *project["optional-dependencies"]["env"]]


def setting(name: str, allowed: tuple[str, ...], default: str) -> str:
    """What the environment asks for."""
    value = os.environ.get(name) or default
    if value not in allowed:
        raise SystemExit(f"{name}={value}: it is one of {', '.join(allowed)}")
    return value


def say(kind: str, how: str) -> None:
    """Which build this is, to those who look: pip shows it with `-v`, and `mainphase --version` says it always."""
    print(f"mainphase: this is the {kind} build; {how}", file=sys.stderr)


if "MAINPHASE_PREBUILT" in os.environ:
    setup(ext_modules=prebuilt_extensions(Path(os.environ["MAINPHASE_PREBUILT"])), cmdclass={"build_ext": CopyPrebuilt})
elif setting("MAINPHASE_COMPILE", ("0", "1"), "0") == "1":
    say("compiled", "MAINPHASE_COMPILE=0 makes the interpreted one")
    setup(
        setup_requires=required(),
        ext_modules=mypyc_extensions(),
        cmdclass={"build_ext": CompileKernel},
    )
else:
    say("interpreted", "MAINPHASE_COMPILE=1 makes the compiled one, several times as fast, with a C compiler")
    setup()
