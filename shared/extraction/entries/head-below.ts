import { findDegree } from '../../words/degree-words.ts';
import { companyScore } from '../../words/employer-words.ts';
import { isFormLine, readLabel } from '../../words/form-labels.ts';
import { legalForms } from '../../words/legal-forms.ts';
import { placeScore } from '../../words/places.ts';
import { titleScore } from '../../words/role-words.ts';
import { institutionScore } from '../../words/school-words.ts';
import { anyHolds } from '../decisions.ts';
import type { Line } from '../document.ts';
import { isDegreeWithSubjects, postWithDuties } from './colons-in-heads.ts';
import { isWholePair } from './comma-habit.ts';
import { employerInBrackets } from './employer-in-brackets.ts';
import { isBare } from './entry-starts.ts';
import { announcesEmployer } from './part-edges.ts';
import { headEdge, isHeaderLike, type Read } from './read-line.ts';
import { isHouseAndPost } from './separators.ts';
import type { HeaderLine } from './split-entries.ts';

/** The first line of an entry, the line of its date, and the line after that. */
interface Bounds {
  start: number;
  anchor: number;
  stop: number;
  centred: boolean;
  /** The entries are jobs, and no courses. */
  ofJobs: boolean;
  /** Most heads of the section are whole on one line: "Nurse, Vale Care". */
  hasCommas: boolean;
}

/** A line below a date, where it may end the head. */
interface BelowHead {
  header: readonly HeaderLine[];
  read: Read;
  below: Read | undefined;
  /** The line is set deeper than its head. */
  indented: boolean;
}

const namedIn = ({ header }: BelowHead) => header.filter(({ text }) => text).length;
const lastCell = ({ read }: BelowHead) => read.rest.split('\t').at(-1)?.length ?? 0;

const endsHead = anyHolds<BelowHead>('entries/head-ends', [
  {
    name: 'set deeper than the head',
    example: 'Nurse, Vale Care\n  Night shifts',
    holds: (line) =>
      line.indented && namedIn(line) > 0 && !namesWhatIsMissing(line.header, line.read, line.below),
  },
  {
    name: 'a list with a full stop below a name',
    example: 'Undersköterska, Region Mittfjällen\nFöre och efter operation, provtagning, EKG.',
    holds: (line) => namedIn(line) > 0 && /,\s\p{Ll}.*(?:\p{L}{3}|\p{Lu}{2})\.$/u.test(line.read.rest),
  },
  {
    name: 'long below a name',
    example: `Nurse\n${'Nights and weekends and '.repeat(3)}holidays`,
    holds: (line) => namedIn(line) > 0 && lastCell(line) > 70,
  },
  {
    name: 'a sentence that goes on in the next line',
    example:
      'Framer, Crompton Frames\nCutting mounts, joining mouldings, and learning how people\nhang things.',
    holds: (line) =>
      namedIn(line) > 0 &&
      lastCell(line) > 42 &&
      !announcesEmployer.test(line.read.rest) &&
      /^\p{Ll}\p{L}*\s/u.test(line.below?.line.text ?? ''),
  },
  {
    // Two lines have named title and employer.
    name: 'long below two names',
    example: `Nurse\nVale Care\n${'Nights and weekends and '.repeat(2)}holidays`,
    holds: (line) => namedIn(line) > 1 && lastCell(line) > 55,
  },
]);

const namesPost = (texts: readonly string[]) => texts.some((text) => titleScore(text) >= 1);
const isRowOfForm = (text: string, ofJobs: boolean) =>
  isFormLine(text) && !isHouseAndPost(text) && (ofJobs || !isDegreeWithSubjects(text));

