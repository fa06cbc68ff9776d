/** A candidate after an application was confirmed, and the events of it. */
import { describe, expect, it } from 'vitest';
import { applicantEvents, confirmApplicant, withWordsOf } from '../../../shared/domain/applicant.ts';
import { candidateOf } from '../../../shared/domain/candidate.ts';
import { inMonths } from '../../../shared/domain/consent.ts';
import type { Application } from '../../../shared/domain/stored/application.ts';
import type { Candidate } from '../../../shared/domain/stored/candidate.ts';
import { sampleApplication } from './support/applications.ts';
import { instant, secondsLater } from './support/samples.ts';

const { application: sent } = sampleApplication({ consent: { marketing: true } });
const application: Application = { ...sent, is_confirmed: false, scan_id: 'scan_2' };
const blank = candidateOf('cand_1', sent, instant);
const proposal = (application_id: string) => ({ application_id, at: instant.toISOString() });
const confirmed = (changes: Partial<Candidate> = {}, hasScan?: boolean) =>
  confirmApplicant(application, { ...blank, ...changes }, null, instant, hasScan);

/** The consent of an application of that time. */
const consentOf = (consented_at: string | null) => ({
  consented_at,
  consent_application_id: consented_at && 'app_0',
});

describe('a confirmed application', () => {
  it('is its person’s own, and says so once', () => {
    expect(confirmed()).toMatchObject({
      next: { ...application, is_confirmed: true },
      events: [{ type: 'application.updated', context: { changed: ['is_confirmed'] } }],
      happening: { type: 'confirmed' },
    });
    expect(confirmApplicant({ ...application, is_confirmed: true }, blank, null, instant)).toBeNull();
  });

  it('gives its consent, and emits it', () => {
    const { candidate, candidateEvents } = confirmed({ scan_id: 'scan_2' }) ?? {};
    expect(candidate?.consent?.marketing).toBe(true);
    expect(candidateEvents).toEqual([{ type: 'candidate.consent_updated' }]);
  });

  it('ends its own proposal, and no other', () => {
    expect(confirmed({ proposal: proposal(application.id) })?.candidate.proposal).toBeNull();
    expect(confirmed({ proposal: proposal('app_2') })?.candidate.proposal).toEqual(proposal('app_2'));
  });

  it.each([
    [null, undefined, 'scan_2', 'scan_2'],
    ['scan_1', undefined, 'scan_2', 'scan_2'],
    ['scan_3', undefined, 'scan_3', 'scan_2'],
    ['scan_3', true, 'scan_3', 'scan_2'],
    ['scan_1', false, 'scan_1', null],
    [null, false, null, null],
  ])(
    'gives its CV to a person with %s, unless that is newer or the CV is gone (%s)',
    (known, hasScan, scan, own) => {
      const { candidate, next } = confirmed({ scan_id: known }, hasScan) ?? {};
      expect([candidate?.scan_id, next?.scan_id]).toEqual([scan, own]);
    },
  );
});

describe('the consent of a person', () => {
  it('is that of the same application again, and of a later one', () => {
    const at = (seconds: number) => secondsLater(seconds).toISOString();
    for (const known of [null, at(0), at(-1)])
      expect(withWordsOf({ ...blank, ...consentOf(known) }, sent, null, instant).consent).toBe(sent.consent);
    const later = { ...blank, ...consentOf(at(1)) };
    expect(withWordsOf(later, sent, null, instant)).toMatchObject(consentOf(at(1)));
  });

  it('is kept as long as it says, else as long as the organization does, from the day of applying', () => {
    const dueOn = (one: Application, months: number | null) =>
      withWordsOf(blank, one, months, new Date(0)).retention_due_on;
    const day = (at: Date) => at.toISOString().slice(0, 10);
    expect(dueOn(sent, null)).toBeNull();
    expect(dueOn(sent, 3)).toBe(day(inMonths(instant, 3)));
    expect(dueOn({ ...sent, applied_at: '2026-01-31T23:00:00.000Z' }, 1)).toBe('2026-02-28');
    const agreed = {
      ...sent.consent,
      retention: { given: true, months: 6, expires_at: '2027-05-21T10:00:00.000Z' },
    };
    expect(dueOn({ ...sent, consent: agreed }, 3)).toBe('2027-05-21');
  });
});

describe('the events of a candidate', () => {
  const told = (changes: Partial<Candidate>) => applicantEvents(blank, { ...blank, ...changes });
  const consented = { type: 'candidate.consent_updated' };
  const updated = (...changed: string[]) => ({ type: 'candidate.updated', context: { changed } });

  it.each([
    ['nothing', {}, []],
    [
      'what is counted or derived',
      { applications: [{}], application_counts: {}, consent_application_id: 'app_1' },
      [],
    ],
    ['the end of the retention', { retention_due_on: '2027-01-01' }, []],
    ['the consent', { consent: sent.consent }, [consented]],
    ['a field', { phone: '1' }, [updated('phone', 'phones')]],
    [
      'several',
      { consent: sent.consent, links: ['x'], phone: '1' },
      [consented, updated('phone', 'links', 'phones')],
    ],
  ])('are emitted: %s', (_, changes, events) => expect(told(changes as never)).toEqual(events));
});
