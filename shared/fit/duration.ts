import { fold } from '../words/fold.ts';

/** Units of time in the languages that postings are mostly written in; folded. */
export const yearUnits =
  "years?'?|yrs?\\.?|jahr(?:en?)?|jahrig\\p{L}*|ans?|annees?|anos?|ann[io]|jaar|jaren|lata?|rok|letni\\p{L}*";
const monthUnits = "months?'?|monate?n?|monatig\\p{L}*|mois|mes(?:es|[ei])?|maand(?:en)?|miesi[ae]c\\p{L}*";

const kanji = '一二三四五六七八九十';
const numberWords = [
  'one|eine?[mnrs]?|une?|un[ao]|uma?|een|jeden',
  'two|zwei|deux|dos|due|dois|duas|twee|dwa|dwoch|dwu',
  'three|drei|trois|tres?|drie|trzy|trzech',
  'four|vier|quatre|cuatro|quattro|quatro|cztery|czterech',
  'five|funf|cinq|cinco|cinque|vijf|piec|pieciu',
  'six|sechs|seis?|zes|szesc|szesciu',
  'seven|sieben|sept|siete|sette|sete|zeven|siedem|siedmiu',
  'eight|acht|huit|ocho|otto|oito|osiem|osmiu',
  'nine|neun|neuf|nueve|nove|negen|dziewiec|dziewieciu',
  'ten|zehn|dix|diez|dieci|dez|tien|dziesiec|dziesieciu',
];
const wholeWords = numberWords.map((words) => new RegExp(`^(?:${words})$`, 'u'));

const number = `(?:(?<!\\d|\\d[.,'])\\d{1,3}(?:[.,]\\d)?|(?<![\\p{L}\\p{N}])(?:${numberWords.join('|')})|(?<![${kanji}])[${kanji}])`;
const orMore = '(?:\\+|plus|or more|oder mehr|ou plus|o mas|o piu|ou mais|of meer|lub wiecej)';

/** A duration in a folded text: "3-5 years", "18 months", "two (2) years", "3年以上". */
export const duration = new RegExp(
  [
    '(?:(?<!\\p{L})over\\s+)?',
    `(?<count>${number})(?:\\s*\\(\\s*${number}\\s*\\))?(?:\\s*${orMore})?`,
    `(?:\\s*(?:[-–~〜]|to|bis|a|do|tot)\\s*${number}(?:\\s*\\+)?)?`,
    `[\\s-]*(?:(?<years>(?:${yearUnits})(?!\\p{L})|年間?)|(?:(?:${monthUnits})(?!\\p{L})|[かヵヶカケ箇]月間?))`,
    `(?:\\s*${orMore}(?!\\p{L})|以上)?`,
  ].join(''),
  'gu',
);

/** More years are a company's age, not a person's experience, and more than a requirement may demand. */
const mostYears = 60;

/**
 * The years in a text, such as "5+ years", "3 Jahre" or "18 months", to hundredths; the minimum of a range, null where
 * it has none.
 */
export function yearsIn(text: string): number | null {
  for (const { groups } of fold(text).matchAll(duration)) {
    const count = numberOf(String(groups?.count));
    const found = groups?.years ? count : Math.round((count / 12) * 100) / 100;
    if (found <= mostYears) return found;
  }
  return null;
}

function numberOf(text: string): number {
  const word = kanji.indexOf(text) + 1 || wholeWords.findIndex((pattern) => pattern.test(text)) + 1;
  return word || Number.parseFloat(text.replace(',', '.'));
}
