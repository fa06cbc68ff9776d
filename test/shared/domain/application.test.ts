import { describe, expect, it } from 'vitest';
import { mergeApplication, refuseTooLarge } from '../../../shared/domain/application.ts';
import { inMonths } from '../../../shared/domain/consent.ts';
import { applicant, sampleApplication } from './support/applications.ts';
import { instant } from './support/samples.ts';

const at = instant.toISOString();
it('a new application has nothing but what was sent', () => {
  const { job, application } = sampleApplication();
  const [stage] = job.stages;
  expect(application).toEqual({
    id: 'app_1',
    job_id: job.id,
    candidate_id: 'cand_1',
    status: 'active',
    stage: { id: stage?.id, name: stage?.name, type: stage?.type },
    submission: expect.objectContaining({ ...applicant, cover_letter: null, answers: [], attachments: [] }),
    consent: {
      processing: { given: false, at: null, policy_url: null, policy_version: null },
      retention: { given: false, months: null, expires_at: null },
      marketing: false,
      ai_processing: null,
    },
    source: { type: 'api', utm: {}, referrer: null },
    screening: { status: 'clean', signals: [] },
    rejection: null,
    scan_id: null,
    is_confirmed: true,
    tags: [],
    version: 1,
    external_id: null,
    custom_fields: {},
    metadata: {},
    created_at: at,
    updated_at: at,
    last_moved_at: null,
    hired_at: null,
    withdrawn_at: null,
  });
});

describe('a consent', () => {
  const form = { consent: { privacy_url: 'https://example.com/privacy', retention_months: 6 } };
  const consentOf = (consent: object) => sampleApplication({ consent }, form).application.consent;

  it('has its time, the policy of the form, and the end of its retention', () => {
    expect(consentOf({ processing: true, retention: true, marketing: true, ai_processing: false })).toEqual({
      processing: { given: true, at, policy_url: 'https://example.com/privacy', policy_version: null },
      retention: { given: true, months: 6, expires_at: inMonths(instant, 6).toISOString() },
      marketing: true,
      ai_processing: false,
    });
  });

  it('has the policy that was shown, and no retention unless it was given', () => {
    const policy = { policy_url: 'https://example.com/old', policy_version: '3' };
    const { processing, retention } = consentOf({ processing: true, ...policy });
    expect(processing).toEqual({ given: true, at, ...policy });
    expect(retention).toEqual({ given: false, months: null, expires_at: null });
  });
});

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2026-10-15', 3, '2027-01-15'],
  ['2026-12-31', 12, '2027-12-31'],
  ['2026-01-01', 0, '2026-01-01'],
])('%s in %d months is %s', (from, months, to) => {
  const time = 'T22:30:00.000Z';
  expect(inMonths(new Date(from + time), months).toISOString()).toBe(to + time);
});

it('a new application has 200 kB at most, in bytes', () => {
  const { application } = sampleApplication();
  const weighing = (bytes: number) => {
    const rest = Buffer.byteLength(JSON.stringify({ ...application, external_id: '' }));
    return { ...application, external_id: `é${'x'.repeat(bytes - rest - 2)}` };
  };
  expect(() => refuseTooLarge(weighing(200 * 1024))).not.toThrow();
  expect(() => refuseTooLarge(weighing(200 * 1024 + 1))).toThrow(
    expect.objectContaining({
      code: 'payload_too_large',
      message: 'The texts of an application weigh 200 kB at most; long ones belong in a file.',
    }),
  );
});

it('a change keeps what it does not name, and is none where nothing differs', () => {
  const { application } = sampleApplication({ external_id: 'a', metadata: { x: '1', y: '2' } });
  const changed = mergeApplication(application, { tags: ['a', 'b', 'a'], metadata: { x: null } });
  expect(changed).toEqual({ ...application, tags: ['a', 'b'], metadata: { y: '2' } });
  expect(mergeApplication(changed, { external_id: null })).toEqual({ ...changed, external_id: null });
  for (const same of [{}, { tags: ['a', 'b'] }, { external_id: 'a' }, { metadata: {} }])
    expect(mergeApplication(changed, same)).toBe(changed);
});
