import type { Source } from '../contracts/profile.ts';
import { hole } from '../redaction/never-extracted.ts';
import { findDates } from '../words/dates.ts';
import type { Cited, Range } from './answer-schema.ts';
import { ModelFailure } from './model-engine.ts';
import type { TextLine } from './numbered-lines.ts';
import { lettersOf, writtenIn } from './written-in.ts';

/** A line that was sent, without its removed text; `quote` is the original line. */
export interface CitableLine extends TextLine {
  quote?: string;
}

/** A value as written in the CV, and the line on which it begins. */
export interface Found {
  text: string;
  source: Source;
}

/** The numbers of grounded and dropped values. */
export interface GroundCounts {
  grounded: number;
  dropped: number;
}

/** A value may continue on the next two lines. */
const followingLines = 2;
const maxCharacters = 300;

/**
 * The time limit in milliseconds from the first value on. A whole CV takes some milliseconds; only a malicious one
 * takes longer.
 */
const usualHoldingMs = 2_000;

/** If a larger share of the values is not on the cited lines, the whole response is rejected. */
const believableShare = 0.5;
/** Throws {@link ModelFailure} invalid_answer. */
export function assertBelievable({ grounded, dropped }: GroundCounts): void {
  if (dropped > (grounded + dropped) * believableShare) throw new ModelFailure('invalid_answer');
}

/**
 * Compares every value of a model with the line that it cites, and accepts only text of that line, in the CV's own
 * spelling. Other values become null and are counted. `citable` are the lines that were sent; citations of other lines
 * are wrong. Throws {@link ModelFailure} timeout when it takes longer than `holdingMs`.
 */
export function groundOn(citable: readonly CitableLine[], holdingMs = usualHoldingMs) {
  const byNumber = new Map(citable.map((line) => [line.number, line]));
  const counts: GroundCounts = { grounded: 0, dropped: 0 };
  let endsAt: number | null = null;

  const judged = <T>(result: T | null): T | null => {
    endsAt ??= performance.now() + holdingMs;
    if (performance.now() > endsAt) throw new ModelFailure('timeout');
    if (result === null) counts.dropped++;
    else counts.grounded++;
    return result;
  };

  /** The cited line alone, then with the next one and the next two lines. */
  const reaches = (line: CitableLine): string[] => {
    const texts = [line.text];
    for (let step = 1; step <= followingLines; step++) {
      const next = byNumber.get(line.number + step);
      if (!next) break;
      texts.push(joinLines(texts.at(-1) ?? '', next.text));
    }
    return texts;
  };
  const lettersOn = oncePerLine((line) => reaches(line).map(lettersOf));
  /** The dates that begin on the line itself: dates on the next lines belong to something else. */
  const datesOn = oncePerLine((line) =>
    reaches(line).flatMap((text) => findDates(text).filter(({ index }) => index < line.text.length)),
  );

  const take = (cited: Cited, accept: RegExp | null): Found | null => {
    const line = byNumber.get(cited.line);
    if (!line || cited.value.length > maxCharacters) return null;
    const [text] = lettersOn(line).flatMap((one) => writtenIn(one, cited.value, line.text.length) ?? []);
    const plain = text?.replace(/\s+/g, ' ').trim();
    if (!plain || plain.includes(hole) || (accept && !accept.test(plain))) return null;
    return { text: plain, source: { page: line.page, line: line.number, quote: line.quote ?? line.text } };
  };

  /** A date as precise as on its line: the model's value must be that date or its beginning. */
  const takeDate = ({ value, line: number }: Cited): string | null => {
    const line = byNumber.get(number);
    if (!line || !/^\d{4}(-\d{2}){0,2}$/.test(value)) return null;
    const written = datesOn(line).flatMap(({ start, end }) => [start, end]);
    return written.find((date) => date === value || date?.startsWith(`${value}-`)) ?? null;
  };

  const linesIn = ({ from, to }: Range, maxLines: number): CitableLine[] => {
    const count = Math.min(to - from + 1, maxLines + 1);
    if (count < 1 || count > maxLines) return [];
    return Array.from({ length: count }, (_, step) => byNumber.get(from + step) ?? []).flat();
  };

  return {
    counts,
    text: (cited: Cited | null, accept: RegExp | null = null): Found | null =>
      cited && judged(take(cited, accept)),
    date: (cited: Cited | null): string | null => cited && judged(takeDate(cited)),
    /** Whether the line has a period that lasts until today. */
    isCurrent(number: number | null): boolean {
      if (number === null) return false;
      const line = byNumber.get(number);
      const goesOn = line && datesOn(line).some((date) => date.isCurrent);
      return judged(goesOn || null) ?? false;
    },
    /** The text of the lines, with hyphenated words joined. */
    block(range: Range | null, maxLines: number): string | null {
      if (range === null) return null;
      const texts = linesIn(range, maxLines).map((line) => line.text);
      const text = texts.reduce(joinLines, '').replace(/\s+/g, ' ').trim();
      return judged(text === '' || text.includes(hole) ? null : text);
    },
    /** Drops a whole entry whose main value is missing. */
    dropEntry: () => {
      counts.dropped++;
    },
  };
}
export type Ground = ReturnType<typeof groundOn>;

/** Many values cite the same line, and a line may be as long as a CV: each is analyzed once. */
function oncePerLine<T>(make: (line: CitableLine) => T): (line: CitableLine) => T {
  const made = new Map<number, T>();
  return (line) => {
    const known = made.get(line.number);
    if (known !== undefined) return known;
    const now = make(line);
    made.set(line.number, now);
    return now;
  };
}

/** Joins a word that a hyphen splits at the end of a line. */
const joinLines = (text: string, next: string) =>
  /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(next) ? text.slice(0, -1) + next : `${text} ${next}`;
