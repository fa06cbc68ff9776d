/** Readable and unique enough for a URL: the name in ASCII, then four characters of the id's random part. */
export function slugOf(name: string, id: string): string {
  const words =
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return [...words.join('-').slice(0, 60).split('-'), id.slice(-4).toLowerCase()].filter(Boolean).join('-');
}

/** The digits that a slug has of its job's id. */
const shortened = 4;

/**
 * The last part of the address of a job's page: the words of its slug and the whole id without its prefix, in lower
 * case. The page is found by the id, so the address stays valid when the words change.
 */
export function jobPathOf({ id, slug }: { id: string; slug: string }): string {
  const words = slug.slice(0, -shortened);
  return `${words}${id.slice(id.indexOf('_') + 1).toLowerCase()}`;
}

/** The id in an address that {@link jobPathOf} made. */
export const jobIdIn = (path: string): string => `job_${path.slice(-26).toUpperCase()}`;

/** For how many days a slug that an organization left stays claimed: as long as what changed it is in the audit log. */
export const keptSlugDays = 400;
/** The most of them at a time; the oldest is free then, so that an organization cannot keep hundreds of names. */
export const keptFormerSlugs = 10;
