import { type LabelWords, labels, subjects } from './label-words.ts';
import { once } from './once.ts';
import { anyCase } from './personal-patterns.ts';
import { personalPhrases } from './personal-phrases.ts';

/**
 * The position of a label: after a separator of cells or sentences. Every quantifier is bounded, because a line may be
 * long.
 */
const cellStart = '(^\\s{0,4}|[\\t|•·;(　、。]\\s{0,4}|[,.:：/*–—▪●○◦‣>-]\\s{1,4}|\\s{2,4})';
const cell = '[^\\t|•·;]*';
const wordStart = '(?<![\\p{L}\\d])';
const wordEnd = '(?![\\p{L}\\d])';

const wordsOf = (...lists: (string | undefined)[]) => lists.filter(Boolean).join('|');
const and = '(?:\\s{0,2}[/&,+]\\s{0,2}|\\s(?:and|und|et|y|e|i|en|oraz)\\s|\\s?[(（]\\s?)';
/**
 * Text that may follow a sure label without making it something else: "und -ort", "/ Visa status", "/Place of Birth".
 */
const others = `(?:${and}-?\\p{L}{2,20}(?:\\s(?:of|de|di|do)\\s\\p{L}{3,12}|\\sstatus|\\spermit)?(?:\\s?[)）])?){0,2}`;
/** Other words are no label when more text follows: "Name and address of the employer". */
const fewOthers = `(?:${and}(?:sex|gender|age|date of birth|dob|nationality)(?:\\s?[)）])?){0,2}`;
const note = '(?:\\s{0,2}[(（\\[][^)）\\]\\t|]{0,40}[)）\\]])?';
const afterNote = '(?<=[)）\\]])';
const colon = '\\s{0,3}(?:[:：]\\s*\\t?|\\t)';
const dash = '(?:\\s{0,3}[=–—]|\\s{1,3}-|-\\s)\\s{0,3}';
const blank = '(?:\\s{1,4}(?:(?:is|ist|est|es|è|é|jest|to|am|on|the)\\s)?|(?<=\\p{Script=Han}))';
const any = `(?:${colon}|${dash}|${blank})`;
const short = `(?!(?:${subjects})${wordEnd}|[法をのには])[^\\s/|•·;,.]{1,30}(?:[\\s/]{1,2}[^\\s/|•·;,.]{1,30}){0,3}[\\s/]{0,2}(?=$|[\\t|•·;,.])`;

/** The patterns of a label, each with its replacement. */
function waysOf({ sure, loose, hints, value, takesShortValue }: LabelWords): string[] {
  const ways: string[] = [];
  const valued = value && `${any}(?:${value})${wordEnd}`;
  if (sure) {
    const labelled = wordsOf(`(?:${colon}|${dash})${cell}`, takesShortValue && blank + short, afterNote);
    ways.push(`${cellStart}(?:${sure})${others}${note}(?:${labelled})`);
    if (valued) ways.push(`${wordStart}()(?:${sure})${others}${note}${valued}`);
  }
  if (loose) ways.push(`${cellStart}(?:${loose})${fewOthers}${note}(?:${wordsOf(colon + cell, valued)})`);
  if (hints) ways.push(`${cellStart}(?:${hints})${valued}`);
  return ways;
}

/** Compiled for the first line: most functions with this module never use it. */
const patterns = once(() =>
  labels.flatMap((words) => waysOf(words).map((way) => ({ mark: `[${words.mark}]`, way: anyCase(way) }))),
);
const alone = once(() =>
  labels
    .filter(({ sure, loose }) => sure ?? loose)
    .map(({ mark, sure, loose }) => ({
      mark: `[${mark}]`,
      label: anyCase(`^(?:${wordsOf(sure, loose)})${fewOthers}${note}\\s{0,3}[:：]?$`, 'u'),
    })),
);

/** A line without the labelled values and phrases about the person; other words stay. */
export const withoutLabelled = (line: string): string =>
  personalPhrases().reduce(
    (text, [pattern, mark]) => text.replace(pattern, mark),
    patterns().reduce(
      (text, { way, mark }) => text.replace(way, (_, start: string) => `${start}${mark}`),
      line,
    ),
  );

/** The mark of a line that is only a label: its value is the next line. */
export const labelAlone = (line: string): string | null =>
  alone().find(({ label }) => label.test(line.trim()))?.mark ?? null;
