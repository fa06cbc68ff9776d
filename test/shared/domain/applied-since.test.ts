import { describe, expect, it } from 'vitest';
import {
  cameAfter,
  proposalSince,
  withApplications,
  withOwnApplications,
} from '../../../shared/domain/applied-since.ts';
import type { Application } from '../../../shared/domain/stored/application.ts';
import type { Candidate } from '../../../shared/domain/stored/candidate.ts';
import { inOneLine } from '../../support/contact-shapes.ts';
import { candidateWith } from './support/candidate-with.ts';
import { idOn, telling } from './support/telling.ts';

const now = new Date('2026-11-20T00:00:00.000Z');
const news = (...applications: Application[]) => ({ applications, months: null, now });
const consenting = { processing: true };

describe('the applications of a candidate', () => {
  it('fill empty fields, the first one first', () => {
    const first = telling(2, { phone: '2' });
    const second = telling(3, { phone: '3', location: inOneLine('Delft'), links: ['https://a.example/'] });
    expect(withApplications(candidateWith({ last_name: 'Own' }), news(first, second))).toMatchObject({
      ...{ last_name: 'Own', phone: '2', location: inOneLine('Delft'), links: ['https://a.example/'] },
      consent_application_id: null,
    });
  });

  it.each([
    [consenting, true],
    [{ retention: true }, true],
    [{ marketing: true }, true],
    [{ ai_processing: false }, true],
    [{}, false],
  ])('give a consent if they have one: %j', (consent, isOne) => {
    const application = telling(2, {}, consent);
    const { consent_application_id, retention_due_on } = withApplications(candidateWith(), {
      ...news(application),
      months: 3,
    });
    expect(consent_application_id).toBe(isOne ? application.id : null);
    expect(retention_due_on === null).toBe(!isOne);
  });

  it('leave a later consent', () => {
    const [early, late] = [telling(2, {}, consenting), telling(3, {}, consenting)];
    expect(withApplications(candidateWith(), news(late, early)).consent_application_id).toBe(late.id);
  });
});

describe('the remaining candidate without the values of the other one', () => {
  const own = (
    survivor: Partial<Candidate>,
    reset: Partial<Candidate>,
    more: Partial<Parameters<typeof withOwnApplications>[2]>,
  ) =>
    withOwnApplications(candidateWith(survivor), candidateWith(reset), {
      ...{ ...news(), ofOther: [], isConsentReset: false },
      ...more,
    });
  const links = ['https://a.example/'];

  it('loses those that applications of the other one filled, and keeps different ones', () => {
    const fields = { last_name: 'Miller', phone: '2', location: inOneLine('Delft'), links };
    const ofOther = [telling(2, { phone: '2' }), telling(3, { last_name: 'Other', links })];
    expect(own(fields, fields, { ofOther })).toMatchObject({
      ...{ last_name: 'Miller', phone: null, location: inOneLine('Delft'), links: [] },
    });
  });

  it('gets those of its own applications in the places that became empty', () => {
    const applications = [telling(4, { phone: '4', location: inOneLine('Oslo'), links })];
    const kept = own({ phone: '2' }, { phone: null }, { applications });
    expect(kept).toMatchObject({ phone: '4', location: null, links: [] });
    expect(own({ links }, { links: [] }, { applications }).links).toEqual(links);
    expect(own({ phone: '2' }, { phone: '2' }, { applications }).phone).toBe('2');
  });

  it('gets the consent of its own applications only where the consent was set back', () => {
    const applications = [telling(4, {}, consenting)];
    const id = applications[0]?.id;
    expect(own({}, {}, { applications, isConsentReset: true })).toMatchObject({
      consent_application_id: id,
      consent: { processing: { given: true } },
      consented_at: applications[0]?.created_at,
    });
    expect(own({}, {}, { applications })).toMatchObject({ consent_application_id: null, consent: null });
  });
});

it('an application came after an instant if its id is later', () => {
  const isSince = cameAfter('2026-11-03T00:00:00.000Z');
  expect([2, 3, 4].map((day) => isSince({ id: idOn(day) }))).toEqual([false, false, true]);
});

describe('the proposal', () => {
  const merged_at = '2026-11-05T00:00:00.000Z';
  const before = { application_id: idOn(2), at: '2026-11-02T00:00:00.000Z' };
  const form = (day: number, is_confirmed = false) => telling(day, {}, {}, { is_confirmed, type: 'portal' });
  const proposalOf = ({ id, created_at }: Application) => ({ application_id: id, at: created_at });

  it('is that before the merge where no form came since', () => {
    expect(proposalSince(before, [form(3), form(5), telling(6)], merged_at)).toBe(before);
    expect(proposalSince(null, [form(3)], merged_at)).toBeNull();
  });

  it('is that of the last form since the merge', () => {
    const [one, other] = [form(6), form(7)];
    expect(proposalSince(before, [one, other, telling(8)], merged_at)).toEqual(proposalOf(other));
  });

  it('is none if the last form since the merge was confirmed', () => {
    expect(proposalSince(before, [form(6), form(7, true)], merged_at)).toBeNull();
    expect(proposalSince(before, [form(6, true), form(7)], merged_at)).toEqual(proposalOf(form(7)));
  });

  it('is none if that before the merge was confirmed', () => {
    expect(proposalSince(before, [form(2, true)], merged_at)).toBeNull();
    expect(proposalSince(before, [form(2)], merged_at)).toBe(before);
    expect(proposalSince(before, [form(3, true)], merged_at)).toBe(before);
    expect(proposalSince(null, [form(2, true)], merged_at)).toBeNull();
  });
});
