"""Has the official Python libraries judge deliveries: JSON in on standard input, JSON out."""

import json
import sys

import standardwebhooks
import stripe


def accepts(judge):
    try:
        judge()
        return True
    except (stripe.SignatureVerificationError, standardwebhooks.WebhookVerificationError):
        return False


def verdicts(secret, headers, body):
    raw = body.encode()
    return {
        "stripe (PyPI)": accepts(lambda: stripe.Webhook.construct_event(raw, headers["svc-signature"], secret)),
        "standardwebhooks (PyPI)": accepts(lambda: standardwebhooks.Webhook(secret).verify(raw, headers)),
    }


print(json.dumps([verdicts(**delivery) for delivery in json.load(sys.stdin)]))
