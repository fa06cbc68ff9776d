import * as v from 'valibot';
import { email, phone } from './contact.ts';
import { place } from './place.ts';
import { profileSchema } from './profile.ts';
import { correctedView } from './review.ts';

const {
  emails: _emails,
  phones: _phones,
  location: _location,
  ...shownBasics
} = profileSchema.entries.basics.entries;
/** A profile as it is shown, with addresses and places as candidates have them. */
export const profileView = v.object({
  ...profileSchema.entries,
  basics: v.object({
    ...shownBasics,
    emails: v.array(email),
    phones: v.array(
      v.object({ ...phone.entries, e164: v.nullable(v.string()), country_code: v.nullable(v.string()) }),
    ),
    location: v.nullable(place),
  }),
  corrected: v.array(correctedView),
  work: v.array(v.object({ ...profileSchema.entries.work.item.entries, location: v.nullable(place) })),
});
export type ProfileView = v.InferOutput<typeof profileView>;
