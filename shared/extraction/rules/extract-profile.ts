import type { Profile, Quality, Summary } from '../../contracts/profile.ts';
import { isPersonal } from '../../redaction/personal-text.ts';
import type { SectionKind } from '../../words/section-titles.ts';
import type { CvDocument, Line } from '../document.ts';
import {
  educationConfidence,
  languagesConfidence,
  skillsConfidence,
  workConfidence,
} from '../profile/confidence.ts';
import { reviewOf } from '../profile/review.ts';
import { summarize } from '../profile/summarize.ts';
import { computeTotals } from '../profile/totals.ts';
import { extractBasics } from './basics.ts';
import { clientsAsEmployers } from './client-projects.ts';
import { drivingLicences } from './driving-licences.ts';
import { extractEducation } from './education.ts';
import { extractLanguages, isLanguageItem } from './languages.ts';
import {
  extractAwards,
  extractCertificates,
  extractProjects,
  extractPublications,
  extractVolunteer,
} from './other-sections.ts';
import { judgeQuality } from './quality.ts';
import { type Section, splitSections } from './sections.ts';
import { atLabels } from './skill-groups.ts';
import { extractSkills, skillKey } from './skills.ts';
import { trainingsAsCertificates } from './training-sections.ts';
import { extractWork } from './work.ts';

interface Extraction {
  profile: Profile;
  summary: Summary;
  quality: Quality;
}

/** No line of a CV is longer; patterns that look around would go over a hostile file's 100,000 characters again and again. */
const longestLine = 3_000;

const withShortLines = (document: CvDocument): CvDocument => ({
  ...document,
  lines: document.lines.map((line) =>
    line.text.length <= longestLine
      ? line
      : { ...line, text: line.text.slice(0, longestLine), spans: line.spans.slice(0, 200) },
  ),
});

/** The rules engine: numbered lines to a profile. `today` (ISO date) ends open periods, so that equal input gives equal output. */
export const extractProfile = (original: CvDocument, today: string): Extraction => {
  const document = withShortLines(original);
  const cut = splitSections(document)
    .map(clientsAsEmployers)
    .map(withoutPersonalLines)
    .map(withLabelledGroups);
  const sections = trainingsAsCertificates(cut);
  const blocks = (kind: SectionKind) =>
    sections.filter((section) => section.kind === kind).map((section) => section.lines);
  const lines = (kind: SectionKind): Line[] => blocks(kind).flat();

  const work = extractWork(blocks('work'), today);
  const education = extractEducation(blocks('education'), today);
  const languages = extractLanguages([...lines('languages'), ...languagesAmongSkills(sections)]);
  const skills = [...blocks('skills'), ...misnamedSkills(sections)]
    .flatMap(extractSkills)
    .filter(({ name }) => !isPersonal(name))
    .filter(firstOfItsName());
  const { basics, confidence } = extractBasics(document, sections);
  const certificates = extractCertificates(lines('certificates'));
  const profile: Profile = {
    basics,
    work,
    education,
    skills,
    languages,
    certificates: [...certificates, ...drivingLicences(document.lines, certificates)],
    projects: blocks('projects').flatMap(extractProjects),
    publications: extractPublications(lines('publications')),
    awards: extractAwards(lines('awards')),
    volunteer: blocks('volunteer').flatMap(extractVolunteer),
    totals: computeTotals({ work, education }, today),
    confidence: {
      ...confidence,
      work: workConfidence(work),
      education: educationConfidence(education),
      skills: skillsConfidence(skills),
      languages: languagesConfidence(languages),
    },
    review: [],
    corrected: [],
  };
  return {
    profile: { ...profile, review: reviewOf(profile, { isOcr: document.isOcr }) },
    summary: summarize(profile, document.language, today),
    quality: judgeQuality(document, sections, profile),
  };
};

/** Sections that often have lines such as "Nationality British", which would be read as one more entry. */
const lists: readonly Section['kind'][] = [
  'summary',
  'skills',
  'languages',
  'certificates',
  'awards',
  'volunteer',
];
const withoutPersonalLines = (section: Section): Section =>
  lists.includes(section.kind)
    ? { ...section, lines: section.lines.filter(({ text }, i) => !isPersonal(text) || goesOn(section, i)) }
    : section;

const withLabelledGroups = (section: Section): Section =>
  section.kind === 'skills' ? { ...section, lines: atLabels(section.lines) } : section;

/** "… led the club for" over "12 years.": in prose a line may be the end of a sentence. */
const goesOn = ({ kind, lines }: Section, index: number) =>
  kind === 'summary' && /[^.!?:\s]\s*$/u.test(lines[index - 1]?.text ?? '');

/** "Languages" over a list of programming languages. */
const misnamedSkills = (sections: readonly Section[]) =>
  sections
    .filter((section) => section.kind === 'languages' && extractLanguages(section.lines).length === 0)
    .map((section) => atLabels(section.lines));

/** "Languages: English, German" as one line among the skills, or "Spanish (fluent)" as one of them. */
const languagesAmongSkills = (sections: readonly Section[]) =>
  sections
    .filter((section) => section.kind === 'skills')
    .flatMap((section) => section.lines)
    .flatMap((line) =>
      languagesLabel.test(line.text)
        ? [line]
        : line.text
            .split(/\t|[,;•|]/)
            .filter(isLanguageItem)
            .map((text) => ({ ...line, text })),
    );
const languagesLabel =
  /^(?:languages?|spoken languages|sprachen|langues|idiomas|lingue|talen|języki)\s*[:\t]/i;

const firstOfItsName = () => {
  const seen = new Set<string>();
  return ({ normalized }: { normalized: string }) =>
    !seen.has(skillKey(normalized)) && Boolean(seen.add(skillKey(normalized)));
};
