"""What Schemathesis cannot know of this API: how to make values of our formats, and which refusals are rules of ours."""

import schemathesis
from hypothesis import strategies as st

WORDS = st.text(alphabet="abcdefghijklmnopqrstuvwxyz0123456789", min_size=1, max_size=12)

schemathesis.openapi.format("iso-4217", st.sampled_from(["EUR", "USD", "CHF", "JPY", "BHD"]))

# Addresses that nobody has (RFC 2606): the API calls some of those that it is given.
schemathesis.openapi.format("uri", st.builds("https://{}.example/{}".format, WORDS, WORDS))

# Refused for what is stored, or for what fields say together.
CODES = {
    "invalid_cursor",
    "storage_token_invalid",
    "url_not_reachable",
}
RULES = {
    "greater_than_max",
    "duplicate",
    "several_entry_stages",
    "hired_stage_not_last",
    "entry_stage_hired",
}


@schemathesis.check
def refuses_by_a_known_rule(ctx, response, case):
    """A request that is as the document says is refused for a rule that the document cannot tell, or not at all."""
    if not case.meta.generation.mode.is_positive or response.status_code not in (400, 422):
        return
    error = response.json()["error"]
    named = {detail["code"] for detail in error["details"]} or {error["code"]}
    unknown = set() if error["code"] in CODES else named - RULES
    if unknown:
        raise AssertionError(f"Refused with {', '.join(sorted(unknown))}, which the document could tell: {error}")
