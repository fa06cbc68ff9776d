import type { Place } from '../../shared/contracts/place.ts';
import { firstLines } from '../../shared/domain/first-lines.ts';
import type { Candidate } from '../../shared/domain/stored/candidate.ts';
import type { Scan, ScanResult } from '../../shared/domain/stored/scan.ts';
import type { Caller } from '../../shared/http/api-gateway.ts';
import { openIndexKeys } from '../../shared/http/open-index-keys.ts';
import type { Identity } from '../../shared/redaction/known-words.ts';
import { type IdentityRedactor, identityRedactor } from '../../shared/redaction/redact-identity.ts';
import { type ApplicationStore, applicationStore } from '../../shared/storage/applications.ts';
import { type CandidateStore, candidateStore } from '../../shared/storage/candidates.ts';
import type { Table } from '../../shared/storage/table.ts';
import { toProfile } from '../../shared/words/web-addresses.ts';

export interface PeopleStores {
  candidates: Pick<CandidateStore, 'find' | 'mergedInto'>;
  applications: Pick<ApplicationStore, 'find'>;
}

/** Some hundred pages. Redaction takes seconds for a text of a million letters. */
const maxRedactedBytes = 300_000;

/**
 * Removes the person of a scan: as the CV was read, as people corrected it, as the application has it, and as the candidate and those who
 * were merged into it are. So a name is found in a CV that was misread. A caller who may not read candidates or applications learns nothing of
 * them by what is removed.
 */
export async function scanRedactor(
  { candidates, applications }: PeopleStores,
  { organizationId, scopes }: Pick<Caller, 'organizationId' | 'scopes'>,
  { candidate_id, application_id }: Scan,
  result: ScanResult | null,
): Promise<IdentityRedactor> {
  const [candidate, application] = await Promise.all([
    candidate_id && scopes.includes('candidates:read')
      ? candidates.find(organizationId, candidate_id)
      : undefined,
    application_id && scopes.includes('applications:read')
      ? applications.find(organizationId, application_id)
      : undefined,
  ]);
  const people = candidate ? [candidate, ...(await candidates.mergedInto(organizationId, candidate))] : [];
  return identityRedactor(
    firstLines(result?.lines ?? [], maxRedactedBytes),
    result?.read?.basics ?? result?.profile.basics ?? nobody,
    result?.profile.basics ?? nobody,
    ...people.flatMap((person) => identitiesOf(person, person)),
    ...(application ? identitiesOf(application.submission) : []),
  );
}

export const openPeople = (table: Table): PeopleStores => ({
  candidates: candidateStore(table, openIndexKeys()),
  applications: applicationStore(table),
});

const nobody: Identity = {
  name: null,
  first_name: null,
  last_name: null,
  emails: [],
  phones: [],
  profiles: [],
  location: null,
};
type Person = Pick<Candidate, 'first_name' | 'last_name' | 'email' | 'phone' | 'location' | 'links'>;
type Further = Pick<Candidate, 'other_emails' | 'former_emails' | 'other_phones'>;

function identitiesOf(person: Person, further: Partial<Further> = {}): Identity[] {
  const { first_name, last_name, location, links } = person;
  const emails = [person.email, ...(further.other_emails ?? []), ...(further.former_emails ?? [])];
  const phones = [person.phone, ...(further.other_phones ?? [])];
  const known: Identity = {
    name: null,
    first_name,
    last_name,
    emails: emails.filter((email) => email !== null),
    phones: phones.filter((raw) => raw !== null).map((raw) => ({ raw, e164: null, country_code: null })),
    profiles: links.map((url) => ({ network: '', username: toProfile(url)?.username ?? null, url })),
    location: location && placeOf(location, location.raw),
  };
  return location?.street ? [known, { ...known, location: placeOf(location, location.street) }] : [known];
}

const placeOf = ({ city, region, postal_code, country_code }: Place, raw: string | null) => ({
  raw: raw ?? '',
  city,
  region,
  postal_code,
  country_code,
});
