import { describe, expect, it } from 'vitest';
import type { Application } from '../../../shared/domain/stored/application.ts';
import { mergedAt, merging } from './support/merging.ts';
import { telling } from './support/telling.ts';

describe('the consent', () => {
  const consentOf = (one: Application) => ({
    ...{ consent: one.consent, consent_application_id: one.id, consented_at: one.created_at },
    retention_due_on: '2027-01-01',
  });
  const [first, second, third] = [2, 3, 6].map((day) => telling(day, {}, { processing: true })) as [
    Application,
    Application,
    Application,
  ];

  it('that came with the merge goes back', () => {
    const { undo } = merging(consentOf(first), consentOf(second));
    const { survivor, restored } = undo({ retention_due_on: null });
    expect(survivor).toMatchObject(consentOf(first));
    expect(restored).toMatchObject(consentOf(second));
  });

  it('of an application that came since goes with that application', () => {
    const { undo } = merging(consentOf(first), {});
    const { survivor, restored } = undo(consentOf(third), { applications: [third] });
    expect(survivor).toMatchObject(consentOf(first));
    expect(restored).toMatchObject({ consent_application_id: third.id });
    const stays = undo(consentOf(third), { kept: [third] });
    expect(stays.survivor).toMatchObject(consentOf(third));
    expect(stays.restored.consent).toBeNull();
  });

  it('of its own application that was hidden by that of the other one is found again', () => {
    const { undo } = merging({}, consentOf(second));
    const since = (one: Application, updated_at: string) => ({ ...one, updated_at });
    const merged_at = mergedAt.toISOString();
    const ownConsent = (kept: Application) => undo({}, { kept: [kept] }).survivor.consent_application_id;
    expect(ownConsent(third)).toBe(third.id);
    expect(ownConsent(since(first, merged_at))).toBeNull();
    expect(ownConsent(since(first, '2026-11-05T00:00:00.001Z'))).toBe(first.id);
    expect(ownConsent({ ...third, is_confirmed: false })).toBeNull();
  });

  it('that did not change with the merge keeps its reminder as it is now', () => {
    const { undo } = merging(consentOf(second), consentOf(first));
    expect(undo({ retention_due_on: null }).survivor.retention_due_on).toBeNull();
  });

  it('has no reminder in the past', () => {
    const past = { ...consentOf(first), retention_due_on: '2026-11-19' };
    const { survivor, restored } = merging({}, past).undo();
    expect([survivor.retention_due_on, restored.retention_due_on]).toEqual([null, '2026-11-20']);
    const stays = merging({ ...consentOf(second), retention_due_on: '2026-11-10' }, past).undo();
    expect(stays.survivor.retention_due_on).toBe('2026-11-20');
  });
});
