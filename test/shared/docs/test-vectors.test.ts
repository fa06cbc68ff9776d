import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterAll, describe, expect, it } from 'vitest';
import { nodeSnippet, pythonSnippet } from '../../../shared/docs/signature-snippets.ts';
import { testVectors } from '../../../shared/docs/test-vectors.ts';
import { ApiError } from '../../../shared/domain/api-error.ts';
import { decodeCursor, encodeCursor } from '../../../shared/http/cursor.ts';
import { signatureHeaders } from '../../../shared/webhooks/sign-delivery.ts';
import { TOLERANCE_SECONDS } from '../../../shared/webhooks/signature-scheme.ts';
import { verifySignature } from '../../../shared/webhooks/verify-signature.ts';

const { webhook_signatures, cursors } = testVectors;
const { cases } = webhook_signatures;

describe.each(cases)('signature vector: $name', ({ secret, now, headers, body, valid }) => {
  const header = headers['svc-signature'];

  it('gets its verdict from our own verification', () => {
    expect(verifySignature({ header, body, secret, nowEpochSeconds: now }).ok).toBe(valid);
  });

  if (valid) {
    it('is what we sign with its secrets, in both schemes', () => {
      const secrets =
        header.split(',v1=').length > 2 ? [...new Set(cases.map((one) => one.secret))] : [secret];
      const signed = signatureHeaders({
        secrets,
        body,
        eventId: headers['webhook-id'],
        deliveryId: 'dlv_any',
        attempt: 1,
        sentAtEpochSeconds: Number(headers['webhook-timestamp']),
      });
      expect(signed).toMatchObject(headers);
    });

    it('is a genuine Standard Webhooks signature', () => {
      // Its library looks at the clock of the machine, and exposes the signing alone.
      const sentAt = new Date(Number(headers['webhook-timestamp']) * 1000);
      const signature = new Webhook(secret).sign(headers['webhook-id'], sentAt, body);
      expect(headers['webhook-signature'].split(' ')).toContain(signature);
    });
  }
});

describe('the vectors', () => {
  it('hold what is to be accepted and what is to be refused, at the tolerance we check', () => {
    expect(webhook_signatures.tolerance_seconds).toBe(TOLERANCE_SECONDS);
    expect(new Set(cases.map(({ valid }) => valid))).toEqual(new Set([true, false]));
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
  });
});

describe.each(cursors.cases)('cursor vector: $name', ({ cursor, path, filters, position }) => {
  const ring = { current: cursors.key_id, keys: new Map([[cursors.key_id, cursors.key]]) };
  const scope = { environment: cursors.environment, organizationId: cursors.organization_id, path, filters };

  it('is read as it says', () => {
    if (position === null) {
      expect(() => decodeCursor(cursor, scope, ring)).toThrow(ApiError);
    } else {
      expect(decodeCursor(cursor, scope, ring)).toBe(position);
      expect(encodeCursor(position, scope, ring)).toBe(cursor);
    }
  });
});

describe('the snippets give every vector its verdict', () => {
  const dir = mkdtempSync(join(tmpdir(), 'hiring-snippets-'));
  afterAll(() => rmSync(dir, { recursive: true }));
  const expected = cases.map(({ valid }) => valid);
  writeFileSync(join(dir, 'cases.json'), JSON.stringify(cases));

  const verdicts = (command: string, file: string, program: string) => {
    writeFileSync(join(dir, file), program);
    const { stdout, stderr } = spawnSync(command, [file], { cwd: dir, encoding: 'utf8' });
    expect(stderr).toBe('');
    return JSON.parse(stdout);
  };

  it('in Node.js', () => {
    const driver = `
import { readFileSync } from 'node:fs';
const cases = JSON.parse(readFileSync('cases.json', 'utf8'));
console.log(JSON.stringify(cases.map((c) => verify(c.secret, c.headers['svc-signature'], c.body, c.now))));
console.assert(!verify('x', undefined, '') && !verify('x', 't=1,v1=zz', '', 1), 'no header, no match');
`;
    expect(verdicts(process.execPath, 'verify.mjs', nodeSnippet + driver)).toEqual(expected);
  });

  const hasPython = spawnSync('python3', ['--version']).status === 0;
  it.skipIf(!hasPython)('in Python', () => {
    const driver = `
import json
cases = json.load(open("cases.json", encoding="utf-8"))
print(json.dumps([verify(c["secret"], c["headers"]["svc-signature"], c["body"].encode(), c["now"]) for c in cases]))
assert not verify("x", "", b"") and not verify("x", "t=1,v1=zz", b"", 1)
`;
    expect(verdicts('python3', 'verify.py', pythonSnippet + driver)).toEqual(expected);
  });
});
