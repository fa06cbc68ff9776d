import { describe, expect, it } from 'vitest';
import type { Application } from '../../../shared/domain/stored/application.ts';
import { isOfMerged, withoutMerge } from '../../../shared/domain/unmerge-candidates.ts';
import { inOneLine } from '../../support/contact-shapes.ts';
import { guestId, hostId, merging, now } from './support/merging.ts';
import { idOn, telling } from './support/telling.ts';

describe('the candidate that stays', () => {
  it('loses what the merge gave, and keeps what is its own', () => {
    const host = { phone: '1', tags: ['own'], metadata: { team: 'A' }, links: ['https://own.example/'] };
    const guest = {
      ...{
        first_name: 'Ada',
        last_name: 'B',
        phone: '2',
        location: inOneLine('Delft'),
        tags: ['own', 'other'],
      },
      ...{ metadata: { team: 'B', fair: 'x' }, links: ['https://other.example/'], other_phones: ['3'] },
    };
    const { before, survivor, undo } = merging(host, guest);
    expect(survivor).toMatchObject({ location: inOneLine('Delft'), other_phones: ['2', '3'] });
    expect({ ...undo().survivor, joined: [] }).toEqual({ ...before, application_counts: expect.anything() });
    expect(undo().survivor.joined).toEqual([{ id: guestId, until: now.toISOString() }]);
  });

  it('keeps values and pairs that were changed since', () => {
    const { undo } = merging(
      {},
      { location: inOneLine('Delft'), tags: ['other'], metadata: { fair: 'x', team: 'B' } },
    );
    const changes = {
      location: inOneLine('Oslo'),
      tags: ['other', 'later'],
      metadata: { fair: 'y', team: 'B' },
    };
    expect(undo(changes).survivor).toMatchObject({ location: inOneLine('Oslo'), tags: ['later'] });
    expect(undo(changes).survivor.metadata).toEqual({ fair: 'y' });
  });

  it('gets its own number back where a number of the other one became the first', () => {
    const { undo } = merging({ phone: '1' }, { phone: '2', other_phones: ['3'] });
    for (const [first, others, expected] of [
      ['2', ['1', '3'], ['1', []]],
      ['3', ['9', '1', '2'], ['1', ['9']]],
      ['3', ['9'], ['9', []]],
      ['4', ['1', '2'], ['4', ['1']]],
      [null, ['1', '2'], ['1', []]],
    ] as const) {
      const { survivor } = undo({ phone: first, other_phones: [...others] });
      expect([survivor.phone, survivor.other_phones]).toEqual(expected);
    }
  });

  it('loses the addresses of the other one, in whatever letters', () => {
    const { undo } = merging(
      { email: 'h@x.example' },
      { email: 'g@x.example', other_emails: ['i@x.example'] },
    );
    const changes = { email: 'G@X.example', other_emails: ['h@x.example', 'i@x.example', 'n@x.example'] };
    expect(undo(changes).survivor).toMatchObject({ email: 'h@x.example', other_emails: ['n@x.example'] });
    expect(undo({ email: 'g@x.example', other_emails: [] }).survivor).toMatchObject({ email: null });
  });

  it('remembers no address of the other one that was removed from it', () => {
    const other = { email: 'G@x.example', other_emails: ['i@x.example'], former_emails: ['f@x.example'] };
    const { undo } = merging({ email: 'h@x.example' }, other);
    const former_emails = ['f@x.example', 'o@x.example', 'g@x.example', 'i@x.example'];
    expect(undo({ former_emails }).survivor.former_emails).toEqual(['o@x.example']);
  });

  it('keeps its scan if it is still there, and otherwise its newest', () => {
    const { undo } = merging({ scan_id: 'scan_1' }, { scan_id: 'scan_2' });
    expect(undo({}, { keptScanIds: ['scan_1', 'scan_3'] }).survivor.scan_id).toBe('scan_1');
    expect(undo({}, { keptScanIds: ['scan_0', 'scan_3'] }).survivor.scan_id).toBe('scan_3');
    expect(undo({ scan_id: 'scan_4' }, { keptScanIds: [] }).survivor.scan_id).toBeNull();
  });

  it('loses the entries, counts and ids of the other one and of those merged into it before', () => {
    const [stays, goes] = [telling(2), telling(3)];
    const entry = (one: Application) => ({ id: one.id, job_id: 'job', stage_id: 's', status: one.status });
    const { undo } = merging(
      { applications: [entry(stays)], merged_ids: ['cand_x'] },
      { applications: [entry(goes)], merged_ids: ['cand_y'] },
    );
    const { survivor, restored } = undo({}, { applications: [goes], kept: [stays] });
    expect(survivor.applications.map(({ id }) => id)).toEqual([stays.id]);
    expect([survivor, restored].map((one) => one.application_counts?.active)).toEqual([1, 1]);
    expect(survivor.merged_ids).toEqual(['cand_x']);
    expect(survivor.joined.map(({ id }) => id)).toEqual([guestId, 'cand_y']);
    expect(restored.joined.map(({ id }) => id)).toEqual([hostId, 'cand_x']);
    expect(restored.applications).toEqual([
      { id: goes.id, job_id: goes.job_id, stage_id: goes.stage.id, status: 'active' },
    ]);
  });
});

