import type { Profile, Quality, Summary } from '../../contracts/profile.ts';
import { isPersonal } from '../../redaction/personal-text.ts';
import { type SectionKind, sectionOf } from '../../words/section-titles.ts';
import type { CvDocument, Line } from '../document.ts';
import { coursesIn, extractEducation } from '../entries/education.ts';
import {
  extractAwards,
  extractCertificates,
  extractProjects,
  extractPublications,
  extractVolunteer,
} from '../entries/other-sections.ts';
import { extractWork } from '../entries/work.ts';
import { extractBasics } from '../person/basics.ts';
import { isContact, type Section } from '../sections/section.ts';
import { splitSections } from '../sections/split-sections.ts';
import { drivingLicences } from '../skills/driving-licences.ts';
import { extractSkills, skillKey } from '../skills/extract-skills.ts';
import { extractLanguages, isLanguageItem } from '../skills/languages.ts';
import { atLabels } from '../skills/skill-groups.ts';
import { educationConfidence, languagesConfidence, skillsConfidence, workConfidence } from './confidence.ts';
import { judgeQuality } from './quality.ts';
import { reviewOf } from './review.ts';
import { asRead } from './sections-as-read.ts';
import { summarize } from './summarize.ts';
import { computeTotals } from './totals.ts';

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
  const sections = asRead(splitSections(document));
  const blocks = (kind: SectionKind) =>
    sections.filter((section) => section.kind === kind).map((section) => section.lines);
  const lines = (kind: SectionKind): Line[] => blocks(kind).flat();

  const courses = coursesIn(blocks('education'));
  const { work, ...jobs } = extractWork(blocks('work'), today, courses.order);
  const education = extractEducation(courses, today, jobs);
  const ofLanguages = lines('languages');
  const languages = extractLanguages(
    [...ofLanguages, ...languagesAmongSkills(sections), ...languagesInForms(sections)],
    ofLanguages,
  );
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
  const reviewed = { ...profile, review: reviewOf(profile, { isOcr: document.isOcr }) };
  return {
    profile: reviewed,
    summary: summarize(reviewed, document.language, today),
    quality: judgeQuality(document, sections, profile),
  };
};

/** "Languages" over a list of programming languages. */
const misnamedSkills = (sections: readonly Section[]) =>
  sections
    .filter(({ kind }) => kind === 'languages')
    .map(({ title, lines }) =>
      // "Talen & vaardigheden": the lines without a language are skills.
      namesSkills(title) || extractLanguages(lines).length === 0
        ? atLabels(lines.filter((line) => extractLanguages([line]).length === 0))
        : [],
    );

const namesSkills = (title: string | null) =>
  (title ?? '')
    .split(/\s*(?:[&/,+]|\s(?:and|und|et|y|e|en|i|och)\s)\s*/u)
    .some((part) => sectionOf(part) === 'skills');

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

/** "Email ⟂ … ⟂ Languages ⟂ English, Hindi": a cell of a form about the person. */
const languagesInForms = (sections: readonly Section[]) =>
  sections
    .filter(isContact)
    .flatMap((section) => section.lines)
    .flatMap((line) => {
      const cells = line.text.split('\t');
      const at = cells.findIndex((cell, i) => i > 1 && sectionOf(cell) === 'languages');
      return at < 0 ? [] : [{ ...line, text: cells[at + 1] ?? '' }];
    });
const languagesLabel =
  /^(?:languages?|spoken languages|sprachen|langues|idiomas|lingue|talen|języki)\s*[:\t]/i;

const firstOfItsName = () => {
  const seen = new Set<string>();
  return ({ normalized }: { normalized: string }) =>
    !seen.has(skillKey(normalized)) && Boolean(seen.add(skillKey(normalized)));
};
