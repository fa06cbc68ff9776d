import type { JsonResume } from '../contracts/json-resume.ts';
import type { Profile } from '../contracts/profile.ts';
import { isWebLink } from '../words/web-link.ts';

const schemaUrl = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** Null means "not known" here; JSON Resume omits the field. */
const known = <T>(value: T | null): T | undefined => value ?? undefined;
/** The standard accepts years from 1000 to 2999, each date as precise as it is. A year always has four digits. */
const date = (written: string | null) => (written && /^[12]/.test(written) ? written : undefined);
/** RFC 3986 allows few characters, two digits after each `%`, and one fragment; an invalid address is omitted. */
const address = (url: string | null) =>
  url && isWebLink(url) && /^[!#-;=?-Z_a-z~]+$/.test(url) && !/%(?![\da-f]{2})|#.*#/i.test(url)
    ? url
    : undefined;
/** An address as defined by RFC 5321; a CV may have an invalid one. */
const mailbox = (email: string | null) =>
  email && email.length <= 254 && emailForm.test(email) ? email : undefined;
const emailForm =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

/** An empty list is omitted. */
const listed = <T>(items: T[]) => (items.length > 0 ? items : undefined);
const period = (item: { start_date: string | null; end_date: string | null }) => ({
  startDate: date(item.start_date),
  endDate: date(item.end_date),
});

/**
 * A profile as JSON Resume 1.0.0. Fields that the standard does not have (sources, confidence, totals) are omitted, and
 * so are values that it does not accept, such as an address with a space. `readAt` is the time of the extraction.
 */
export function toJsonResume(profile: Profile | null, readAt: string | null): JsonResume {
  const meta = { version: 'v1.0.0', lastModified: known(readAt) };
  if (!profile) return { $schema: schemaUrl, meta };
  return {
    $schema: schemaUrl,
    basics: basicsOf(profile.basics),
    work: listed(
      profile.work.map((post) => ({
        name: known(post.name),
        position: known(post.position),
        location: known(post.location),
        ...period(post),
        summary: known(post.summary),
        highlights: listed(post.highlights),
      })),
    ),
    volunteer: listed(
      profile.volunteer.map((post) => ({
        organization: known(post.organization),
        position: known(post.position),
        ...period(post),
        highlights: listed(post.highlights),
      })),
    ),
    education: listed(
      profile.education.map((item) => ({
        institution: known(item.institution),
        area: known(item.area),
        studyType: known(item.study_type),
        ...period(item),
        score: known(item.score),
      })),
    ),
    awards: listed(
      profile.awards.map((award) => ({
        title: award.title,
        date: date(award.date),
        awarder: known(award.awarder),
      })),
    ),
    certificates: listed(
      profile.certificates.map((item) => ({
        name: item.name,
        date: date(item.date),
        issuer: known(item.issuer),
        url: address(item.url),
      })),
    ),
    publications: listed(
      profile.publications.map((item) => ({
        name: item.name,
        publisher: known(item.publisher),
        releaseDate: date(item.release_date),
        url: address(item.url),
      })),
    ),
    skills: listed(profile.skills.map(({ name }) => ({ name }))),
    languages: listed(
      profile.languages.map(({ language, fluency, cefr }) => ({ language, fluency: cefr ?? known(fluency) })),
    ),
    projects: listed(
      profile.projects.map((project) => ({
        name: project.name,
        description: known(project.description),
        ...period(project),
        url: address(project.url),
        highlights: listed(project.highlights),
      })),
    ),
    meta,
  };
}

const basicsOf = ({ location, ...basics }: Profile['basics']): JsonResume['basics'] => ({
  name: known(basics.name),
  label: known(basics.label),
  email: mailbox(basics.email),
  phone: known(basics.phone),
  url: address(basics.url),
  summary: known(basics.summary),
  location: location
    ? {
        address: location.raw,
        postalCode: known(location.postal_code),
        city: known(location.city),
        countryCode: known(location.country_code),
        region: known(location.region),
      }
    : undefined,
  profiles: listed(
    basics.profiles.map(({ network, username, url }) => ({
      network,
      username: known(username),
      url: address(url),
    })),
  ),
});
