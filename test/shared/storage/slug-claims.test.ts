import { describe, expect, it } from 'vitest';
import { slugKey } from '../../../shared/storage/organization-keys.ts';
import type { Organization } from '../../../shared/storage/organizations.ts';
import { changeOfSlug, type FormerSlug } from '../../../shared/storage/slug-claims.ts';

const now = new Date('2026-11-27T00:00:00.500Z');
const seconds = Math.floor(now.getTime() / 1000);
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();
const own = { id: 'org_1' };

/** An organization with this slug, and those that it has left. */
const withSlug = (slug: string | null, former_slugs?: FormerSlug[]) =>
  ({ ...own, portal: { slug }, ...(former_slugs && { former_slugs }) }) as unknown as Organization;
const change = (from: string | null, to: string | null, former?: FormerSlug[]) =>
  changeOfSlug(withSlug(from, former), withSlug(to), now);

const claimed = (slug: string) => ({
  put: { ...slugKey(slug), data: own },
  when: { absentOrExpiredAt: seconds },
});
const left = (slug: string) => ({
  put: { ...slugKey(slug), expires_at: Math.floor(Date.parse(inDays(400)) / 1000), data: own },
  when: { dataEquals: own },
});

describe('a slug', () => {
  it('that is the first one is claimed, if nobody has it or its claim has ended', () => {
    const { former_slugs, writes } = change(null, 'harbour');
    expect(former_slugs).toEqual([]);
    expect(writes).toMatchObject([claimed('harbour')]);
    expect(writes[0]).toHaveProperty('refuse');
  });

  it('that is left stays claimed for 400 days, whether another one follows or none', () => {
    const former = { slug: 'harbour', until: inDays(400) };
    const next = change('harbour', 'clinic');
    expect(next.former_slugs).toEqual([former]);
    expect(next.writes).toMatchObject([left('harbour'), claimed('clinic')]);
    const none = change('harbour', null);
    expect(none.former_slugs).toEqual([former]);
    expect(none.writes).toEqual([left('harbour')]);
  });

  it('that stays needs no write, and what was left before is kept until its end', () => {
    const former = [
      { slug: 'ended', until: now.toISOString() },
      { slug: 'kept', until: inDays(1) },
    ];
    expect(change('harbour', 'harbour', former)).toEqual({ former_slugs: [former[1]], writes: [] });
    expect(change(null, null)).toEqual({ former_slugs: [], writes: [] });
  });

  it('that was left is taken back as one of its own, and is no longer a former one', () => {
    const former = [
      { slug: 'old', until: inDays(100) },
      { slug: 'older', until: inDays(50) },
    ];
    const { former_slugs, writes } = change('harbour', 'old', former);
    expect(former_slugs).toEqual([former[1], { slug: 'harbour', until: inDays(400) }]);
    expect(writes).toMatchObject([
      left('harbour'),
      { put: { ...slugKey('old'), data: own }, when: { dataEquals: own } },
    ]);
  });

  it('whose claim has ended is claimed like any other', () => {
    const { writes } = change(null, 'old', [{ slug: 'old', until: inDays(-1) }]);
    expect(writes).toMatchObject([claimed('old')]);
  });

  it('that was left before many others is free', () => {
    const former = Array.from({ length: 40 }, (_, n) => ({ slug: `slug-${n}`, until: inDays(100) }));
    const { former_slugs, writes } = change('harbour', 'clinic', former);
    const freed = writes.flatMap((write) => ('remove' in write ? [write.remove] : []));
    expect(former_slugs.length + freed.length).toBe(41);
    expect(freed.length).toBeGreaterThan(0);
    expect(freed).toEqual(former.slice(0, freed.length).map(({ slug }) => slugKey(slug)));
    expect(former_slugs.slice(0, -1)).toEqual(former.slice(freed.length));
    expect(former_slugs.at(-1)?.slug).toBe('harbour');
  });
});
