import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Profile } from '../../../shared/contracts/profile.ts';
import type { ScanResult } from '../../../shared/domain/stored/scan.ts';
import {
  fitCorrected,
  fitProfile,
  fitStored,
  hasRoom,
  maxPassages,
  mostBytesOf,
  packResult,
  passagesIn,
} from '../../../shared/storage/fit-profile.ts';
import { resultOf } from '../../functions/support/reading.ts';

const base = resultOf('Jane');
const many = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));
/** A profile with these lists; what their entries have besides is of no account here. */
const profileWith = (lists: object): Profile => ({ ...base.profile, ...(lists as Partial<Profile>) });
const resultWith = (lists: object, more: Partial<ScanResult> = {}): ScanResult => ({
  ...base,
  ...more,
  profile: profileWith(lists),
});
const skills = (count: number, name = 'x') => ({ skills: many(count, () => ({ name })) });
/** Text that gzip cannot shorten by much. */
const noise = (bytes: number) =>
  randomBytes(Math.ceil((bytes * 3) / 4))
    .toString('base64')
    .slice(0, bytes);

describe('what can be evidence of a requirement', () => {
  it('are entries and highlights, and a job or a project counts twice', () => {
    const [one] = [{}];
    const lists = { skills: [one, one, one], education: [one], languages: [one, one], certificates: [one] };
    expect(passagesIn(profileWith(lists))).toBe(7);
    const posts = {
      work: [{ highlights: ['a', 'b'] }, { highlights: [] }],
      projects: [{ highlights: ['c'] }],
    };
    expect(passagesIn(profileWith(posts))).toBe(9);
    expect(passagesIn(profileWith({ awards: [one], publications: [one], volunteer: [one] }))).toBe(0);
  });

  it('is limited', () => {
    expect(hasRoom(resultWith(skills(maxPassages)))).toBe(true);
    expect(hasRoom(resultWith(skills(maxPassages + 1)))).toBe(false);
  });
});

describe('a corrected result', () => {
  it('has room in a row together with its text', () => {
    const withText = (bytes: number) => resultWith({}, { lines: [noise(bytes)] });
    expect(hasRoom(withText(400 * 1024))).toBe(true);
    expect(packResult(withText(400 * 1024)).byteLength).toBeLessThanOrEqual(380 * 1024);
    expect(hasRoom(withText(560 * 1024))).toBe(false);
  });

  it('has room in a response, where its text is written as a string in a string', () => {
    const quoted = (count: number) => resultWith({ skills: [{ name: '"'.repeat(count) }] });
    // In a string inside a string, a quotation mark takes four signs.
    expect(hasRoom(quoted(700_000))).toBe(true);
    expect(hasRoom(quoted(760_000))).toBe(false);
  });

  it('has more room in its row than a reading', () => {
    expect(mostBytesOf(resultWith({}))).toBe(240 * 1024);
    expect(mostBytesOf(resultWith({ corrected: ['name'] }))).toBe(380 * 1024);
  });
});

describe('a reading', () => {
  it('that fits is as it was read', () => {
    const result = resultWith(skills(3));
    const kept = fitProfile(result);
    expect(kept).toMatchObject({ profile: result.profile, summary: result.summary, isCut: false });
  });

  it('is cut where its evidence is too much, and where its row would be too large', () => {
    const much = fitProfile(resultWith(skills(maxPassages + 1)));
    expect([much.isCut, much.profile.skills.length]).toEqual([true, 1024]);
    const large = fitProfile(resultWith({ skills: many(40, () => ({ name: noise(12_000) })) }));
    expect(large.isCut).toBe(true);
    expect(packResult({ ...base, ...large }).byteLength).toBeLessThanOrEqual(240 * 1024);
    expect(large.profile.skills.length).toBeGreaterThan(0);
  });

  it('keeps the room that corrections take in a response', () => {
    const kept = fitProfile(resultWith({ skills: many(3, () => ({ name: '"'.repeat(240_000) })) }));
    expect(kept.isCut).toBe(true);
    const alike = fitProfile(resultWith({ skills: many(40, () => ({ name: '"'.repeat(16_000) })) }));
    expect(alike.isCut).toBe(false);
  });

  it('loses the doubts about entries that were cut, and keeps the others', () => {
    const review = ['skills/0/name', 'skills/3999', 'skills/9/level', 'basics/name', 'basics/none/at'].map(
      (path) => ({ path }),
    );
    const { profile } = fitProfile(resultWith({ ...skills(maxPassages + 1), review }));
    expect(profile.review.map(({ path }) => path)).toEqual(['skills/0/name', 'basics/name']);
  });
});

describe('a reading with the corrections of the last one', () => {
  const correct =
    (made: Partial<ScanResult> = {}) =>
    (profile: Profile) => ({ ...base, ...made, profile });

  it('is whole where both fit', () => {
    const reading = profileWith(skills(3));
    const { profile, isCut } = fitCorrected(reading, correct());
    expect([profile, isCut]).toEqual([reading, false]);
  });

  it('is cut where they do not, and the corrections are not', () => {
    const corrected = { awards: many(600, () => ({ title: 'x' })) };
    const reading = profileWith(skills(maxPassages + 1));
    const { profile, isCut } = fitCorrected(reading, (cut) => ({
      ...base,
      profile: { ...cut, ...corrected } as Profile,
    }));
    expect([isCut, profile.skills.length, profile.awards.length]).toEqual([true, 1024, 600]);
  });

  it('has no entries where nothing of them fits', () => {
    const filling = { summary: { ...base.summary, text: noise(480 * 1024) } };
    const lists = {
      ...{ work: [{ highlights: [noise(30_000)] }], projects: [{ highlights: [] }], education: [{}] },
      ...{ skills: many(2000, () => ({ name: noise(64) })), languages: [{}], certificates: [{}] },
    };
    const isFull = (profile: Profile) => ({
      ...base,
      profile,
      ...(passagesIn(profile) > 0 ? { summary: { ...base.summary, text: noise(700 * 1024) } } : filling),
    });
    const { profile, isCut } = fitCorrected(profileWith(lists), isFull);
    expect([passagesIn(profile), isCut]).toEqual([0, true]);
    for (const list of Object.keys(lists)) expect(profile[list as keyof Profile], list).toEqual([]);
  });
});

describe('a stored result', () => {
  it('of an earlier release gets lists of doubts and corrections, and is cut where it is too large today', () => {
    const { review: _, corrected: __, ...earlier } = profileWith(skills(2));
    const stored = { ...base, lines: ['Jane'], profile: earlier as Profile };
    expect(fitStored(stored)).toEqual({ ...stored, profile: { ...earlier, review: [], corrected: [] } });
    const large = { ...base, lines: ['Jane'], profile: profileWith(skills(maxPassages + 1)) };
    const read = fitStored(large);
    expect([read.profile.skills.length, read.lines]).toEqual([1024, ['Jane']]);
    expect(read).not.toHaveProperty('isCut');
  });

  it('of today is as it was stored', () => {
    const result = resultWith({ ...skills(2), corrected: ['name'], review: [{ path: 'basics/name' }] });
    expect(fitStored(result)).toEqual(result);
  });
});
