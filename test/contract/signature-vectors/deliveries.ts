/** The deliveries that the vectors are made of, signed by the libraries of others: nothing of ours computes here. */
import { Webhook } from 'standardwebhooks';
import { Stripe } from 'stripe';

/** Good for nothing but these vectors. */
export const secret = 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=';
export const previousSecret = 'whsec_ZmVkY2JhOTg3NjU0MzIxMGZlZGNiYTk4NzY1NDMyMTA=';
const retiredSecrets = ['a', 'b', 'c'].map(
  (letter) => `whsec_${Buffer.from(letter.repeat(32)).toString('base64')}`,
);

export const eventId = 'evt_01KDVDNA000000000000000000';
/** 2026-01-01T00:00:00Z. */
export const sentAt = 1_767_225_600;

export interface SignedDelivery {
  /** Those it is signed with, in the order of its signatures. */
  secrets: string[];
  body: string;
  headers: Record<'svc-signature' | 'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>;
}

const stripe = new Stripe('unused');

function sign(body: string, secrets = [secret]): SignedDelivery {
  const signatures = secrets.map((one) =>
    stripe.webhooks
      .generateTestHeaderString({ payload: body, secret: one, timestamp: sentAt })
      .replace(`t=${sentAt},`, ''),
  );
  const standard = secrets.map((one) => new Webhook(one).sign(eventId, new Date(sentAt * 1000), body));
  return {
    secrets,
    body,
    headers: {
      'svc-signature': [`t=${sentAt}`, ...signatures].join(','),
      'webhook-id': eventId,
      'webhook-timestamp': String(sentAt),
      'webhook-signature': standard.join(' '),
    },
  };
}

const eventNamed = (name: string) =>
  `{"object":"event","id":"${eventId}","type":"job.published","sequence":3,"data":{"object":{"object":"job","id":"job_01KDVDNA000000000000000000","name":"${name}"},"previous":null}}`;

export const deliveries = {
  plain: sign(eventNamed('Engineer')),
  /** Characters of two, three and four bytes. */
  unicode: sign(eventNamed('Zoë Łukasz 山田 🎉')),
  /** An e and the dots to be put over it. */
  decomposed: sign(eventNamed('Zoe\u0308')),
  /** The letters \u00eb, which only a JSON parser makes one character. */
  escaped: sign(eventNamed('Zo\\u00eb')),
  spaced: sign('{\r\n  "object": "event",\r\n  "id": "evt_01KDVDNA000000000000000000"\r\n}\n'),
  rotating: sign(eventNamed('Engineer'), [secret, previousSecret]),
  lastOfFive: sign(eventNamed('Engineer'), [...retiredSecrets, previousSecret, secret]),
} satisfies Record<string, SignedDelivery>;
