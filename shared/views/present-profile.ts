import type { Profile } from '../contracts/profile.ts';
import type { ProfileView } from '../contracts/profile-view.ts';
import { shownEmails } from '../domain/contacts.ts';
import { nowhere, placeOfText } from '../domain/places.ts';
import type { ScanResult } from '../domain/stored/scan.ts';

/** The value at a path of the profile as it was read, as a text. Addresses and numbers are corrected together, and shown so. */
const textAt = (basics: Profile['basics'] | undefined, path: string): string | null => {
  const [, field] = path.split('/');
  if (!basics || !field) return null;
  if (field === 'email') return basics.emails.join(', ') || null;
  if (field === 'phone') return basics.phones.map(({ raw }) => raw).join(', ') || null;
  if (field === 'location') return basics.location?.raw ?? null;
  const value = basics[field as keyof typeof basics];
  return typeof value === 'string' ? value : null;
};

/** A profile as a response, with addresses and places in the form that candidates have, and corrected values as they were read. */
export function presentProfile({
  profile: { basics, work, ...profile },
  read,
}: Pick<ScanResult, 'profile' | 'read'>): ProfileView {
  const { emails, phones, location } = basics;
  return {
    ...profile,
    basics: {
      ...basics,
      emails: shownEmails(emails),
      phones: phones.map(({ raw, ...phone }, index) => ({ number: raw, is_primary: index === 0, ...phone })),
      location: location && { ...nowhere, ...location },
    },
    corrected: profile.corrected.map((one) => ({ ...one, read: textAt(read?.basics, one.path) })),
    work: work.map((post) => ({ ...post, location: placeOfText(post.location) })),
  };
}