/** Adds the lines below the date that still name the job or school to its head, forms' other lines to its body; returns where its text begins. */
export const headBelow = (
  reads: readonly Read[],
  { start, anchor, stop, centred, ofJobs, hasCommas }: Bounds,
  header: HeaderLine[],
  body: Line[],
): number => {
  const own = reads[anchor] as Read;
  // Below a head with its date under it, the date's own edge is that of the head.
  const isUnder = isBare(own) && start < anchor;
  const edge = isUnder ? own.line.x : headEdge(own);
  const isWhole = header.some(
    ({ text, line }) =>
      holdsEmployer(text.replaceAll('\t', ' ')) ||
      (hasCommas && isWholePair(text, reads[anchor + 1]?.rest ?? '')) ||
      ((isUnder || (line === own.line && startsWithDate(own))) && namesBoth(text)),
  );
  let next = anchor + 1;
  let skipped = 0;
  let hasBoth = false;
  while (
    next < stop &&
    next <= anchor + 4 + skipped &&
    (isRowOfForm((reads[next] as Read).rest, ofJobs) || isHeaderLike(reads[next] as Read))
  ) {
    const read = reads[next] as Read;
    const [post, duties] = ofJobs ? postWithDuties(read.rest) : [];
    if (post && !namesPost([...header.map(({ text }) => text), reads[next + 1]?.rest ?? ''])) {
      header.push({ line: read.line, text: post });
      body.push({ ...read.line, text: duties ?? '' });
      return next + 1;
    }
    if ((isWhole || hasBoth) && placeScore(read.rest) < 0.6) break;
    if (isRowOfForm(read.rest, ofJobs)) {
      body.push(read.line);
      skipped++;
      next++;
      continue;
    }
    const indented =
      !centred &&
      read.line.x > Math.max(edge, header[0]?.line.x ?? 0) + 4 &&
      (isUnder || own.rest.split('\t')[0] !== '');
    if (!readLabel(read.rest)?.kind && endsHead({ header, read, below: reads[next + 1], indented })) break;
    header.push({ line: read.line, text: read.rest });
    hasBoth ||= isBare(own) && namesBoth(read.rest);
    next++;
  }
  return next;
};

/** An employer, or of a course the school, is in brackets: "Técnico en Aceites (Grado Medio)" has none. */
const holdsEmployer = (text: string) => {
  const [, inside = ''] = employerInBrackets(text) ?? [];
  return inside !== '' && (findDegree(text) === null || institutionScore(inside) > 0);
};

/** "2003 - 2008: Sailor, Vale Fisheries Ltd": title and employer follow their date on one line of plain text. */
const startsWithDate = ({ line, anchor }: Read) => (anchor?.index ?? 1) <= 2 && !line.text.includes('\t');

/** "Developer, Acme, Stockholm" above its date: a role and, after a comma, what it was at. Text under the date is about the work. */
const beforeLegalForm = new RegExp(`,\\s+(?=(?:${legalForms})(?!\\p{L}))`, 'gu');
const namesBoth = (text: string) => {
  const [role = '', ...others] = text.replace(beforeLegalForm, ' ').split(/,\s+|\s[–—]\s/);
  const [employer = ''] = others;
  return (
    titleScore(role) >= 1 &&
    companyScore(role) === 0 &&
    /^\p{Lu}/u.test(employer) &&
    titleScore(employer) === 0 &&
    (companyScore(employer) > 0 || (others.length > 1 && placeScore(others.slice(1).join(', ')) >= 0.6)) &&
    placeScore(others.join(', ')) < 0.8
  );
};

/** A head that names an employer or a school needs its role or degree, even if that is indented deeper. */
const namesWhatIsMissing = (header: readonly HeaderLine[], { line, rest }: Read, below: Read | undefined) => {
  const named = header
    .map(({ text }) => text)
    .filter(Boolean)
    .join(' ');
  const isMissing = (isIn: (text: string) => boolean) => isIn(rest) && !isIn(named);
  return (
    rest.length < 60 &&
    !/^\p{Lu}\p{Ll}+(?:ed|ing)\s/u.test(rest) &&
    // Several lines at one edge describe the work.
    ((isMissing((text) => titleScore(text) >= 1) && (below?.anchor != null || below?.line.x !== line.x)) ||
      isMissing((text) => findDegree(text) !== null) ||
      (findDegree(named) !== null && isMissing((text) => institutionScore(text) > 0)))
  );
};

/** Lines that share their middle: their left edges have no meaning. */
export const isCentred = (lines: readonly Line[]) => {
  const middles = lines.map(({ x, width }) => x + width / 2).sort((a, b) => a - b);
  const middle = middles[middles.length >> 1] ?? 0;
  const edges = new Set(lines.map(({ x }) => Math.round(x)));
  return (
    lines.length > 3 &&
    edges.size > lines.length / 2 &&
    middles.filter((other) => Math.abs(other - middle) < 4).length > lines.length * 0.8
  );
};
