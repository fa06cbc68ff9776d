import type { FitReasonCode } from '../contracts/fit-reason.ts';
import { educationLevels } from '../contracts/profile.ts';
import { findDegree } from '../words/degree-words.ts';
import { degreesWithoutLevel, similarFields, trainingsWithoutLevel } from '../words/education-asked.ts';
import { type FieldOfStudy, fieldsOfStudy } from '../words/fields-of-study.ts';
import { fold } from '../words/fold.ts';
import { isGeneral } from '../words/general-words.ts';
import { tradeWords, withWider } from '../words/trades.ts';
import type { JudgedProfile } from './judged-profile.ts';
import { withoutOptionalParts } from './optional-parts.ts';
import { eitherOr } from './requirement-words.ts';
import { because, evidenceAt, type Judge, sure, unknown, type Verdict, verdictOf } from './verdict.ts';

type Level = (typeof educationLevels)[number];
type Reached = JudgedProfile['education'][number] & { level: Level };

const rankOf = (level: Level) => educationLevels.indexOf(level);

/**
 * Judges the level of education, and its field where one is required, by groups of fields. The school and the year have
 * no influence. A field that cannot be compared is at most half met.
 */
export const judgeEducation: Judge = ({ label, level }, { education }) => {
  const asked =
    levelIn(level ?? '') ??
    levelIn(label) ??
    (anyDegree.test(fold(label)) ? 'bachelor' : anyTraining.test(fold(label)) ? 'vocational' : null);
  if (!asked) return unknown('names_no_level');
  const reached = education.filter((one): one is Reached => one.level !== null);
  if (reached.length === 0) return unknown('cv_without_levels');
  const needed = withoutOptionalParts(label, (part) => findDegree(part) !== null);
  const trained = asked === 'vocational' ? inTrade(needed, reached) : null;
  if (trained) return trained;
  const fields = fieldsOfStudy(needed);
  if (fields.size === 0)
    return namesField(needed)
      ? inField(asked, reached, 0.5, 'level_in_open_field')
      : inField(asked, reached, 1, 'level');
  const trades = tradesIn(needed);
  const isNear = (one: Reached) =>
    [...one.fields].some(
      (field) => fields.has(field) || neighboursOf(field).some((near) => fields.has(near)),
    );
  const isSame = (one: Reached) => {
    const own = tradesIn([...one.work.trades]);
    // Pharmacy and medicine are one group of fields and two fields.
    if (own.size > 0 && trades.size > 0)
      return [...own].some((trade) => trades.has(trade)) || (isOpen(own) && isNear(one));
    return [...one.fields].some((field) => fields.has(field));
  };
  const inSame = reached.filter(isSame);
  const inNear = reached.filter((one) => !isSame(one) && isNear(one));
  const inUnknown = reached.filter((one) => one.fields.size === 0);
  const verdicts = [
    inField(asked, inNear, alsoSimilar.test(fold(label)) ? 1 : 0.5, 'level_in_near_field'),
    inField(asked, inSame, 1, 'level_in_same_field'),
    inField(asked, inUnknown, 0.5, 'level_in_open_field'),
    inField(asked, reached, 0, 'level_in_other_field'),
  ];
  return verdicts.reduce((best, one) => ((one.score ?? -1) > (best.score ?? -1) ? one : best));
};

/** Trades that are too wide for a field of study. */
const broad = new Set([
  'management',
  'project',
  'data',
  'international',
  'lead',
  'training',
  'meister',
  'research',
  'industry',
  'quality',
]);
const isOpen = (trades: ReadonlySet<string>) => [...trades].every((one) => broad.has(one));
/** The trades of a field of study, with the wider ones. */
function tradesIn(text: string | readonly string[]): ReadonlySet<string> {
  const trades = typeof text === 'string' ? tradeWords(text).flatMap((word) => [...word.trades]) : text;
  return new Set([...withWider(trades)].filter((one) => !broad.has(one)));
}

/** Groups of fields with much in common. */
const neighbours: [FieldOfStudy, FieldOfStudy][] = [
  ['computing', 'mathematics'],
  ['computing', 'engineering'],
  ['engineering', 'construction'],
  ['medicine', 'nursing'],
  ['social', 'education'],
  ['media', 'arts'],
  ['media', 'business'],
  ['sciences', 'medicine'],
  ['sciences', 'agriculture'],
];
const neighboursOf = (field: FieldOfStudy): FieldOfStudy[] =>
  neighbours.flatMap(([one, other]) => (one === field ? [other] : other === field ? [one] : []));
