import type { TestVectors } from '../../../shared/contracts/test-vectors.ts';
import { otherLast } from '../../support/other-last.ts';
import { deliveries, previousSecret, type SignedDelivery, secret, sentAt } from './deliveries.ts';

type Vectors = TestVectors['webhook_signatures'];
type Case = Vectors['cases'][number];
type Refusal = NonNullable<Case['reason']>;
type Changes = Partial<Pick<Case, 'secret' | 'now' | 'headers' | 'body'>>;

const given = (
  name: string,
  { headers, body }: SignedDelivery,
  changes: Changes,
  reason: Refusal | null,
) => ({ name, secret, now: sentAt, headers, body, ...changes, valid: reason === null, reason });

const { plain, unicode, decomposed, escaped, spaced, rotating, lastOfFive } = deliveries;

const valid = (name: string, delivery: SignedDelivery, changes: Changes = {}): Case =>
  given(name, delivery, changes, null);
const refused = (reason: Refusal, name: string, changes: Changes, delivery = plain): Case =>
  given(name, delivery, changes, reason);

const [time = '', signature = ''] = plain.headers['svc-signature'].split(',');
/** A case about this header alone. */
const only = (header: string): Changes => ({ headers: { 'svc-signature': header } });
const mismatch = (name: string, changes: Changes, delivery?: SignedDelivery) =>
  refused('signature_mismatch', name, changes, delivery);
const writtenAgain = (json: string) => JSON.stringify(JSON.parse(json));
const malformed = (name: string, header: string) => refused('malformed_header', name, only(header));

/** What every receiver should accept and refuse, in the order of the page. */
export const signatureVectors: Vectors = {
  tolerance_seconds: 300,
  cases: [
    valid('a delivery', plain),
    valid('characters of two, three and four bytes', unicode),
    valid('an accent as a character of its own', decomposed),
    valid('an escaped character', escaped),
    valid('white space and line ends', spaced),
    valid('two signatures, to a receiver with the new secret', rotating),
    valid('two signatures, to a receiver with the previous secret', rotating, { secret: previousSecret }),
    valid('the last of five signatures', lastOfFive),
    valid('a signature of a scheme to come beside ours', plain, only(`${time},v2=0123,${signature}`)),
    valid('the time behind the signature', plain, only(`${signature},${time}`)),
    valid('exactly 300 seconds old', plain, { now: sentAt + 300 }),
    valid('exactly 300 seconds early', plain, { now: sentAt - 300 }),

    refused('timestamp_too_old', '301 seconds old', { now: sentAt + 301 }),
    refused('timestamp_too_new', '301 seconds early', { now: sentAt - 301 }),

    mismatch('a changed byte', { body: plain.body.replace('Engineer', 'Enginees') }),
    mismatch('a byte too many', { body: `${plain.body}\n` }),
    mismatch('a byte too few', { body: plain.body.slice(0, -1) }),
    mismatch('an empty body', { body: '' }),
    mismatch('an accent that was composed', { body: decomposed.body.normalize('NFC') }, decomposed),
    mismatch('JSON that was parsed and written again', { body: writtenAgain(escaped.body) }, escaped),
    mismatch('another secret', { secret: previousSecret }),
    mismatch('a secret without its whsec_', {
      ...only(plain.headers['svc-signature']),
      secret: secret.slice('whsec_'.length),
    }),
    mismatch('a changed time', {
      headers: {
        ...plain.headers,
        'svc-signature': `t=${sentAt + 1},${signature}`,
        'webhook-timestamp': String(sentAt + 1),
      },
    }),
    mismatch('a changed digit of the signature', only(`${time},${otherLast(signature)}`)),

    refused('missing_header', 'no header', { headers: {} }),
    refused('missing_header', 'an empty header', only('')),
    malformed('no time', signature),
    malformed('two times', `${time},${time},${signature}`),
    malformed('a time that is no number', `t=now,${signature}`),
    malformed('a time with something behind it', `${time}s,${signature}`),
    malformed('a time below zero', `t=-${sentAt},${signature}`),
    malformed('an empty time', `t=,${signature}`),
    malformed('no signature', time),
    malformed('an empty signature', `${time},v1=`),
    malformed('a signature that is too short', `${time},${signature.slice(0, -2)}`),
    malformed('a signature that is too long', `${time},${signature}00`),
    malformed('a signature in capitals', `${time},v1=${signature.slice('v1='.length).toUpperCase()}`),
    malformed('a signature that is no hexadecimal', `${time},v1=${'z'.repeat(64)}`),
    malformed('the signature under another scheme', `${time},${signature.replace('v1', 'v2')}`),
    malformed('separators alone', ',,=,='),
    malformed('a header of another kind', 'Bearer 0123456789'),
  ],
};
