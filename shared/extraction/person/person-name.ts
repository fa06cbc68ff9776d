import { findDegree } from '../../words/degree-words.ts';
import { namesDrivingLicence } from '../../words/driving-licence.ts';
import { companyScore } from '../../words/employer-words.ts';
import { fold, squash } from '../../words/fold.ts';
import { placeScore } from '../../words/places.ts';
import { isSurnameToo } from '../../words/role-lexicon.ts';
import { titleScore } from '../../words/role-words.ts';
import { institutionScore } from '../../words/school-words.ts';
import { sectionOf } from '../../words/section-titles.ts';
import { weigh } from '../decisions.ts';
import type { CvDocument, Line } from '../document.ts';
import { bodySize } from '../sections/line-style.ts';
import { isDocumentTitle } from './before-names.ts';
import { nameConfidence } from './name-confidence.ts';
import { emailOverlap, joinLetters, nameLike, namesIn, stackedName } from './name-lines.ts';
import { bareName, withoutAddress, withoutRole, withoutTail } from './name-text.ts';
import { japanese } from './split-name.ts';

interface FoundName {
  name: string;
  line: Line;
  confidence: number;
}

/** "山根 大輔", "김서연" */
const easternName = new RegExp(
  [
    // Labels of forms have as many signs.
    '^(?!(?:氏|姓)[\\s　]*名$|履[\\s　]*歴|[学職][\\s　]*歴|現在?住|写真|照片|性[\\s　]*别)',
    '(?:\\p{Script=Han}{1,4}[\\s　]\\S{1,4}|\\p{Script=Han}{2,4}|\\p{Script=Hangul}{2,4})$',
  ].join(''),
  'u',
);

/** Above this many lines from the top of a column, only the e-mail can make a name out of two words. */
const topLines = 12;

/**
 * The largest name-like text that overlaps the e-mail; a labelled name wins. Null when nothing looks like a name. Outside the
 * `contacts` (head and contact lines) only the e-mail can make a name out of words: a degree is spelled like one.
 */
export const findName = (
  document: CvDocument,
  contacts: ReadonlySet<Line>,
  emails: readonly string[],
  links: readonly string[],
): FoundName | null => {
  const local = squash((emails[0] ?? '').split('@')[0] ?? '') || squash(links[0] ?? '');
  const sizes = [
    ...new Set(document.lines.filter((line) => line.page === 1).map((line) => Math.round(line.fontSize * 2))),
  ].sort((a, b) => b - a);
  const seen = new Map<number, number>();
  const body = bodySize(document.lines);
  const largest = (sizes[0] ?? 0) / 2;
  const stacked = largest > body * 1.3 ? stackedName(document.lines, largest) : null;
  const isEastern = ['ja', 'zh', 'ko'].includes(document.language ?? '');
  let best: Scored | null = null;
  for (const [at, line] of document.lines.entries()) {
    if (line.page > 1) break;
    const nth = seen.get(line.column) ?? 0;
    seen.set(line.column, nth + 1);
    const { labelled, pieces } = namesIn(
      line,
      { above: document.lines[at - 1], next: document.lines[at + 1] },
      local,
    );
    if (stacked?.lines.includes(line))
      pieces.splice(0, pieces.length, ...(line === stacked.lines[0] ? [stacked.name] : []));
    for (const piece of pieces) {
      const found = judge(piece, {
        line,
        nth,
        labelled,
        sizes,
        local,
        isContact: contacts.has(line),
        isEastern,
      });
      if (found && found.score > (best?.score ?? 0.8)) best = found;
    }
  }
  return best && { name: best.name, line: best.line, confidence: best.confidence };
};

type Scored = FoundName & { score: number };

/** The context of a piece of a line: its line, the place of the line in its column, the sizes of the page, the e-mail address. */
interface Place {
  line: Line;
  nth: number;
  labelled: boolean;
  sizes: readonly number[];
  local: string;
  isContact: boolean;
  /** The CV is Japanese, Chinese or Korean. */
  isEastern: boolean;
}

