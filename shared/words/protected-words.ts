import { fold } from './fold.ts';
import { asksWhoSomeoneIs } from './words-of-persons.ts';

/**
 * Words for protected attributes, which must not influence a selection: sex, age, origin, family. Folded, in the
 * languages of the extraction. Words that are also professional terms, such as "single" or "race", are excluded.
 */
const words = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[
    'male|female|gender|wom[ae]n|lady|gentleman|pregnan\\w*|mannlich\\w*|weiblich\\w*|geschlecht|homme|femme|sexe',
    'masculin\\w*|feminin\\w*|hombre|mujer|sexo|uomo|donna|sesso|homem|mulher|vrouw|geslacht|mezczyzna|kobieta|plec',
    'age|aged|young|years old|jahre alt|junge[rs]?|leeftijd|joven|jovem|giovane|jeune|wiek|edad|idade|year of birth|date of birth|geburtsdatum',
    '(?:under|over|below|above|unter|uber) \\d\\d(?! ?(?:%|\\p{L}))',
    'nationality|nationals|passports?|passeport|reisepass|pasaporte|passaporto|paspoort|paszport|citizen\\w*|ethnic\\w*|staatsangehorigkeit|nationalitat|nationalite|nacionalidad|nazionalita|nacionalidade|nationaliteit|narodowosc|obywatelstwo',
    'married|unmarried|marital|verheiratet|ledig|familienstand|celibataire|soltero|soltera|celibe|nubile|estado civil|burgerlijke staat',
  ].join('|')})(?![\\p{L}\\p{N}])|性別|男性|女性|年齢|歳以[上下]|国籍|既婚|未婚|独身`,
  'u',
);

const age = '(?:1[89]|[2-7]\\d)';
const years = '(?:years|jahren?|ans|anos|anni|jaar|lat|lata)';
/** "Student unter 25 Jahren", "max. 35 Jahre": an upper limit of years. Limits of experience name it. */
const ages = new RegExp(
  `(?<!\\p{L}|\\d )(?:under|below|younger than|up to|unter|junger als|max(?:imum|imal|imaal|imo)?\\.?|hochstens|bis(?: zu)?|moins de|menos de|hasta|ate|meno di|fino a|jonger dan|onder de|ponizej|maks\\p{L}*\\.?|do) ${age} ${years}(?!\\p{L})|${age}歳`,
  'u',
);
const experience = /experien|erfahrung|praxis|esperien|ervaring|doswiadcz|verantwortung|経験/;
/** Ages of a profession's clients, and terms of loans, are not ages of the candidate. */
const others =
  /kind(?:er)?n?(?!\p{L})|child|young people|jugend|youth|jeunes|enfant|ninos|jovenes|bambin|ragazz|criancas|kinderen|jongeren|dzieci|mlodziez|mortgage|loan|hypothek|kredit/u;

/**
 * Whether a requirement's label or level asks for a protected attribute. It errs on the side of true: the criterion is
 * then `unknown`, with that reason.
 */
export function asksForProtected({ label, level }: { label: string; level: string | null }): boolean {
  const whole = fold(level ? `${label} ${level}` : label);
  const texts = level ? [fold(label), fold(level), whole] : [whole];
  return texts.some((text) => words.test(text) || asksWhoSomeoneIs(text)) || bindsAge(whole);
}

/** Words that make the name of a language the name of a people: "Turkish roots". Folded. */
const ofPeople =
  /(?<!\p{L})(?:origins?|roots|descent|ancest\p{L}*|heritage|blood|famil(?:y|ie)|persons?|residents?|born|nationals?|work permit|citoyen\p{L}*|cittadin\p{L}*|ciudadan\p{L}*|cidada\p{L}*|burger|herkunft|abstammung|wurzeln|origine|origen|origem)(?!\p{L})/u;

/** Whether the rest of a language requirement, without the names of languages, asks for a people or another attribute. */
export const asksForPeople = (rest: string): boolean =>
  ofPeople.test(fold(rest)) || asksForProtected({ label: rest, level: null });

const bindsAge = (text: string) => ages.test(text) && !experience.test(text) && !others.test(text);
