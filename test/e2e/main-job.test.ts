import { readFileSync } from 'node:fs';
import { Webhook } from 'standardwebhooks';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cvDocx, cvPdf } from '../support/bad-files.ts';
import { type LocalStage, startLocalStage, type TestOrganization } from '../support/local-stage.ts';
import { otherLast } from '../support/other-last.ts';
import { eventually } from './support/eventually.ts';
import { startReceiver } from './support/receiver.ts';
import { finished, put, scanFile } from './support/scan-file.ts';

const person = { name: 'Ada Lindqvist', email: 'ada.lindqvist@example.com' };

let stage: LocalStage;
let owner: TestOrganization;
beforeAll(async () => {
  stage = await startLocalStage({ stage: 'prod' });
  owner = await stage.newOrganization();
});
afterAll(() => stage.stop());

describe('a CV goes in, a profile and a signed webhook come out', () => {
  it('in three calls, with a delivery that two libraries of others verify unchanged', async () => {
    const { api } = await stage.newOrganization();
    const receiver = await startReceiver();
    const endpoint = await api.post('/v1/webhook-endpoints', { url: receiver.url, events: ['scan.*'] });
    expect(endpoint.status).toBe(201);
    const { secret } = endpoint.body;

    const scan = await scanFile(api, 'ada.pdf', cvPdf(person));
    expect(scan).toMatchObject({ status: 'completed', profile: { basics: person } });
    expect(scan.profile.work.length).toBeGreaterThan(0);
    expect(scan.profile.education.length).toBeGreaterThan(0);
    expect(scan.profile.work[0].source).toMatchObject({ page: 1, line: expect.any(Number) });

    // Deliveries come in any order.
    await eventually(() => new Set(receiver.typesOf(scan.id)).size === 3);
    expect(new Set(receiver.typesOf(scan.id))).toEqual(
      new Set(['scan.created', 'scan.started', 'scan.completed']),
    );
    for (const { body, headers } of receiver.received) {
      const event = new Stripe('unused').webhooks.constructEvent(
        body,
        headers['svc-signature'] ?? '',
        secret,
      );
      expect(new Webhook(secret).verify(body, headers)).toEqual(event);
      expect(headers['svc-event-id']).toBe(event.id);
      // No text of the CV and no contact detail leaves with an event.
      expect(body).not.toContain('Lindqvist');
      expect(body).not.toContain('lindqvist');
    }
    receiver.close();
  });

  it('from a DOCX just as well', async () => {
    const scan = await scanFile(owner.api, 'ada.docx', cvDocx(person));
    expect(scan).toMatchObject({ status: 'completed', profile: { basics: person } });
  });

  it('again on request, with the old profile readable meanwhile', async () => {
    const first = await scanFile(owner.api, 'ada.pdf', cvPdf(person));
    const rescan = await owner.api.post(`/v1/scans/${first.id}/rescan`);
    expect(rescan.status).toBe(202);
    expect(rescan.body).toMatchObject({ status: 'queued', attempt: 2, profile: { basics: person } });
    expect(await finished(owner.api, first.id)).toMatchObject({ status: 'completed', attempt: 2 });
  });

  it('again with what a person corrected', async () => {
    const first = await scanFile(owner.api, 'ada.pdf', cvPdf(person));
    const name = 'Ada Corrected';
    const corrected = await owner.api.patch(`/v1/scans/${first.id}/profile`, { basics: { name } });
    expect(corrected.status).toBe(200);
    expect((await owner.api.post(`/v1/scans/${first.id}/rescan`)).status).toBe(202);
    expect(await finished(owner.api, first.id)).toMatchObject({
      status: 'completed',
      attempt: 2,
      profile: { basics: { name } },
    });
  });

  it('with fonts that are named and not embedded: their maps stand next to the bundle', async () => {
    const file = new URL('../corpus/strangers/sixth/47-rirekisho-ja.pdf', import.meta.url);
    const scan = await scanFile(owner.api, 'rirekisho.pdf', new Uint8Array(readFileSync(file)));
    expect(await finished(owner.api, scan.id)).toMatchObject({
      status: 'completed',
      profile: { basics: { name: '真鍋 虎之介' } },
    });
  });

  it('and the source file comes back through a link', async () => {
    const bytes = cvPdf(person);
    const scan = await scanFile(owner.api, 'ada.pdf', bytes);
    const link = await owner.api.get(`/v1/scans/${scan.id}/pdf`);
    const file = await fetch(link.body.url);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(await file.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true);
  });
});

describe('an upload URL', () => {
  it('takes one PUT: the second returns 412', async () => {
    const grant = await owner.api.post('/v1/uploads', { filename: 'cv.pdf' });
    expect((await put(grant, cvPdf(person))).status).toBe(200);
    expect((await put(grant, cvPdf(person))).status).toBe(412);
  });

  it('takes only the content type it was signed for: another returns 403', async () => {
    const grant = await owner.api.post('/v1/uploads', { filename: 'cv.pdf' });
    expect((await put(grant, cvPdf(person), { 'Content-Type': 'text/html' })).status).toBe(403);
    expect((await put(grant, cvPdf(person), {})).status).toBe(403);
  });

  it('returns 403 if any part of it was changed', async () => {
    const grant = await owner.api.post('/v1/uploads', { filename: 'cv.pdf' });
    const url = new URL(grant.body.upload_url);
    const changedTo = (change: (url: URL) => void) => {
      const other = new URL(url);
      change(other);
      return put({ ...grant, body: { ...grant.body, upload_url: other.href } }, cvPdf(person));
    };
    const change = (name: string, value: string) => (other: URL) => other.searchParams.set(name, value);
    const changes: Record<string, (other: URL) => void> = {
      path: (other) => {
        other.pathname = otherLast(other.pathname);
      },
      signature: change('X-Amz-Signature', otherLast(url.searchParams.get('X-Amz-Signature') ?? '')),
      lifetime: change('X-Amz-Expires', '3600'),
      'the one PUT': change('If-None-Match', ''),
      'the one PUT, left out': (other) => other.searchParams.delete('If-None-Match'),
      'a further parameter': change('x-amz-acl', 'public-read'),
    };
    for (const [part, make] of Object.entries(changes)) {
      expect([part, (await changedTo(make)).status]).toEqual([part, 403]);
    }
    expect((await put(grant, cvPdf(person))).status).toBe(200);
  });
});

describe('the sandbox files', () => {
  it('fail as their names ask', async () => {
    const sandbox = await startLocalStage({ stage: 'sandbox' });
    const { api } = await sandbox.newOrganization();
    for (const [filename, code] of [
      ['fail-no-text.pdf', 'no_text_found'],
      ['fail-provider.pdf', 'provider_error'],
      ['not-a-resume.pdf', 'not_a_resume'],
    ] as const) {
      expect(await scanFile(api, filename, cvPdf(person))).toMatchObject({
        status: 'failed',
        error: { code },
      });
    }
    await sandbox.stop();
  });
});
