import type { Profile } from '../contracts/profile.ts';
import type { ProfileView } from '../contracts/profile-view.ts';
import { shownEmails } from '../domain/contacts.ts';
import { nowhere, placeOfText } from '../domain/places.ts';

/** A profile as a response, with addresses and places in the form that candidates have. */
export function presentProfile({ basics, work, ...profile }: Profile): ProfileView {
  const { emails, phones, location } = basics;
  return {
    ...profile,
    basics: {
      ...basics,
      emails: shownEmails(emails),
      phones: phones.map(({ raw, ...read }, index) => ({ number: raw, is_primary: index === 0, ...read })),
      location: location && { ...nowhere, ...location },
    },
    work: work.map((post) => ({ ...post, location: placeOfText(post.location) })),
  };
}
