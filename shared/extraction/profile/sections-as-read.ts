import { isPersonal } from '../../redaction/personal-text.ts';
import { inTurn } from '../decisions.ts';
import { openLetters } from '../entries/letters.ts';
import { clientsAsEmployers } from '../sections/client-projects.ts';
import { withLanguagesApart } from '../sections/language-lists.ts';
import { listedSummaries } from '../sections/listed-summaries.ts';
import type { Section } from '../sections/section.ts';
import { trainingsAsCertificates } from '../sections/training-sections.ts';
import { openUntitledEntries } from '../sections/untitled-entries.ts';
import { atLabels } from '../skills/skill-groups.ts';

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

const each =
  (change: (section: Section) => Section) =>
  (sections: Sections): Sections =>
    sections.map(change);

type Sections = readonly Section[];

/** Corrects the kinds and the lines of sections by their content: a heading may name another kind, or none. */
export const asRead = inTurn<Sections>('sections/as-read', [
  {
    name: 'entries without any heading',
    example: 'Nurse, Vale Care, 2015 – 2019\nCarer, Hill Home, 2012 – 2015',
    change: openUntitledEntries,
  },
  {
    name: 'a letter that describes jobs',
    example:
      'Since 2014 I have been beekeeper at Waiotahe Wild Honey. From 1996 to 2008 I was carpenter with Tynedale Homes.',
    change: openLetters,
  },
  {
    name: 'a list of languages below a heading that no list has',
    example: 'PARA QUÉ SOY BUENO\nRepostería\nCÓMO HABLO\nEspañol: bien\nInglés: poco',
    change: withLanguagesApart,
  },
  {
    name: 'projects of a freelancer for clients',
    example: 'PROJECTS\nData Engineer, 2019 – 2021\nClient: Stadtwerke',
    change: each(clientsAsEmployers),
  },
  {
    name: 'personal lines in lists',
    example: 'SKILLS\nNationality: British',
    change: each(withoutPersonalLines),
  },
  {
    name: 'a list under the title of a summary',
    example: 'WHAT I DO\nBoilers · Cylinders · Underfloor heating · Lead work · Bathrooms',
    change: listedSummaries,
  },
  {
    name: 'groups of skills in a paragraph',
    example: 'SKILLS\nPOS: Square, Clover. Methods: Inventory, Scheduling',
    change: each(withLabelledGroups),
  },
  {
    name: 'trainings without a degree',
    example: 'TRAINING\nFirst aid, 2019',
    change: trainingsAsCertificates,
  },
]);
