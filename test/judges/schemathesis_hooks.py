"""What Schemathesis cannot know of this API: how to make values of our formats, and which refusals are rules of ours."""

import os
import re

import schemathesis
from hypothesis import strategies as st

WORDS = st.text(alphabet="abcdefghijklmnopqrstuvwxyz0123456789", min_size=1, max_size=12)

schemathesis.openapi.format("iso-4217", st.sampled_from(["EUR", "USD", "CHF", "JPY", "BHD"]))

# Addresses that nobody has (RFC 2606): the API calls some of those that it is given.
schemathesis.openapi.format("uri", st.builds("https://{}.example/{}".format, WORDS, WORDS))

# Refused for what is stored, or for a file's name and size, which have codes of their own.
CODES = {
    "invalid_cursor",
    "storage_token_invalid",
    "storage_token_used",
    "storage_token_expired",
    "file_not_uploaded",
    "unsupported_file_type",
    "file_too_large",
    "url_not_reachable",
}
# Refused for what fields say together, or name. The document has none of these rules.
RULES = {
    "contradictory",
    "not_found",
    "taken",
    "duplicate",
    "reserved",
    "invalid_stages",
    "url_not_allowed",
}
# Codes that the document can tell as well, by the words of the rules that it cannot tell.
WORDS_OF_RULES = {
    "too_many": ("metadata can have", "A pipeline has at most", "questions can ask", "There can be at most", "has at most 30 files"),
    # An address is more than a pattern can say: `https://` alone has the form of one. A part of a list may be blank.
    "invalid_format": ("an http or https address", "is not Base64", "must be given alone", "must be given where", "one or several texts", "the name of a file"),
    "invalid_value": ("An import always ends as a draft", "is in the future"),
    # A name of invisible letters, which patterns without flags cannot name.
    "too_short": ("filename must not be empty",),
    # A choice needs options; other types of a custom field have none.
    "too_few": ("needs at least one option",),
    # One of two fields is enough: the words of a reason or its id, a text or a value.
    "required": ("candidate is required", "reason is required", "Send a text or a value"),
}


# What another field, or the job that is applied for, makes a must: a job that is public, or a file, needs them.
ASKED_ELSEWHERE = (
    "answers.",
    "consent.processing",
    "job_details.salary_currency",
    "job_details.salary_period",
    "remote_regions",
    "resume.filename",
)
# The values that fields of the organization take: their keys and types are data.
DEFINED = "custom_fields."


def is_rule(detail):
    code, param, message = detail["code"], detail["param"] or "", detail["message"]
    asked_elsewhere = code in ("required", "invalid_value") and param.startswith(ASKED_ELSEWHERE)
    return code in RULES or asked_elsewhere or DEFINED in param or any(words in message for words in WORDS_OF_RULES.get(code, ()))


@schemathesis.hook
def before_call(context, case, kwargs):
    """A repeated Idempotency-Key repeats an answer whose resource another step may have deleted since."""
    if case.meta is not None and case.meta.phase.name.value == "stateful" and case.headers is not None:
        case.headers.pop("Idempotency-Key", None)


@schemathesis.hook
def map_query(context, query):
    """With `fields`, required properties are missing: the document cannot tell."""
    if isinstance(query, dict):
        query.pop("fields", None)
    return query


@schemathesis.hook
def map_body(context, body):
    """
    Applications for a job that is there and open, so that more than the refusal is judged. Invisible characters beyond the
    BMP become visible: patterns of JSON Schema have no flags, so the document cannot name them.
    """
    body = visible(body)
    if context.operation.label == "POST /v1/applications" and isinstance(body, dict):
        if str(body.get("job_id")).startswith("job_"):
            return {**body, "job_id": os.environ["OPEN_JOB_ID"]}
    return body


INVISIBLE = re.compile("[\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]")


def visible(value):
    if isinstance(value, str):
        return INVISIBLE.sub("x", value)
    if isinstance(value, list):
        return [visible(one) for one in value]
    if isinstance(value, dict):
        return {visible(key): visible(one) for key, one in value.items()}
    return value


@schemathesis.check
def refuses_by_a_known_rule(ctx, response, case):
    """A request that is as the document says is refused for a rule that the document cannot tell, or not at all."""
    if case.meta is None or not case.meta.generation.mode.is_positive or response.status_code not in (400, 422):
        return
    error = response.json()["error"]
    if error["code"] in CODES or (error["details"] and all(map(is_rule, error["details"]))):
        return
    # A form has texts of any kind: it judges them itself, so that the applicant sees the problem at its field.
    if "/careers/" in case.operation.label:
        return
    # The stage that takes the applications of a deleted one must be another stage of the same job.
    if error["param"] == "move_to":
        return
    raise AssertionError(f"Refused for what the document could tell: {response.text}")
