import type { Profile, Source } from '../../../../shared/contracts/profile.ts';
import type { Line } from '../../../../shared/extraction/document.ts';
import { squash } from '../../../../shared/words/fold.ts';

interface Claim {
  what: string;
  source: Source | null;
  values: (string | null)[];
}

const claims = (profile: Profile): Claim[] => [
  ...profile.work.map((job) => ({
    what: 'work',
    source: job.source,
    values: [job.name, job.position, job.location],
  })),
  ...profile.education.map((item) => ({
    what: 'education',
    source: item.source,
    values: [item.institution, item.area, item.study_type, item.score],
  })),
  ...profile.skills.flatMap((skill) =>
    skill.sources.map((source) => ({ what: 'skill', source, values: [skill.name] })),
  ),
  ...profile.languages.map((item) => ({ what: 'language', source: item.source, values: [item.language] })),
  ...profile.certificates.map((item) => ({
    what: 'certificate',
    source: item.source,
    values: [item.name, item.issuer],
  })),
  ...profile.projects.map((item) => ({ what: 'project', source: item.source, values: [item.name] })),
  ...profile.publications.map((item) => ({ what: 'publication', source: item.source, values: [item.name] })),
  ...profile.awards.map((item) => ({
    what: 'award',
    source: item.source,
    values: [item.title, item.awarder],
  })),
  ...profile.volunteer.map((item) => ({
    what: 'volunteer',
    source: item.source,
    values: [item.organization, item.position],
  })),
];

/** An entry's head is at most this many lines away from the line it cites, and a wrapped skill goes on in the next ones. */
const reach = 8;

/** Claims of the profile that the document does not bear out: a quote that is not in its line, a value not near it. */
export const findUngrounded = (profile: Profile, lines: readonly Line[]): string[] =>
  claims(profile).flatMap(({ what, source, values }) => {
    if (!source) return [`${what}: no line`];
    const line = lines[source.line - 1];
    const near = squash(
      lines
        .slice(Math.max(0, source.line - 1 - reach), source.line + reach)
        .map((l) => l.text)
        .join(' '),
    );
    const whole = squash(lines.map((l) => l.text).join(' '));
    const missing = values.filter(
      (value) =>
        value && !near.includes(squash(value)) && !(what === 'work' && whole.includes(squash(value))),
    );
    return [
      ...(line?.page === source.page && line.text.includes(source.quote)
        ? []
        : [`${what}: quote is not in line ${source.line}`]),
      ...missing.map((value) => `${what}: "${value}" is not near line ${source.line}`),
    ];
  });
