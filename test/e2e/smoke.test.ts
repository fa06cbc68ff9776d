import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../bin/smoke/call-api.ts';
import { runPromises } from '../../bin/smoke/run-promises.ts';
import { webhook } from '../../bin/smoke/webhook.ts';
import { findPort } from '../../infra/local/listen-locally.ts';
import { type LocalStage, startLocalStage, type TestOrganization } from '../support/local-stage.ts';
import { type Fault, startFaultyProxy } from './support/faulty-proxy.ts';
import { startReceiver } from './support/receiver.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const smoke = async (args: string[], env: Record<string, string> = {}) => {
  const run = promisify(execFile)(process.execPath, ['bin/smoke.ts', ...args], {
    cwd: root,
    env: { ...process.env, SMOKE_KEY: '', ...env },
    timeout: 60_000,
  });
  const { stdout, stderr, code = 0 } = await run.catch((error) => error);
  return { stdout, stderr, code };
};

/** Those that `--help` and docs/operations.md name. */
const neededScopes = ['candidates', 'jobs', 'scans', 'webhooks'].flatMap((one) => [
  `${one}:read`,
  `${one}:write`,
]);

let stage: LocalStage;
let organization: TestOrganization;
beforeAll(async () => {
  stage = await startLocalStage({ stage: 'prod' });
  organization = await stage.newOrganization({ scopes: neededScopes });
});
afterAll(() => stage.stop());

const names = [
  'an encoded external id',
  'a second PUT',
  '405 with a form body',
  'a replay',
  'a webhook',
  'a scan',
];

describe('npm run smoke', () => {
  // The program gives itself a minute.
  it('keeps six promises on the local stage, deletes what it made, and never prints the key', {
    timeout: 90_000,
  }, async () => {
    const { secretKey, api } = organization;
    const { stdout, stderr, code } = await smoke(['--base-url', `${stage.baseUrl}/`], {
      SMOKE_KEY: secretKey,
    });
    expect(stdout).toBe(names.map((name) => `ok      ${name}\n`).join(''));
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
    for (const list of ['candidates', 'jobs', 'scans', 'webhook-endpoints'])
      expect((await api.get(`/v1/${list}`)).body.data, list).toEqual([]);
  });

  it('explains itself with --help', async () => {
    const { stdout, code } = await smoke(['--help']);
    expect(stdout).toContain('npm run smoke -- --base-url URL');
    expect(code).toBe(0);
  });

  it.each([
    ['without an address', [], '--base-url is missing'],
    ['without a key', ['--base-url', 'https://api.example.com'], 'there is no key'],
    [
      'with a publishable key',
      ['--base-url', 'https://api.example.com', '--key', 'pk_svc_live_x'],
      'no secret key',
    ],
    ['with a key that would be sent without TLS', ['--base-url', 'http://api.example.com'], 'https://'],
    ['with an unknown option', ['--base', 'x'], "Unknown option '--base'"],
    [
      'with no number of seconds',
      ['--base-url', 'https://a.example', '--key', 'svc_sk_live_x', '--wait', 'x'],
      '--wait',
    ],
  ])('refuses to start %s', async (_, args, message) => {
    const { stdout, stderr, code } = await smoke(args);
    expect(stderr).toContain(message);
    expect({ stdout, code }).toEqual({ stdout: '', code: 1 });
  });

  it('names what it could not reach', async () => {
    const free = `http://127.0.0.1:${await findPort(0)}`;
    const { stdout, code } = await smoke(['--base-url', free, '--key', 'svc_sk_live_x']);
    expect(stdout.match(/^FAILED .* got no response: ECONNREFUSED$/gm)).toHaveLength(6);
    expect(code).toBe(1);
  });

  it('names the error of the API, and not the key, when the key is unknown', async () => {
    const { stdout, code } = await smoke(['--base-url', stage.baseUrl, '--key', 'svc_sk_live_unknown']);
    expect(stdout).toContain('FAILED  a scan: POST /v1/uploads returned 401 invalid_api_key and not 201');
    expect(stdout).not.toContain('svc_sk_live_unknown');
    expect(code).toBe(1);
  });
});

const changeJson = (text: string, change: (json: Record<string, never>) => object) =>
  JSON.stringify(change(JSON.parse(text)));
