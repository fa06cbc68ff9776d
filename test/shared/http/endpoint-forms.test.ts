/** What the edge does with a form that a browser sends, and how it refuses a person: on a row of this test's own. */
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { id } from '../../../shared/contracts/primitives.ts';
import { ApiError } from '../../../shared/domain/api-error.ts';
import { idSource } from '../../../shared/domain/ids.ts';
import type { Call, Edge } from '../../../shared/http/call.ts';
import { readForm } from '../../../shared/http/read-form.ts';
import { renderRefusal } from '../../../shared/portal/refusal-page.ts';
import { route } from '../../../shared/routes/route.ts';
import type { Backend } from '../../support/backend.ts';
import { callerOf, newCaller, testEdge } from '../../support/call-endpoint.ts';
import { sharedBackend } from '../../support/shared-backend.ts';

const form = route({
  method: 'POST',
  path: '/careers/{organization}/notes',
  summary: '',
  scope: 'none',
  params: { organization: id('organization') },
  body: v.object({
    text: v.optional(v.string()),
    token: v.optional(v.string()),
    answers: v.optional(v.object({ why: v.optional(v.string()) })),
  }),
  response: v.string(),
  media: 'text/html; charset=utf-8',
  form: { keyField: 'token' },
  errors: ['conflict', 'idempotency_in_progress'],
  maxBodyBytes: 4000,
  maxFieldBytes: 1000,
});

let backend: Backend;
let organization: string;
let edge: Edge;
let admitted: string[];
beforeAll(async () => {
  backend = await sharedBackend();
  organization = (await newCaller(backend)).organizationId;
  const addresses = {
    admit: async (of: string, address: string) => {
      admitted.push(`${of} ${address}`);
      if (address === 'blocked') throw new ApiError('rate_limited');
    },
  };
  admitted = [];
  edge = { ...testEdge(backend), addresses, pages: { readForm, renderRefusal } };
});

const type = 'multipart/form-data; boundary=edge7';
const part = (name: string, text: string, more = '') =>
  `--edge7\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${text}\r\n`;
const encoded = (...parts: string[]) => `${parts.join('')}--edge7--\r\n`;
const asBase64 = (text: string) => ({ rawBody: Buffer.from(text).toString('base64'), isBase64Encoded: true });

interface Sending {
  contentType?: string;
  organization?: string;
  headers?: Record<string, string>;
  address?: string;
  isBase64Encoded?: boolean;
}
/** Sends a body to the row; the handler's calls are collected. */
async function send(rawBody: string, sending: Sending = {}) {
  const { contentType = type, headers, address = '192.0.2.7', isBase64Encoded = false } = sending;
  const calls: Call<typeof form>[] = [];
  const call = callerOf(
    form,
    async (one) => {
      calls.push(one);
      return '<p>ok</p>';
    },
    edge,
  );
  const params = { organization: sending.organization ?? organization };
  const sent = { params, rawBody, isBase64Encoded, address };
  const answered = await call({ ...sent, headers: { 'content-type': contentType, ...headers } });
  return { ...answered, calls };
}

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
    const { addresses: _, ...uncounted } = edge;
    expect(() => callerOf(form, async () => '', uncounted)).toThrow(`${form.path} takes what pages send`);
  });
});

describe('the token of a form', () => {
  /** How often the handler ran for two equal forms. */
  const runs = async (token: string, headers: Record<string, string>[] = [{}, {}], name = 'token') => {
    const body = encoded(part(name, token));
    const answers = [];
    for (const one of headers) answers.push(await send(body, { headers: one }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    return answers.reduce((sum, { calls }) => sum + calls.length, 0);
  };
  const key = () => crypto.randomUUID();

  it('is its Idempotency-Key', async () => {
    expect(await runs(`a.b-_${key()}`)).toBe(1);
    expect(await runs(key().padEnd(255, 'x'))).toBe(1);
    expect(await runs(key(), undefined, 'another')).toBe(2);
  });

  it.each(['', ' x', 'x x', 'x!', '!x', 'ü', 'x'.repeat(256)])(
    'is no key where it is no token: %j',
    async (text) => {
      expect(await runs(text)).toBe(2);
    },
  );

  it('is no key beside the header, which is one', async () => {
    const two = [{ 'idempotency-key': key() }, { 'idempotency-key': key() }];
    expect(await runs(key(), two)).toBe(2);
    const twice = { 'idempotency-key': key() };
    expect(await runs('', [twice, twice])).toBe(1);
  });

  it('comes back with the first answer, and with another file is a conflict', async () => {
    const token = part('token', key());
    const sent = (name: string, filename: string, text: string) =>
      send(encoded(token, part(name, text, `; filename="${filename}"`)));
    const first = await sent('cv', 'a.txt', 'A');
    const again = await sent('cv', 'a.txt', 'A');
    expect([first.headers['Idempotent-Replayed'], again.headers['Idempotent-Replayed']]).toEqual([
      undefined,
      'true',
    ]);
    expect(again.text).toBe(first.text);
    for (const other of [
      await sent('cv', 'a.txt', 'B'),
      await sent('cv', 'b.txt', 'A'),
      await sent('photo', 'a.txt', 'A'),
      await send(encoded(token)),
    ])
      expect([other.status, other.body.error.code]).toEqual([409, 'conflict']);
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