describe('the candidate that comes back', () => {
  it('is as it was, with the addresses that are free and its newest scan', () => {
    const guest = { last_name: 'B', email: 'g@x.example', other_emails: ['i@x.example'], tags: ['other'] };
    const { other, undo } = merging({}, guest);
    const { restored } = undo({}, { emails: ['i@x.example'], scanIds: ['scan_1', 'scan_2'] });
    expect(restored).toEqual({
      ...other,
      ...{ email: 'i@x.example', other_emails: [], scan_id: 'scan_2' },
      joined: [{ id: hostId, until: now.toISOString() }],
      application_counts: { active: 0, hired: 0, rejected: 0, withdrawn: 0 },
    });
    expect(undo().restored).toMatchObject({ email: null, scan_id: null });
  });

  it('was one with those who were one with the other candidate during the merge', () => {
    const until = (day: number) => `2026-11-${String(day).padStart(2, '0')}T00:00:00.000Z`;
    const joined = [5, 6].map((day) => ({ id: `cand_${day}`, until: until(day) }));
    const { restored } = merging({}, { joined: [{ id: 'cand_o', until: until(1) }] }).undo({ joined });
    expect(restored.joined.map(({ id }) => id)).toEqual(['cand_o', 'cand_6', hostId]);
  });

  it('has the words of applications since the merge, and of those that were unconfirmed at it', () => {
    const open = telling(2, { phone: '2' });
    const known = telling(3, { location: inOneLine('Oslo') });
    const later = telling(6, { last_name: 'Late' });
    const closed = telling(7, { links: ['https://a.example/'] }, {}, { is_confirmed: false });
    const applications = [open, known, later, closed];
    const ids = { application_ids: [open.id, known.id] };
    const words = { phone: '2', last_name: 'Late', links: [] };
    const { restored } = merging({}, {}, { ...ids, unconfirmed_ids: [open.id] }).undo({}, { applications });
    expect(restored).toMatchObject({ ...words, location: null });
    // A record of an earlier release does not say which were unconfirmed.
    expect(merging({}, {}, ids).undo({}, { applications }).restored).toMatchObject({
      ...words,
      location: inOneLine('Oslo'),
    });
  });
});

describe('an application is of the merged candidate', () => {
  const { merge } = merging({}, { email: 'G@x.example' }, { application_ids: [idOn(2)] });
  const from = (day: number, email: string | null) => telling(day, { email } as object);

  it.each([
    ['it was there at the merge', from(2, null), true],
    ['it came since under the address', from(6, 'g@X.example'), true],
    ['it came before under the address', from(4, 'g@x.example'), false],
    ['it came since under another one', from(6, 'h@x.example'), false],
    ['it came since without one', from(6, null), false],
  ])('if %s', (_, application, isIt) => {
    expect(isOfMerged(merge)(application)).toBe(isIt);
  });
});

it('values for copies are those without the merge; only its own later applications fill what it hid', () => {
  const goes = telling(2);
  const guest = { phone: '2', location: inOneLine('Delft'), email: 'g@x.example', last_name: 'B' };
  const { survivor, merge } = merging({ first_name: 'Ada' }, guest, { application_ids: [goes.id] });
  const applications = [
    telling(3, { phone: '3' }),
    telling(6, { location: inOneLine('Oslo') }),
    telling(7, { phone: '7' }, {}, { is_confirmed: false }),
    telling(8, { phone: '8', email: 'g@x.example' }),
  ];
  expect(withoutMerge(survivor, merge, applications)).toMatchObject({
    ...{ first_name: 'Ada', phone: null, location: inOneLine('Oslo'), email: null, last_name: null },
  });
});
