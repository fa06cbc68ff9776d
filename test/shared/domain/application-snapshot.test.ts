/** What events show of an application, field by field. */
import { describe, expect, it } from 'vitest';
import { applicationSnapshot } from '../../../shared/domain/application.ts';
import { consentSnapshot } from '../../../shared/domain/consent.ts';
import type { Application } from '../../../shared/domain/stored/application.ts';
import { sampleApplication } from './support/applications.ts';
import { instant } from './support/samples.ts';

const at = instant.toISOString();
const consent = {
  processing: true,
  retention: true,
  ai_processing: true,
  policy_url: 'https://example.com/policy',
};
const { application } = sampleApplication({
  consent,
  source: { utm: { source: 'x' }, referrer: 'https://example.com/' },
});
const attachment = (kind: string) => ({
  id: `att_${kind}`,
  kind,
  filename: 'Jane.pdf',
  content_type: 'application/pdf',
  size: 7,
  status: 'stored' as const,
  file_key: 'key',
  file_version: '1',
  rejection: null,
});
const file = { content_type: 'application/pdf', size: 7, status: 'stored' };

describe('an application in events', () => {
  const {
    submission,
    source: _,
    external_id: _id,
    custom_fields: _values,
    metadata: _pairs,
    tags: _tags,
    consent: given,
    ...rest
  } = application;

  it('has its ids, states and times', () => {
    expect(applicationSnapshot(application)).toEqual({
      object: 'application',
      ...rest,
      applied_at: at,
      consent: consentSnapshot(given),
      source: { type: 'api' },
      attachments: [],
    });
    expect(
      applicationSnapshot({ ...application, applied_at: '2026-01-01T00:00:00.000Z' }).applied_at,
    ).toMatch(/^2026-01/);
  });

  it('shows when it was rejected, and not why', () => {
    const rejection_reason_id = 'rr_01KERMBJX0R3N8G5W2ZKQ7T4VC';
    const rejection = { rejection_reason_id, reason: 'experience', note: 'Too junior.', at };
    expect(applicationSnapshot({ ...application, rejection }).rejection).toEqual({ rejection_reason_id, at });
    expect(applicationSnapshot(application).rejection).toBeNull();
  });

  it('shows files without their names, and no kind but that of a CV', () => {
    const attachments = ['resume', 'reference of Mr Smith'].map(attachment);
    const one: Application = { ...application, submission: { ...submission, attachments } };
    expect(applicationSnapshot(one).attachments).toEqual([
      { id: 'att_resume', kind: 'resume', ...file },
      { id: 'att_reference of Mr Smith', kind: 'other', ...file },
    ]);
  });
});

it('a consent in events is its choices and its time', () => {
  const { retention } = application.consent;
  expect(retention).toMatchObject({ given: true, months: 12 });
  expect(consentSnapshot(application.consent)).toEqual({
    processing: { given: true, at },
    retention,
    marketing: false,
    ai_processing: true,
  });
});

it('an application keeps where it came from, and its tags once', () => {
  expect(application.source).toEqual({ type: 'api', utm: { source: 'x' }, referrer: 'https://example.com/' });
  expect(sampleApplication({ tags: ['b', 'a', 'b'] }).application.tags).toEqual(['b', 'a']);
});
