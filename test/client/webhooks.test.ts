import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WebhookVerificationError, webhooks } from '../../client/src/index.ts';
import { newWebhookSecret, signatureHeaders } from '../../shared/webhooks/sign-delivery.ts';

const now = 1_800_000_000;
const secret = newWebhookSecret();
const event = JSON.stringify({
  object: 'event',
  id: 'evt_1',
  type: 'scan.completed',
  data: { object: { id: 'scan_1' } },
});
const signed = (body: string | Uint8Array, secrets = [secret], sentAtEpochSeconds = now): string =>
  signatureHeaders({ secrets, body, eventId: 'evt_1', deliveryId: 'dlv_1', attempt: 1, sentAtEpochSeconds })[
    'svc-signature'
  ] ?? '';
const verify = (
  body: string | Uint8Array | ArrayBuffer,
  header: string | null | undefined,
  toleranceSeconds?: number,
) =>
  webhooks.verify(body, header, secret, {
    nowEpochSeconds: now,
    ...(toleranceSeconds !== undefined && { toleranceSeconds }),
  });
const reasonOf = (verdict: Promise<unknown>) =>
  verdict.then(
    () => 'accepted',
    (error: unknown) => (error instanceof WebhookVerificationError ? error.reason : error),
  );

describe('a delivery of ours', () => {
  it('is accepted as text, as bytes and as a view into a larger buffer, and comes back as its event', async () => {
    const bytes = new TextEncoder().encode(event);
    const view = Buffer.from(`xx${event}xx`).subarray(2, -2);
    for (const body of [event, bytes, view, bytes.buffer]) {
      const received = await verify(body, signed(event));
      expect(received).toEqual(JSON.parse(event));
      // The type of the event is told apart by its name.
      if (received.type === 'scan.completed') expect(received.data.object.id).toBe('scan_1');
    }
  });

  it('is accepted whatever text it holds', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        const body = JSON.stringify({ value, umlaut: 'Ää€𝄞' });
        expect(await verify(body, signed(body))).toEqual(JSON.parse(body));
      }),
      { numRuns: 50 },
    );
  });

  it('is accepted by the old secret and the new one while they are rotated, in either place', async () => {
    const other = newWebhookSecret();
    expect(await reasonOf(verify(event, signed(event, [other, secret])))).toBe('accepted');
    expect(await reasonOf(verify(event, signed(event, [secret, other])))).toBe('accepted');
    expect(await reasonOf(verify(event, signed(event, [other])))).toBe('signature_mismatch');
  });

  it('is accepted next to unknown schemes, and with spaces after commas', async () => {
    const header = `v0=abc, ${signed(event).replace(',', ', ')},v2=whatever`;
    expect(await reasonOf(verify(event, header))).toBe('accepted');
  });

  it('keeps fields and event types that this version does not know', async () => {
    const body = JSON.stringify({ type: 'moon.landed', invented_later: 1 });
    expect(await verify(body, signed(body))).toEqual({ type: 'moon.landed', invented_later: 1 });
  });
});

describe('the tolerance', () => {
  it('holds both ways, to the second', async () => {
    const at = (offset: number, tolerance?: number) =>
      reasonOf(verify(event, signed(event, [secret], now + offset), tolerance));
    expect(await at(-300)).toBe('accepted');
    expect(await at(-301)).toBe('timestamp_too_old');
    expect(await at(300)).toBe('accepted');
    expect(await at(301)).toBe('timestamp_too_new');
    expect(await at(-11, 10)).toBe('timestamp_too_old');
    expect(await at(11, 10)).toBe('timestamp_too_new');
    expect(await at(-86_400, Number.POSITIVE_INFINITY)).toBe('accepted');
  });

  it('is measured against the clock when no time is given', async () => {
    const header = signed(event, [secret], Math.floor(Date.now() / 1000));
    expect(await webhooks.verify(event, header, secret)).toMatchObject({ id: 'evt_1' });
    await expect(webhooks.verify(event, signed(event, [secret], now + 1e9), secret)).rejects.toThrow();
  });
});

const noSignature = `v1=${'0'.repeat(64)}`;

describe('refused', () => {
  it('any change of the body, the time or the signature', async () => {
    const header = signed(event);
    await fc.assert(
      fc.asyncProperty(fc.nat(event.length - 1), async (at) => {
        const changed =
          event.slice(0, at) + String.fromCharCode(event.charCodeAt(at) ^ 1) + event.slice(at + 1);
        expect(await reasonOf(verify(changed, header))).toBe('signature_mismatch');
      }),
      { numRuns: 30 },
    );
    expect(await reasonOf(verify(event, header.replace(`t=${now}`, `t=${now + 1}`)))).toBe(
      'signature_mismatch',
    );
    const flipped = header.endsWith('0') ? '1' : '0';
    expect(await reasonOf(verify(event, header.slice(0, -1) + flipped))).toBe('signature_mismatch');
  });

  it.each([
    ['missing_header', undefined],
    ['missing_header', null],
    ['missing_header', ''],
    ['signature_mismatch', `t=${now},${noSignature}`],
  ])('with %s the header %s', async (reason, header) => {
    expect(await reasonOf(verify(event, header))).toBe(reason);
  });

  it.each([
    ['no timestamp', noSignature],
    ['two timestamps', `t=${now},t=${now},${noSignature}`],
    ['a timestamp that is no number', `t=soon,${noSignature}`],
    ['a negative timestamp', `t=-1,${noSignature}`],
    ['a timestamp that only begins as one', `t=${now}x,${noSignature}`],
    ['a timestamp with a sign', `t=+${now},${noSignature}`],
    ['a timestamp with a zero before it', `t=0${now},${noSignature}`],
    ['a timestamp of thirteen digits, as of milliseconds', `t=${now}000,${noSignature}`],
    ['an empty timestamp', `t=,${noSignature}`],
    ['names without values', 't,v1'],
    ['no signature', `t=${now}`],
    ['only a signature of the wrong length', `t=${now},v1=00`],
    ['only a signature that is too long', `t=${now},v1=0${'0'.repeat(64)},v1=${'0'.repeat(64)}x`],
    ['only a signature in capitals', `t=${now},v1=${'A'.repeat(64)}`],
    ['only a signature of another scheme', `t=${now},v2=${'0'.repeat(64)}`],
    ['separators only', ',,=,='],
  ])('a header with %s', async (_, header) => {
    expect(await reasonOf(verify(event, header))).toBe('malformed_header');
  });

  it('any noise for a header, without another error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1 }), async (header) => {
        expect(await reasonOf(verify(event, header))).toBe('malformed_header');
      }),
    );
  });

  it('by an error with its name and its reason', async () => {
    await expect(verify(event, undefined)).rejects.toMatchObject({
      name: 'WebhookVerificationError',
      message: 'The webhook could not be verified: missing_header.',
    });
  });

  it('a signed body that is not JSON', async () => {
    expect(await reasonOf(verify('no JSON', signed('no JSON')))).toBe('malformed_body');
    const broken = Uint8Array.of(0x22, 0xff, 0x22);
    expect(await reasonOf(verify(broken, signed(broken)))).toBe('malformed_body');
  });

  it('a body that was parsed already, with a word about the mistake', async () => {
    await expect(verify(JSON.parse(event), signed(event))).rejects.toThrow(/raw bytes or text/);
  });
});
