import type { Source } from '../contracts/profile.ts';
import { hole } from '../redaction/never-extracted.ts';
import { findDates } from '../words/dates.ts';
import type { Cited, Range } from './answer-schema.ts';
import { ModelFailure } from './model-engine.ts';
import type { TextLine } from './numbered-lines.ts';
import { lettersOf, writtenIn } from './written-in.ts';

/** A line that was sent, without what may not be taken from it; `quote` is how it is written. */
export interface CitableLine extends TextLine {
  quote?: string;
}

/** A value as the CV writes it, and the line it begins on. */
export interface Found {
  text: string;
  source: Source;
}

/** What became of a model's values. */
export interface GroundCounts {
  grounded: number;
  dropped: number;
}

/** A value may run on over the next two lines, and no further. */
const followingLines = 2;
const maxCharacters = 300;

/** From the first value on. Whole CVs take some milliseconds; what takes longer was made to. */
const usualHoldingMs = 2_000;

/** Of more values than this share without a line that bears them out, the rest is not believed either. */
const believableShare = 0.5;
/** Throws {@link ModelFailure} invalid_answer. */
export function assertBelievable({ grounded, dropped }: GroundCounts): void {
  if (dropped > (grounded + dropped) * believableShare) throw new ModelFailure('invalid_answer');
}

/**
 * Holds every value of a model against the line that it cites, and lets through only what is written there, in the CV's own
 * spelling. Everything else is null and counted. `citable` are the lines that were sent; the citations of others count as wrong.
 * Throws {@link ModelFailure} timeout when it takes longer than `holdingMs`.
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

  /** The cited line alone, then with one and two of the lines after it. */
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
  /** The dates that begin on the line itself: those further down are of something else. */
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

  /** A date as precise as its line: what the model says must be that date or the beginning of it. */
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
    /** Whether the line says that a period goes on until today. */
    isCurrent(number: number | null): boolean {
      if (number === null) return false;
      const line = byNumber.get(number);
      const goesOn = line && datesOn(line).some((date) => date.isCurrent);
      return judged(goesOn || null) ?? false;
    },
    /** The text of the lines, wrapped words made whole. */
    block(range: Range | null, maxLines: number): string | null {
      if (range === null) return null;
      const texts = linesIn(range, maxLines).map((line) => line.text);
      const text = texts.reduce(joinLines, '').replace(/\s+/g, ' ').trim();
      return judged(text === '' || text.includes(hole) ? null : text);
    },
    /** An entry without the value that it hangs on is dropped whole. */
    dropEntry: () => {
      counts.dropped++;
    },
  };
}
export type Ground = ReturnType<typeof groundOn>;

/** Many values cite one line, and a line may be a whole CV long: each is looked through once. */
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

/** A word cut by a hyphen at the line's end is made whole. */
const joinLines = (text: string, next: string) =>
  /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(next) ? text.slice(0, -1) + next : `${text} ${next}`;
