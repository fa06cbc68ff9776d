import { children, genders, maritalStatus } from './label-words.ts';
import { once } from './once.ts';
import { anyCase } from './personal-patterns.ts';
import { anyDay, fullDay, town } from './spoken-dates.ts';

const cellStart = '(^\\s{0,4}|[\\t|•·,.;(–—▪●、。　-]\\s{0,4}|[*:：/]\\s{1,4})';
const cellEnd = '(?=\\s{0,4}(?:$|[\\t|•·,.;)/–—、。　]|-\\s))';

const bornVerb =
  '(?:born|geboren|geb\\.|né\\(e\\)|née?|nacid[oa]|nací|nat[oa]|nascid[oa]|nasci|urodzon[ya]|urodziłe?[am]m? się|ur\\.)';
const bornAt = `\\s{1,3}(?:and raised\\s)?(?:in|near|at|à|au|aux|en|a|ad|em|no|na|te|w|we)\\s(?:the\\s)?${town}(?:,\\s${town}${cellEnd})?`;
const bornOn = `\\s{0,3}(?:on|in|am|im|op|le|en|el|il|nel|em|a|dnia|w|den)?\\s{0,2}(?:the\\s|roku\\s)?${anyDay}(?:\\s?r(?:oku|\\.))?`;

const countries =
  'dual|österr\\.|british|american|german|deutsche|österreichische|schweizer|française?|española?|italian[oa]|portugues[ae]?|portuguesa|nederlandse?|polski(?:e|ej)?|polska';

const sentences: [string, string][] = [
  [`(?<!\\p{L})${bornVerb}(?:${bornAt}(?:,?${bornOn})?|${bornOn}(?:,?${bornAt})?)`, '[birth]'],
  // A bullet before a date looks like the star that means "born".
  [`^(\\s{0,4})[*✶]\\s?${fullDay}(?!\\s?(?:[-–—]|bis|to))`, '$1[birth]'],
  [`^(\\s{0,4})[*✶]\\d{4}\\s(?:in|à|en|a|em|te|w)\\s${town}`, '$1[birth]'],
  [`${cellStart}(?:b|nac|nasc|dz)\\.\\s?${anyDay}`, '$1[birth]'],
  [`${fullDay}(?:\\s(?:in|te)\\s${town})?\\sgeboren`, '[birth]'],
  [`${anyDay}\\s?生(?:まれ)?`, '[birth]'],
  [`(?<!\\p{L})[\\p{Script=Han}]{2,4}(?:都|県|府|市)?生まれ`, '[birth]'],
  [
    "(?<!\\d)\\d{2}\\s?(?:-\\s?)?(?:years? old|years of age|yrs\\.? old|y/o|y\\.o\\.|year-old|jahre alt|jährige?r?(?!\\p{L}|\\s\\p{L}*(?:erfahrung|praxis|tätigkeit|jubil|zugehör|bestehen))|jaar oud|ans d['’]âge|años de edad|anni d['’]età|anos de idade|lat życia|歳|才)",
    '[birth]',
  ],
  [
    '(?<!\\p{L})(?:aged|âgée? de|im alter von|w wieku|満)\\s?\\d{2}(?:\\s(?:years|ans|jahren|lat))?(?!\\s?[-–+]|\\s?\\d)',
    '[birth]',
  ],
  [
    '^(\\s{0,4})(?:1[89]|[2-7]\\d)\\s(?:years|yrs|jahre|ans|años|anni|anos|jaar|lat)(?=\\s{0,4}(?:$|,))',
    '$1[birth]',
  ],
  [`${cellStart}(?:${genders})${cellEnd}`, '$1[gender]'],
  [`${cellStart}(?:happily\\s)?(?:${maritalStatus})${cellEnd}`, '$1[marital_status]'],
  [
    `(?<!\\p{L})(?:i am|i['’]m|ich bin|je suis|soy|estoy|sono|sou|jestem|ik ben)\\s(?:happily\\s)?(?:${maritalStatus})(?![\\p{L}-])`,
    '[marital_status]',
  ],
  [`${cellStart}(?:${children})${cellEnd}`, '$1[marital_status]'],
  [
    `(?<!\\p{L})(?:(?:proud|single|working)\\s)?(?:mother|father|mum|mom|dad|parent|mutter|vater|mère|père|madre|padre|mãe|pai|moeder|vader|matka|ojciec)\\s(?:of|von|de|di|van)\\s(?:an?|one|two|three|four|\\d|einem|einer|zwei|drei|une?|deux|trois|dos|tres|due|tre|dois|duas|twee|drie|dwojga|trojga)(?:\\s\\p{L}{3,12})?${cellEnd}`,
    '[marital_status]',
  ],
  [
    `(?<!\\p{L})(?:[\\p{L}-]{2,24}sche[rn]?|${countries})\\s(?:staatsangehörigkeit|staatsbürgerschaft|staatsangehöriger?|staatsbürger(?:in)?|nationaliteit|nationalität|nationality|citizenship|obywatelstwo)(?!\\p{L})`,
    '[nationality]',
  ],
  [
    '(?<!\\p{L})(?:de|di|of)\\s(?:nationalité|nacionalidad|nazionalità|cittadinanza|nacionalidade)\\s\\p{L}{4,20}(?!\\p{L})',
    '[nationality]',
  ],
  [
    '(?<!\\p{L})dual\\s(?:\\p{L}{3,20}(?:\\sand\\s|[/-])\\p{L}{3,20}\\s)?(?:nationality|citizenship)',
    '[nationality]',
  ],
  [
    `(?<!\\p{L})(?:narodowości|obywatelstwa|citoyen(?:ne)?|ressortissante?|ciudadan[oa]|cittadin[oa]|cidadão|cidadã|obywatel(?:ka)?)\\s\\p{L}{2,20}(?:aise?|ien(?:ne)?|ole?|oise?|ande?|ain(?:e)?|sse|ñol[ao]?|[aeu]n[oa]|s[ae]|sh|eña|és|ês|skiej?|ski|ska|sk[aą]|i)(?!\\p{L})`,
    '[nationality]',
  ],
  ['(?<!\\p{L})\\p{Lu}\\p{L}{2,20}\\sby\\sbirth', '[nationality]'],
  ['(?<!\\p{L})nationality\\sis\\s\\p{L}{3,20}', '[nationality]'],
  ['[\\p{Script=Han}\\p{Script=Katakana}ー]{2,10}国籍', '[nationality]'],
  ['(^|[\\t|•·]\\s{0,4})(?:photo|foto|lichtbild|写真)\\s{0,4}(?=$|[\\t|•·])', '$1[photo]'],
];

