/** What the edge does with a form that a browser sends, and how it refuses a person: on a row of this test's own. */
import { beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '../../../shared/domain/api-error.ts';
import { idSource } from '../../../shared/domain/ids.ts';
import { endpoint } from '../../../shared/http/endpoint.ts';
import { newCaller } from '../../support/call-endpoint.ts';
import { sharedBackend } from '../../support/shared-backend.ts';
import { asBase64, encoded, form, formCalls, part, type } from './support/form-calls.ts';

let organization: string;
let calls: ReturnType<typeof formCalls>;
let send: typeof calls.send;
let admitted: string[] = [];
beforeAll(async () => {
  const backend = await sharedBackend();
  organization = (await newCaller(backend)).organizationId;
  calls = formCalls(backend, organization, async (of, address) => {
    admitted.push(`${of} ${address}`);
    if (address === 'blocked') throw new ApiError('rate_limited');
  });
  send = calls.send;
});

describe('a form', () => {
  it('reaches the handler with the fields that its schema knows, and its files', async () => {
    const file = part('cv', 'ÿ a CV', '; filename="cv.txt"');
    const body = encoded(
      part('text', 'Grüße'),
      part('answers.why', 'x'),
      part('answers.no', 'y'),
      part('utm', 'z'),
      file,
    );
    for (const { rawBody, isBase64Encoded } of [{ rawBody: body, isBase64Encoded: false }, asBase64(body)]) {
      const { status, calls } = await send(rawBody, { isBase64Encoded });
      expect(status).toBe(200);
      expect(calls[0]?.origin).toMatchObject({ organizationId: organization, actor: { id: 'portal' } });
      expect(calls[0]?.body).toEqual({ text: 'Grüße', answers: { why: 'x' } });
      expect(calls[0]?.files.map(({ bytes, ...named }) => [named, Buffer.from(bytes).toString()])).toEqual([
        [{ name: 'cv', filename: 'cv.txt' }, 'ÿ a CV'],
      ]);
    }
  });

  it.each([type, 'Multipart/Form-Data;boundary=edge7', ' \t multipart/form-data \t ; boundary=edge7'])(
    'is read as one with the content type %j',
    async (contentType) => {
      const { status, calls } = await send(encoded(part('text', 'a')), { contentType });
      expect([status, calls[0]?.body.text]).toEqual([200, 'a']);
    },
  );

  it.each([
    'text/plain; multipart/form-data; boundary=edge7',
    'multipart/form-data',
    'multipart/form-datax; boundary=edge7',
    '',
  ])('is none with the content type %j', async (contentType) => {
    const { status, body, calls } = await send(encoded(part('text', 'a')), { contentType });
    expect([status, body.error.code, calls]).toEqual([415, 'unsupported_media_type', []]);
  });

  it('may weigh what the row says, to the byte', async () => {
    const frame = encoded(part('cv', '', '; filename="a"'));
    const weighing = (bytes: number) =>
      encoded(part('cv', 'x'.repeat(bytes - frame.length), '; filename="a"'));
    expect((await send(weighing(4000))).status).toBe(200);
    const heavy = await send(weighing(4001));
    expect([heavy.status, heavy.body.error.code]).toEqual([413, 'payload_too_large']);
  });

  it('may have fields that weigh what the row says, to the byte', async () => {
    const around = JSON.stringify({ text: '', answers: {} }).length;
    expect((await send(encoded(part('text', 'x'.repeat(1000 - around))))).status).toBe(200);
    const heavy = await send(encoded(part('text', 'x'.repeat(1001 - around))));
    expect([heavy.status, heavy.body.error.code]).toEqual([413, 'payload_too_large']);
  });

  it('is refused by its address before it is read, where its organization exists', async () => {
    admitted = [];
    expect((await send('broken', { address: 'blocked' })).status).toBe(429);
    expect((await send(encoded(part('text', 'a')))).status).toBe(200);
    expect(admitted).toEqual([`${organization} blocked`, `${organization} 192.0.2.7`]);
    admitted = [];
    const other = idSource(new Date())('organization');
    for (const nobody of [other, 'no-id']) await send('broken', { organization: nobody, address: 'blocked' });
    expect(admitted).toEqual([]);
  });

  it('is taken only where addresses are counted', () => {
    const { addresses: _, ...uncounted } = calls.edge;
    expect(() => endpoint(form, async () => '', uncounted)).toThrow(`${form.path} takes what pages send`);
  });
});

describe('a refusal', () => {
  it.each([
    ['text/html,application/xhtml+xml', true],
    ['Text/HTML', true],
    ['application/json', false],
    ['', false],
  ])('is a page for a person with the Accept header %j: %s', async (accept, isPage) => {
    const { status, headers, text } = await send('broken', { headers: { accept } });
    expect([status, headers['Content-Type']]).toEqual([
      422,
      isPage ? 'text/html; charset=utf-8' : 'application/json',
    ]);
    expect(text.startsWith('<!')).toBe(isPage);
    expect(text).toContain(headers['Svc-Request-Id']);
  });
});
