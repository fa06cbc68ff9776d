"""Receives webhooks: Python 3.8 or later, its standard library alone.

body is always the raw bytes as they came, before any JSON parsing: request.get_data() in Flask, request.body in Django,
await request.body() in FastAPI. header is svc-signature, None where there is none.
"""

import hashlib
import hmac
import json
import re
import time

TOLERANCE_SECONDS = 300


def verify(secret, header, body, now=None):
    """Whether a delivery was signed with the whole whsec_ secret within the last five minutes."""
    entries = [entry.strip().partition("=")[::2] for entry in (header or "").split(",")]
    times = [value for name, value in entries if name == "t"]
    if len(times) != 1 or not re.fullmatch("[1-9][0-9]{0,11}", times[0]):
        return False
    expected = hmac.new(secret.encode(), times[0].encode() + b"." + body, hashlib.sha256).hexdigest()
    # While a secret is rotated there are two signatures. One that matches is enough; each is compared in constant time.
    given = [value.encode() for name, value in entries if name == "v1"]
    matches = [hmac.compare_digest(value, expected.encode()) for value in given]
    age = (int(time.time()) if now is None else now) - int(times[0])
    return any(matches) and abs(age) <= TOLERANCE_SECONDS


class Inbox:
    """Lets each event through once, and none that is older than what is known of its resource.

    Keep both in your database rather than in memory, written in one transaction with what handle does.
    """

    def __init__(self):
        self.handled = set()
        self.sequences = {}

    def receive(self, secret, header, body, handle, now=None):
        """The status to answer with. Let an exception of handle become a 500: the event then comes again."""
        if not verify(secret, header, body, now):
            return 400
        event = json.loads(body)
        # A test, a ping or an example, says that deliveries arrive; it tells of nothing that happened.
        if event["data"]["context"].get("test"):
            return 200
        # The header svc-event-id says the same, but only the body is signed.
        if event["id"] in self.handled:
            return 200
        # Events may overtake each other. sequence is the version of the resource: a lower one tells of an older state.
        # Ids are unique within an organization: the usage of a month bears the same one in each.
        resource = (event["environment"], event["organization_id"], event["data"]["object"]["id"])
        if event["sequence"] >= self.sequences.get(resource, 0):
            handle(event)
            self.sequences[resource] = event["sequence"]
        self.handled.add(event["id"])
        return 200