const faults: [fault: string, broken: string, reason: RegExp, fault: Fault][] = [
  [
    'path parameters stay encoded',
    'an encoded external id',
    /has the external id ".*%40acme\.com" and not/,
    { request: (one) => void Object.assign(one, { path: one.path.replaceAll('%', '%25') }) },
  ],
  [
    'If-Match is ignored',
    'a second PUT',
    /outdated ETag in If-Match returned 200 and not 412 stale_object/,
    { request: ({ headers }) => void delete headers['if-match'] },
  ],
  [
    'an upload URL accepts files without end',
    'a second PUT',
    /a second PUT of a file to one upload_url returned 200 and not 412/,
    {
      reply: (reply, { path, body }, proxyUrl) => {
        if (path === '/every-put') reply.status = 200;
        if (path !== '/v1/uploads' || !body.includes('smoke.txt')) return;
        reply.text = changeJson(reply.text, (grant) => ({ ...grant, upload_url: `${proxyUrl}/every-put` }));
      },
    },
  ],
  [
    'the gateway refuses forms itself',
    '405 with a form body',
    /returned 415 and not 405 method_not_allowed/,
    {
      reply: (reply, { headers }) => {
        if (!headers['content-type']?.includes('form')) return;
        Object.assign(reply, { status: 415, text: '{"message":"Unsupported Media Type"}' });
      },
    },
  ],
  [
    'Idempotency-Key is ignored',
    'a replay',
    /returned another response/,
    { request: ({ headers }) => void delete headers['idempotency-key'] },
  ],
  [
    'a replay does not name itself',
    'a replay',
    /has no `Idempotent-Replayed: true`/,
    { reply: ({ headers }) => headers.delete('idempotent-replayed') },
  ],
  [
    'deliveries are signed with another secret',
    'a webhook',
    /could not be verified: signature_mismatch/,
    {
      reply: (reply, { method, path }) => {
        if (method !== 'POST' || path !== '/v1/webhook-endpoints') return;
        reply.text = changeJson(reply.text, (one) => ({ ...one, secret: `whsec_${'A'.repeat(43)}=` }));
      },
    },
  ],
  [
    'no delivery is sent',
    'a webhook',
    /no delivery of job\.updated was attempted within/,
    {
      request: (one) => {
        if (one.path === '/v1/webhook-endpoints') one.body = one.body.replace('job.updated', 'job.closed');
      },
    },
  ],
  [
    'a scan has another person',
    'a scan',
    /has the e-mail address "someone@example\.com" and not/,
    {
      reply: (reply, { path }) => {
        if (path.startsWith('/v1/scans/'))
          reply.text = reply.text.replaceAll(/"email":"[^"]+"/g, '"email":"someone@example.com"');
      },
    },
  ],
  [
    'a scan never ends',
    'a scan',
    /the scan did not end within/,
    {
      reply: (reply) =>
        void Object.assign(reply, { text: reply.text.replaceAll('"completed"', '"processing"') }),
    },
  ],
];

describe('when a promise is broken on purpose', () => {
  it.each(faults)('%s: only the line of %s fails', { timeout: 90_000 }, async (_, broken, reason, fault) => {
    const proxy = await startFaultyProxy(stage.baseUrl, fault);
    const lines: string[] = [];
    const { secretKey: key } = organization;
    const print = (line: string) => void lines.push(line);
    const isKept = await runPromises({ baseUrl: proxy.baseUrl, key, waitMs: 8000, print });
    proxy.close();
    expect(isKept).toBe(false);
    expect(lines.filter((line) => !line.startsWith('ok  '))).toEqual([expect.stringMatching(reason)]);
    expect(lines.map((line) => line.slice(8).split(': ')[0])).toEqual(names);
    expect(lines.find((line) => line.startsWith('FAILED'))).toContain(broken);
  });

  it('also fails when a resource could not be deleted, and names it', async () => {
    const refuse: Fault = {
      request: (one) => {
        if (one.method === 'DELETE' && one.path.startsWith('/v1/jobs/')) one.method = 'GET';
      },
      reply: (reply, { method, path }) => {
        if (method === 'GET' && path.startsWith('/v1/jobs/')) reply.status = 500;
      },
    };
    const proxy = await startFaultyProxy(stage.baseUrl, refuse);
    const lines: string[] = [];
    const { secretKey: key } = organization;
    const print = (line: string) => void lines.push(line);
    expect(await runPromises({ baseUrl: proxy.baseUrl, key, waitMs: 8000, print })).toBe(false);
    proxy.close();
    expect(lines.filter((line) => line.startsWith('LEFT'))).toEqual([
      expect.stringMatching(/^LEFT {4}\/v1\/jobs\/job_\w+: DELETE returned 500; delete it by hand$/),
      expect.stringMatching(/^LEFT {4}\/v1\/jobs\/job_\w+: /),
    ]);
  });
});

describe('the receiver of the webhook', () => {
  it('is that of --webhook-url, which must respond with 2xx', async () => {
    const taking = await startReceiver();
    const refusing = await startReceiver(() => 500);
    const { secretKey } = organization;
    const lineOf = async (url: string) => {
      const args = ['--base-url', stage.baseUrl, '--webhook-url', url];
      return /^.*a webhook.*$/m.exec((await smoke(args, { SMOKE_KEY: secretKey })).stdout)?.[0];
    };
    expect(await lineOf(taking.url)).toBe('ok      a webhook');
    expect(taking.received.map(({ event }) => event.type)).toEqual(['job.updated']);
    expect(await lineOf(refusing.url)).toBe('FAILED  a webhook: the delivery failed: status 500');
    taking.close();
    refusing.close();
  });

  it('is the API itself where the API is not on this machine, and its 405 must be recorded', async () => {
    const registered: unknown[] = [];
    const check = (attempt: object) => {
      const replies = [
        { status: 201, json: { id: 'we_1', secret: 'whsec_' } },
        { status: 201, json: { id: 'job_1' } },
        { status: 200 },
        { status: 200, json: { data: [{ attempts: [attempt] }] } },
      ];
      const call: Call = async (_method, _path, input) => {
        registered.push(input?.body);
        return { headers: new Headers(), text: '', json: {}, status: 0, ...replies.shift() };
      };
      const baseUrl = 'https://api.example.com/live';
      return webhook.check({ call, baseUrl, runId: 'x', waitMs: 1, deleteLater: () => {} });
    };
    await check({
      status: 405,
      error_class: null,
      response_excerpt: '{"error":{"code":"method_not_allowed"}}',
    });
    expect(registered[0]).toEqual({
      url: 'https://api.example.com/live/v1/openapi.json',
      events: ['job.updated'],
    });
    await expect(check({ status: null, error_class: 'dns', response_excerpt: null })).rejects.toThrow(
      'the delivery failed: dns',
    );
  });
});
