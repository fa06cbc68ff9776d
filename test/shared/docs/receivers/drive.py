"""Puts deliveries to the recipe beside it: one a line on standard input, as receiver-recipes.test.ts writes them."""

import base64
import sys

from receive_webhook import Inbox, verify

inbox = Inbox()
handled = []
for line in sys.stdin:
    call, *fields = line.rstrip("\n").split("\t")
    secret, header, body, now = [None if field == "-" else base64.b64decode(field) for field in fields]
    arguments = (secret.decode(), None if header is None else header.decode(), body)
    if call == "verify":
        print("valid" if verify(*arguments, now=int(now)) else "refused")
    else:
        status = inbox.receive(*arguments, handle=lambda event: handled.append(event["id"]), now=int(now))
        print(status, " ".join(handled))
