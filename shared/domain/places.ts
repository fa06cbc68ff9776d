import type { Office } from './stored/vocabulary.ts';

type Location = NonNullable<Office['location']>;
/** A place of which nothing is known. */
export const nowhere: Location = {
  name: null,
  street: null,
  postal_code: null,
  city: null,
  region: null,
  country_code: null,
};

/** The location with the given fields. Null clears all of it; an omitted one is unchanged. */
export function mergeLocation(
  kept: Office['location'],
  given: { [Field in keyof Location]?: string | null | undefined } | null | undefined,
): Office['location'] {
  if (!given) return given === null ? null : kept;
  const fields = Object.entries(given).filter(([, value]) => value !== undefined);
  return { ...nowhere, ...kept, ...Object.fromEntries(fields) };
}