const wordsIn = (text: string) => text.split(/\s+/).length;

/** The signs of a piece of a line that may be the name. */
interface Signs {
  text: string;
  labelled: boolean;
  /** Share of its words that the e-mail address shows. */
  overlap: number;
  /** Place of its font size among the sizes of the page, the largest 0. */
  rank: number;
  /** Lines above it in its column. */
  nth: number;
  /** It has the signs of a Japanese, Chinese or Korean CV. */
  isInItsSigns: boolean;
}

/** How much a piece of a line is like the name of its CV. */
const likeness = weigh<Signs>('person/names', [
  { name: 'a label', example: 'Name: Anna Weber', weight: 4, measure: ({ labelled }) => Number(labelled) },
  {
    name: 'the e-mail address',
    example: 'Anna Weber, anna.weber@example.com',
    weight: 3,
    measure: ({ overlap }) => overlap,
  },
  {
    name: 'the largest type',
    example: 'ANNA WEBER',
    weight: 2,
    measure: ({ rank }) => (rank === 0 ? 1 : rank === 1 ? 0.5 : 0),
  },
  {
    name: 'the first lines',
    example: 'Anna Weber\nNurse',
    weight: 1,
    measure: ({ nth }) => (nth === 0 ? 1 : nth < 3 ? 0.6 : 0),
  },
  {
    name: 'the signs of an eastern CV',
    example: '山根 大輔\nDaisuke Yamane',
    weight: 2,
    measure: ({ isInItsSigns, nth }) => Number(isInItsSigns && nth < 4),
  },
  {
    name: 'two to four words',
    example: 'Anna Weber',
    weight: 0.6,
    measure: ({ text }) => Number(wordsIn(text) >= 2 && wordsIn(text) <= 4),
  },
  { name: 'a role', example: 'Head Nurse', weight: -1.2, measure: ({ text }) => roleWeight(text) },
  { name: 'an employer', example: 'Vale Care Ltd', weight: -1, measure: ({ text }) => companyScore(text) },
  { name: 'a place', example: 'Leeds, England', weight: -1.5, measure: ({ text }) => placeScore(text) },
  {
    name: 'a degree or a school',
    example: 'Leeds University',
    weight: -0.8,
    measure: ({ text }) => Number(Boolean(findDegree(text) || institutionScore(text))),
  },
]);

/** How much a piece of a line is like the name of its CV; null when it is none. */
const judge = (
  piece: string,
  { line, nth, labelled, sizes, local, isContact, isEastern }: Place,
): Scored | null => {
  const whole = withoutTail(joinLetters(piece.replace(/^[\s|•·,-]+|[\s|•·,-]+$/g, '')));
  const text = withoutRole(withoutAddress(whole), (name) => emailOverlap(bareName(name), local));
  if (!nameLike(text) || isDocumentTitle(text) || sectionOf(text) || namesDrivingLicence(text)) return null;
  const overlap = emailOverlap(bareName(text), local);
  if ((nth > topLines || !isContact) && overlap < 0.5) return null;
  // One word is a town or a trade as well.
  if (wordsIn(text) === 1 && !labelled && overlap < 0.5 && !japanese.test(text)) return null;
  const span = line.spans.find((candidate) => candidate.text.includes(text)) ?? line;
  const rank = sizes.indexOf(Math.round(span.fontSize * 2));
  const score = likeness({
    text,
    labelled,
    overlap,
    rank,
    nth,
    isInItsSigns: isEastern && easternName.test(text),
  });
  return { name: text, line, score, confidence: nameConfidence({ labelled, overlap, rank, nth, score }) };
};

/** A role counts against a name, unless it is a surname, too, in the position of surnames: "Anna Baker". */
const roleWeight = (text: string) => {
  const words = bareName(text).split(/\s+/);
  const [last = '', ...first] = [...words].reverse();
  const isSurname = isSurnameToo(fold(last)) && first.length > 0 && titleScore(first.join(' ')) === 0;
  return isSurname ? 0 : titleScore(text);
};
