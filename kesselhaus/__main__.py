"""`python -m kesselhaus` is the command `kesselhaus`."""

import sys

from kesselhaus.cli import main

sys.exit(main())
