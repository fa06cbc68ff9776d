import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signatureHeaders } from '../../../shared/webhooks/sign-delivery.ts';
import { SIGNATURE_HEADER } from '../../../shared/webhooks/signature-scheme.ts';
import { verifySignature } from '../../../shared/webhooks/verify-signature.ts';

const SENT_AT = 1_767_225_600;
const secret = 'whsec_current';
const body = '{"name":"Zoë 山田"}';

const headerOf = (secrets: string[], signed: string | Uint8Array = body): string =>
  signatureHeaders({
    secrets,
    body: signed,
    eventId: 'evt_1',
    deliveryId: 'dlv_1',
    attempt: 1,
    sentAtEpochSeconds: SENT_AT,
  })[SIGNATURE_HEADER] ?? '';

const verify = (changed: Partial<Parameters<typeof verifySignature>[0]>) =>
  verifySignature({ header: headerOf([secret]), body, secret, nowEpochSeconds: SENT_AT, ...changed });

const accepted = { ok: true, sentAtEpochSeconds: SENT_AT };

describe('accepted', () => {
  it('takes any body, as text or bytes, under any of the secrets it was signed with', () => {
    fc.assert(
      fc.property(
        fc.uint8Array(),
        fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 4 }),
        (bytes, secrets) => {
          const header = headerOf(secrets, bytes);
          for (const one of secrets) expect(verify({ header, body: bytes, secret: one })).toEqual(accepted);
        },
      ),
    );
  });

  it('skips schemes it does not know and blanks after commas', () => {
    expect(verify({ header: `v0=abc, ${headerOf([secret]).replace(',', ', ')},v2=zz` })).toEqual(accepted);
  });

  it('holds to exactly 300 s on both sides', () => {
    expect(verify({ nowEpochSeconds: SENT_AT + 300 })).toEqual(accepted);
    expect(verify({ nowEpochSeconds: SENT_AT - 300 })).toEqual(accepted);
  });
});

describe('refused', () => {
  it('a timestamp one second past either side of the tolerance', () => {
    expect(verify({ nowEpochSeconds: SENT_AT + 301 })).toEqual({ ok: false, reason: 'timestamp_too_old' });
    expect(verify({ nowEpochSeconds: SENT_AT - 301 })).toEqual({ ok: false, reason: 'timestamp_too_new' });
  });

  it('a body in which any one byte changed', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 1 }),
        fc.nat(),
        fc.integer({ min: 1, max: 255 }),
        (bytes, at, flip) => {
          const changed = bytes.map((byte, index) => (index === at % bytes.length ? byte ^ flip : byte));
          const verdict = verify({ header: headerOf([secret], bytes), body: changed });
          expect(verdict).toEqual({ ok: false, reason: 'signature_mismatch' });
        },
      ),
    );
  });

  it('another secret, and a timestamp moved to now', () => {
    expect(verify({ secret: 'whsec_other' })).toEqual({ ok: false, reason: 'signature_mismatch' });
    const header = headerOf([secret]).replace(String(SENT_AT), String(SENT_AT + 1));
    expect(verify({ header })).toEqual({ ok: false, reason: 'signature_mismatch' });
  });

  it.each([undefined, ''])('no header (%j)', (header) => {
    expect(verify({ header })).toEqual({ ok: false, reason: 'missing_header' });
  });

  const v1 = `v1=${'0'.repeat(64)}`;
  it.each([
    ['no timestamp', v1],
    ['two timestamps', `t=1,t=2,${v1}`],
    ['a timestamp that is no number', `t=soon,${v1}`],
    ['a negative timestamp', `t=-1,${v1}`],
    ['a timestamp that only begins as one', `t=1767225600x,${v1}`],
    ['a timestamp with a sign', `t=+1767225600,${v1}`],
    ['a timestamp with a zero before it', `t=01767225600,${v1}`],
    ['a timestamp of thirteen digits, as of milliseconds', `t=1767225600000,${v1}`],
    ['names without values', 't,v1'],
    ['an empty timestamp', `t=,${v1}`],
    ['no signature', 't=1767225600'],
    ['only a signature of the wrong length', 't=1767225600,v1=00'],
    ['only a signature that is too long', `t=1767225600,v1=0${'0'.repeat(64)},v1=${'0'.repeat(64)}x`],
    ['only a signature in capitals', `t=1767225600,v1=${'A'.repeat(64)}`],
    ['only a signature of another scheme', `t=1767225600,v2=${'0'.repeat(64)}`],
    ['separators only', ',,=,='],
  ])('a header with %s', (_name, header) => {
    expect(verify({ header })).toEqual({ ok: false, reason: 'malformed_header' });
  });

  it('any noise, without throwing', () => {
    fc.assert(fc.property(fc.string(), (header) => !verify({ header }).ok));
  });
});
