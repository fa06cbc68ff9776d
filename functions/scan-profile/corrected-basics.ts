import type { Profile } from '../../shared/contracts/profile.ts';
import type { CorrectProfileBody } from '../../shared/contracts/profile-corrections.ts';
import { ApiError } from '../../shared/domain/api-error.ts';
import { contactsAfter, emailsOf, phonesOf } from '../../shared/domain/contacts.ts';
import { invalidFields } from '../../shared/domain/invalid.ts';

type Basics = Profile['basics'];
/** Reads a phone number of a person who lives there and whose CV has this language. */
export type ReadNumber = (
  raw: string,
  location: Basics['location'],
  language: string | null,
) => Promise<Pick<Basics['phones'][number], 'e164' | 'country_code'>>;
type SentBasics = NonNullable<CorrectProfileBody['basics']>;

/** The corrected fields of `basics` after a request, by their paths. `shown` is what the profile had before it. */
export async function correctedBasics(
  shown: Basics,
  sent: SentBasics,
  language: string | null,
  readNumber: ReadNumber,
): Promise<Map<string, Partial<Basics>>> {
  const fields = new Map<string, Partial<Basics>>();
  const set = (name: string, values: Partial<Basics>) => fields.set(`basics/${name}`, values);
  const { name, first_name, last_name, label, url } = sent;
  for (const [field, value] of Object.entries({ name, first_name, last_name, label, url }))
    if (value !== undefined) set(field, { [field]: value });
  const profiles = sent.profiles?.map((one) => ({ ...one, username: one.username ?? null }));
  if (sent.profiles !== undefined) set('profiles', { profiles: profiles ?? [] });
  const location = sent.location === undefined ? shown.location : placeOf(sent.location);
  if (sent.location !== undefined) set('location', { location });

  const after = contactsIn(shown, sent);
  if (after.email !== undefined) {
    const emails = emailsOf({ email: after.email, other_emails: after.other_emails ?? [] });
    set('email', { email: after.email, emails });
  }
  if (after.phone !== undefined) {
    const numbers = phonesOf({ phone: after.phone, other_phones: after.other_phones ?? [] });
    const phones = await Promise.all(
      numbers.map(
        async (raw) =>
          shown.phones.find((one) => one.raw === raw) ?? {
            raw,
            ...(await readNumber(raw, location, language)),
          },
      ),
    );
    set('phone', { phone: after.phone, phones });
  }
  return fields;
}

/** The addresses after a request, by the rules of candidates; null for a list removes all. */
function contactsIn({ emails, phones }: Basics, sent: SentBasics) {
  const [email = null, ...other_emails] = emails;
  const [phone = null, ...other_phones] = phones.map(({ raw }) => raw);
  try {
    return contactsAfter(
      { email, other_emails, phone, other_phones },
      {
        ...sent,
        emails: sent.emails === null ? [] : sent.emails,
        phones: sent.phones === null ? [] : sent.phones,
      },
    );
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { details = [] } = error.particulars;
    throw invalidFields(details.map((detail) => ({ ...detail, param: `basics.${detail.param}` })));
  }
}

/** A place without a text in one line gets it from its parts. */
function placeOf(sent: SentBasics['location']): Basics['location'] {
  const { raw = null, city = null, region = null, postal_code = null, country_code = null } = sent ?? {};
  const line = raw ?? [postal_code, city, region, country_code].filter(Boolean).join(', ');
  return line === '' ? null : { raw: line, city, region, postal_code, country_code };
}
