"""`python -m mainphase` is the command `mainphase`."""

from mainphase.cli import main

if __name__ == "__main__":
    main()