const marked = '\\[(?:birth|gender|marital_status)\\]';
const apart = '\\s{0,2}(?:[,|/·•–(（]|-(?=\\s))\\s{0,2}';
const demonyms =
  'british|english|irish|scottish|welsh|american|canadian|australian|indian|pakistani|nigerian|ghanaian|kenyan|filipin[oa]|chinese|polish|german|french|spanish|italian|portuguese|dutch|deutsch|österreichisch|schweizer(?:in)?|türkisch|polnisch|française?|belge|suisse|marocaine?|algérien(?:ne)?|tunisien(?:ne)?|español[a]?|mexican[oa]|argentin[oa]|colombian[oa]|peruan[oa]|chilen[oa]|venezolan[oa]|italian[oa]|rumen[oa]|português|portuguesa|brasileir[oa]|angolan[oa]|nederlandse?|belgische?|polka|polak|polskie|ukraińskie|日本|中国|韓国';
/**
 * Next to a removed word, the name of a people or a number of years is also personal: "Brasileiro, [marital_status],
 * 36".
 */
const beside: [string, string][] = [
  [`${cellStart}(?:${demonyms})(?=${apart}${marked})`, '$1[nationality]'],
  [`(?<=${marked}${apart})(?:${demonyms})${cellEnd}`, '[nationality]'],
  [
    `(?<=${marked}${apart})\\d{2}(?:\\s(?:years|yrs|jahre|ans|años|anni|anos|jaar|lat))?${cellEnd}`,
    '[birth]',
  ],
  [`${cellStart}\\d{2}\\s(?:years|yrs|jahre|ans|años|anni|anos|jaar|lat)(?=${apart}${marked})`, '$1[birth]'],
];

/** Words that have this meaning only with their capitals. */
const exact: [RegExp, string][] = [
  [
    /(?<!\p{L})(?!(?:Senior|Corporate|Global|Digital|Good|World)\s)\p{Lu}\p{L}{1,20}\s(?:citizens?(?:hip)?|national(?:ity)?|passport(?: holder)?|[Ss]taatsbürger(?:in)?)(?!\p{L}|\s(?:team|library|museum|park|bank|service|health|exam|law|education))/gu,
    '[nationality]',
  ],
  [/(?<!\p{L})(?:née|geb\.|geborene|geboren)\s\p{Lu}[\p{L}-]{1,30}/gu, '[name]'],
];

/**
 * Personal facts without a label: "born on 3 May 1990 in Lyon", "32 years old", "German citizen", a word alone in its
 * cell.
 */
export const personalPhrases = once((): [RegExp, string][] => [
  ...sentences.map(([saying, mark]): [RegExp, string] => [anyCase(saying), mark]),
  ...exact,
  ...beside.map(([saying, mark]): [RegExp, string] => [anyCase(saying), mark]),
]);
