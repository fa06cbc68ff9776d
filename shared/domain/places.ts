import type { Place, PlaceInput } from '../contracts/place.ts';

/** A place of which nothing is known. */
export const nowhere: Place = {
  raw: null,
  name: null,
  street: null,
  postal_code: null,
  city: null,
  region: null,
  country_code: null,
};

/** A place that was entered as one text; null without a text. */
export const placeOfText = (raw: string | null): Place | null => (raw === null ? null : { ...nowhere, raw });

/** The location with the given fields. Null clears all of it; an omitted one is unchanged. */
export function mergeLocation(kept: Place | null, given: PlaceInput | null | undefined): Place | null {
  if (!given) return given === null ? null : kept;
  const fields = Object.entries(given).filter(([, value]) => value !== undefined);
  const merged: Place = { ...nowhere, ...kept, ...Object.fromEntries(fields) };
  return Object.values(merged).some((value) => value !== null) ? merged : null;
}

/** The texts of a place, for a search. */
export const textsOfPlace = (place: Place | null): (string | null)[] =>
  place ? [place.raw, place.name, place.street, place.postal_code, place.city, place.region] : [];