const oneOf = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u');
/** "Or a related field" */
const alsoSimilar = oneOf(similarFields);

/** The verdict on the highest of these levels, of which at most `most` (0 to 1) is met. Unknown without one. */
function inField(asked: Level, reached: Reached[], most: number, code: FitReasonCode): Verdict {
  const highest = reached.toSorted((a, b) => rankOf(b.level) - rankOf(a.level))[0];
  if (!highest) return unknown('cv_without_level_in_field');
  const below = rankOf(asked) - rankOf(highest.level);
  const share = below <= 0 ? 1 : below === 1 ? 0.5 : 0;
  const reason = because(code, { level: highest.level, level_asked: asked });
  return verdictOf(Math.min(share, most), sure.stated, [reason], [evidenceAt(highest.path, highest.source)]);
}

/** Words of a training, which are no trade of their own. */
const ofTraining = new Set([
  'teaching',
  'training',
  'meister',
  'industry',
  'lead',
  'quality',
  'project',
  'office',
]);

/**
 * The verdict on an apprenticeship by its occupation: the same one is met, another one of the same group of fields half.
 * Null where one of the two is not known.
 */
function inTrade(label: string, reached: Reached[]): Verdict | null {
  const alternatives = label
    .split(eitherOr)
    .map((part) =>
      tradeWords(part).flatMap(({ trades }) => [...trades].filter((one) => !ofTraining.has(one))),
    )
    .filter((trades) => trades.length > 0);
  if (alternatives.length === 0) return null;
  const reasons = (code: FitReasonCode) => [because(code, { asked: [label.trim().slice(0, 80)] })];
  const trained = reached.filter((one) => rankOf(one.level) >= rankOf('vocational'));
  const same = trained.find(({ work }) =>
    alternatives.some((trades) => trades.every((one) => work.trades.has(one))),
  );
  const of = (one: Reached) => [evidenceAt(one.path, one.source)];
  if (same) return verdictOf(1, sure.mentioned, reasons('training_in_trade'), of(same));
  const other = trained.find(({ work }) => work.trades.size > 0);
  if (!other) return null;
  const isOpen = trained.some(({ work, fields }) => work.trades.size === 0 && fields.size === 0);
  if (isOpen) return null;
  const fields = fieldsOfStudy(label);
  const wide = withWider(alternatives.flat());
  const near = trained.find(
    (one) =>
      [...one.fields].some((field) => fields.has(field)) ||
      [...one.work.trades].some((trade) => wide.has(trade)),
  );
  return near
    ? verdictOf(
        alsoSimilar.test(fold(label)) ? 1 : 0.5,
        sure.near,
        reasons('training_in_near_trade'),
        of(near),
      )
    : verdictOf(0, sure.near, reasons('training_in_other_trade'), of(other));
}

/** Whether a field follows the degree: "Bachelor in kinesiology", not "Bachelor in a related field". */
function namesField(label: string): boolean {
  const named = /(?<!\p{L})(?:in|im|en|em|w|van) (?:der |de |la |a )?(\p{L}{4,}[^,;()]*)/u.exec(
    fold(label),
  )?.[1];
  return named !== undefined && findDegree(named) === null && !isGeneral(named);
}

/** A degree without its level; the lowest of a university is the one that suffices. */
const anyDegree = oneOf(degreesWithoutLevel);

/** A training without its level. */
const anyTraining = oneOf(trainingsWithoutLevel);

const associate = rankOf('associate');

/**
 * The lowest level that suffices: a bachelor for "Bachelor's or Master's degree", a master for "PhD preferred, Master
 * required". Next to a degree, "Bac+5" and the letters of a profession are no level of their own.
 */
function levelIn(text: string) {
  const written = educationLevels.find((name) => name === text.trim().toLowerCase());
  if (written) return written;
  const levels = withoutOptionalParts(text, (part) => findDegree(part) !== null)
    .split(eitherOr)
    .flatMap((part) => part.split('/'))
    .flatMap((part) => findDegree(part)?.level ?? [])
    .sort((a, b) => rankOf(a) - rankOf(b));
  return levels.find((level) => rankOf(level) >= associate) ?? levels[0] ?? null;
}
