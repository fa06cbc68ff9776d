"""Receives webhooks: Python 3.8 or later, with its standard library only.

body is always the raw bytes, before any JSON parsing: request.get_data() in Flask, request.body in Django,
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
    # While a secret is rotated there are two signatures. One match is enough. The comparison takes constant time.
    given = [value.encode() for name, value in entries if name == "v1"]
    matches = [hmac.compare_digest(value, expected.encode()) for value in given]
    age = (int(time.time()) if now is None else now) - int(times[0])
    return any(matches) and abs(age) <= TOLERANCE_SECONDS


class Inbox:
    """Processes each event once and ignores outdated events.

    Keep both in your database rather than in memory, written in one transaction with what handle does.
    """

    def __init__(self):
        self.handled = set()
        self.sequences = {}

    def receive(self, secret, header, body, handle, now=None):
        """Returns the status of the response. Let an exception of handle become a 500: the event is then delivered again."""
        if not verify(secret, header, body, now):
            return 400
        event = json.loads(body)
        # A test (a ping or an example event) only checks that deliveries arrive. Nothing changed.
        if event["data"]["context"].get("test"):
            return 200
        # The header svc-event-id has the same id, but only the body is signed.
        if event["id"] in self.handled:
            return 200
        # Events may arrive in any order. sequence is the version of the resource: a lower one is outdated.
        # Ids are unique within an organization: the usage of a month has the same id in each.
        resource = (event["environment"], event["organization_id"], event["data"]["object"]["id"])
        if event["sequence"] >= self.sequences.get(resource, 0):
            handle(event)
            self.sequences[resource] = event["sequence"]
        self.handled.add(event["id"])
        return 200
