import { portalOf, slugTaken } from '../domain/organization-settings.ts';
import { keptFormerSlugs, keptSlugDays } from '../domain/slug.ts';
import { slugKey } from './organization-keys.ts';
import type { Organization } from './organizations.ts';
import type { Write } from './row.ts';

/** A slug that an organization left, and until when it stays claimed. */
export interface FormerSlug {
  slug: string;
  until: string;
}

/**
 * The writes of a change of an organization's slug, and the slugs that it has left then. A slug that was left stays claimed for 400
 * days, because mails, advertisements and search engines lead to it: its address goes on leading to the organization, which may take
 * it back at once, and another organization gets {@link slugTaken}.
 */
export function changeOfSlug(
  before: Organization,
  after: Organization,
  now: Date,
): { former_slugs: FormerSlug[]; writes: Write[] } {
  const [from, to] = [portalOf(before).slug, portalOf(after).slug];
  const kept = (before.former_slugs ?? []).filter(({ until }) => Date.parse(until) > now.getTime());
  if (from === to) return { former_slugs: kept, writes: [] };
  const data = { id: before.id };
  const until = new Date(now.getTime() + keptSlugDays * 86_400_000);
  const left = from === null ? [] : [{ slug: from, until: until.toISOString() }];
  const all = [...kept.filter(({ slug }) => slug !== to), ...left];
  const isOwn = kept.some(({ slug }) => slug === to);
  const writes: Write[] = [
    ...all.slice(0, -keptFormerSlugs).map(({ slug }) => ({ remove: slugKey(slug) })),
    ...left.map(({ slug }) => ({
      put: { ...slugKey(slug), expires_at: Math.floor(until.getTime() / 1000), data },
      when: { dataEquals: data },
    })),
    ...(to === null
      ? []
      : [
          {
            put: { ...slugKey(to), data },
            when: isOwn ? { dataEquals: data } : { absentOrExpiredAt: Math.floor(now.getTime() / 1000) },
            refuse: slugTaken,
          },
        ]),
  ];
  return { former_slugs: all.slice(-keptFormerSlugs), writes };
}
