import { afterEach, describe, expect, it } from 'vitest';
import { HiringClient } from '../../client/src/index.ts';
import {
  answer,
  type FaultServer,
  refuse,
  reset,
  type Step,
  startFaultServer,
} from './support/fault-server.ts';
import { publishableKey } from './support/keys.ts';

let server: FaultServer;
afterEach(() => server.close());

/** Answers the POST as the service does, and lets `storage` treat the PUTs, one step each per file. */
async function clientOf(
  storage: Record<string, Step[]>,
  wrap = (attachments: object[]): object => ({ attachments }),
) {
  const turns: Record<string, number> = {};
  const step: Step = (received, response) => {
    if (received.method === 'PUT') {
      const file = received.path.slice('/bucket/'.length);
      turns[file] = (turns[file] ?? 0) + 1;
      const mine = storage[file] ?? [];
      return mine[Math.min(turns[file], mine.length) - 1]?.(received, response);
    }
    const { resume, attachments = [] } = JSON.parse(String(received.body));
    const declared = [...(resume ? [{ kind: 'resume', ...resume }] : []), ...attachments];
    const awaited = declared.map(({ kind, filename }, index) => ({
      id: `att_${index}`,
      kind,
      filename,
      status: 'awaiting_upload',
      upload_url: `${server.baseUrl}/bucket/${kind}`,
      method: 'PUT',
      headers: { 'Content-Type': 'application/pdf' },
    }));
    return answer(201, { object: 'application', id: 'app_1', ...wrap(awaited) })(received, response);
  };
  server = await startFaultServer(step);
  return new HiringClient({ apiKey: publishableKey, baseUrl: server.baseUrl, maxRetries: 1 });
}
const application = { job_id: 'job_1', candidate: { first_name: 'Ada', email: 'ada@example.com' } };
const file = (text: string, name = 'cv.pdf') => new File([text], name);
const stored = answer(200, '');
const puts = () => server.received.filter(({ method }) => method === 'PUT');

describe('create', () => {
  it.each<[string, ((attachments: object[]) => object) | undefined]>([
    ['receipt of a publishable key', undefined],
    ['application of a secret key', (attachments) => ({ submission: { attachments } })],
  ])('declares its files and PUTs each where the %s says', async (_, wrap) => {
    const client = await clientOf({ resume: [stored], portfolio: [stored] }, wrap);
    const files = [
      { kind: 'portfolio', file: file('two') },
      { kind: 'resume', file: file('one') },
    ];
    const created = await client.applications.create(application, { files });
    expect(created.application).toMatchObject({ id: 'app_1' });
    expect(created.files).toEqual([
      { kind: 'portfolio', filename: 'cv.pdf', stored: true },
      { kind: 'resume', filename: 'cv.pdf', stored: true },
    ]);
    expect(JSON.parse(String(server.received[0]?.body))).toEqual({
      ...application,
      resume: { filename: 'cv.pdf' },
      attachments: [{ kind: 'portfolio', filename: 'cv.pdf' }],
    });
    const sent = puts().map(({ path, body }) => [path, String(body)]);
    expect(new Set(sent.map(String))).toEqual(new Set(['/bucket/resume,one', '/bucket/portfolio,two']));
    for (const { headers } of puts()) {
      expect(headers['content-type']).toBe('application/pdf');
      expect(headers.authorization).toBeUndefined();
    }
  });

  it('without files is one call, under an Idempotency-Key', async () => {
    const client = await clientOf({});
    const { files } = await client.applications.create({ ...application, resume: { text: 'My CV' } });
    expect(files).toEqual([]);
    expect(server.bodies()).toEqual([{ ...application, resume: { text: 'My CV' } }]);
    expect(server.received[0]?.headers['idempotency-key']).toBeTruthy();
  });

  it('PUTs again when the connection breaks, and takes 412 for its own first PUT', async () => {
    const client = await clientOf({ resume: [reset, answer(412, '')] });
    const { files } = await client.applications.create(application, {
      files: [{ kind: 'resume', file: file('one') }],
    });
    expect(files).toEqual([{ kind: 'resume', filename: 'cv.pdf', stored: true }]);
    expect(puts()).toHaveLength(2);
  });

  it('does not throw for a file that could not be stored, since the application is', async () => {
    const client = await clientOf({
      resume: [answer(503, '')],
      portfolio: [answer(403, '')],
      letter: [stored],
    });
    const files = ['resume', 'portfolio', 'letter'].map((kind) => ({ kind, file: file(kind) }));
    const created = await client.applications.create(application, { files });
    expect(created.application).toMatchObject({ id: 'app_1' });
    expect(created.files).toMatchObject([
      { kind: 'resume', stored: false, error: { status: 503 } },
      { kind: 'portfolio', stored: false, error: { status: 403 } },
      { kind: 'letter', stored: true },
    ]);
  });

  it('reports a file that the response does not expect', async () => {
    const client = await clientOf({}, () => ({}));
    const { files } = await client.applications.create(application, {
      files: [{ kind: 'resume', file: file('one') }],
    });
    expect(files).toMatchObject([{ stored: false, error: { status: null } }]);
  });
});

it('throws the error of the service, and sends no file', async () => {
  server = await startFaultServer(refuse(409, 'job_not_accepting_applications'));
  const client = new HiringClient({ apiKey: publishableKey, baseUrl: server.baseUrl });
  const call = client.applications.create(application, { files: [{ kind: 'resume', file: file('one') }] });
  await expect(call).rejects.toMatchObject({ code: 'job_not_accepting_applications' });
  expect(server.received).toHaveLength(1);
});
