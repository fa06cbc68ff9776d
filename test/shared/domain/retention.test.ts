import { expect, it } from 'vitest';
import {
  isNotEarlier,
  notPast,
  orderOfApplication,
  orderOfConsent,
} from '../../../shared/domain/retention.ts';
import type { Candidate } from '../../../shared/domain/stored/candidate.ts';
import { sampleApplication } from './support/applications.ts';
import { instant } from './support/samples.ts';

const { application } = sampleApplication();
const at = Date.parse(application.created_at);
const none: Pick<Candidate, 'consent' | 'consent_application_id' | 'consented_at'> = {
  consent: null,
  consent_application_id: null,
  consented_at: null,
};
const given = (time: number) => {
  const processing = { ...application.consent.processing, given: true, at: new Date(time).toISOString() };
  return { ...application.consent, processing };
};

it('a day that has passed becomes today, and another one stays', () => {
  const now = new Date('2026-03-10T23:59:59Z');
  const days = ['2020-01-01', '2026-03-09', '2026-03-10', '2026-03-11', null];
  expect(days.map((day) => notPast(day, now))).toEqual([
    ...['2026-03-10', '2026-03-10', '2026-03-10', '2026-03-11'],
    null,
  ]);
});

it.each([
  ['nothing before', none, true],
  ['one of an earlier time', { ...none, consented_at: new Date(at - 1).toISOString() }, true],
  ['one of a later time', { ...none, consented_at: new Date(at + 1).toISOString() }, false],
  ['itself', { ...none, consented_at: application.created_at, consent_application_id: application.id }, true],
  ['one of an earlier release without a time', { ...none, consent: application.consent }, true],
  ['an earlier one of an earlier release', { ...none, consent: given(at - 1) }, true],
  ['a later one of an earlier release', { ...none, consent: given(at + 1) }, false],
])('an application counts after %s: %#', (_, before, counts) => {
  expect(isNotEarlier(orderOfApplication(application), orderOfConsent(before))).toBe(counts);
  const imported = { ...application, applied_at: '2020-01-01T00:00:00.000Z' };
  const isKnown = orderOfConsent(before) !== null;
  expect(isNotEarlier(orderOfApplication(imported), orderOfConsent(before))).toBe(!isKnown);
});

it('a consent of an earlier release has the instant of the id of its application', () => {
  const consent_application_id = 'app_01KERMBJX04T2N3EECYZ123BHY';
  const order = orderOfConsent({ ...none, consent: given(instant.getTime()), consent_application_id });
  expect(order).toEqual({ at: Date.parse('2026-01-12T08:15:00.000Z'), id: consent_application_id });
  expect(isNotEarlier(null, order)).toBe(false);
  expect(isNotEarlier(order, null)).toBe(true);
});
