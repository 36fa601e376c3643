"""The languages of the house: which there are, and what is said in them.

English and German stand side by side in the code, subject by subject, each in a `Phrases`. A further language
is a folder of files and no code: in this folder, or in one that KESSELHAUS_LANGUAGES names
(docs/adding-a-language.md).
"""

from kesselhaus.languages.folders import FURTHER, LANGUAGES, FaultyWords, rulebook
from kesselhaus.languages.forms import FORMS, Form, Names, as_written, in_form, small
from kesselhaus.languages.phrases import SUBJECTS, Phrases, look_in

__all__ = [
    "FORMS",
    "FURTHER",
    "LANGUAGES",
    "SUBJECTS",
    "FaultyWords",
    "Form",
    "Names",
    "Phrases",
    "as_written",
    "in_form",
    "look_in",
    "rulebook",
    "small",
]
