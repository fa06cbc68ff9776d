import { anyOf } from './any-of.ts';
import { entryLabels } from './entry-labels.ts';

/** The kind of value that a label in an entry's head announces. */
export type LabelKind = 'employer' | 'title' | 'school' | 'area' | null;

/** The longer labels of the Europass form. */
const europass = {
  employer: anyOf`
    name and address of employer|nom et adresse de l'employeur|nombre y direcci[oó]n (?:de la empresa|del empleador)
    nome e (?:endere[cç]o|morada) do empregador|name und adresse des arbeitgebers
  `,
  title: anyOf`
    tipo di impiego|tipo de puesto|profesi[oó]n o cargo desempe[nñ]ado|fonction ou poste occup[eé]|fun[cç][aã]o ou cargo ocupado
    beruf oder funktion|lavoro o posizione ricoperti
  `,
  school: anyOf`
    name and type of organi[sz]ation providing education and training
    nome e tipo (?:di istituto(?: di istruzione(?: o(?: formazione)?)?)?|d'organizzazione erogatrice[\p{L} ']*)
    nom et type de l'[eé]tablissement[\p{L} ']*|nombre y tipo de(?:l)? (?:centro|organizaci[oó]n)[\p{L} ']*
    nome e tipo da organiza[cç][aã]o[\p{L} ]*
  `,
  degree: anyOf`
    titolo conseguito|qualifica (?:conseguita|rilasciata)|titolo della qualifica rilasciata
    t[ií]tulo de la cualificaci[oó]n obtenida|intitul[eé] du (?:certificat ou )?dipl[oô]me[\p{L} ]*|designa[cç][aã]o da qualifica[cç][aã]o[\p{L} ]*
    bezeichnung der[\p{L} ]*qualifikation|title of qualification awarded
  `,
  period: anyOf`
    date \(da|dates? \(from[\p{L} –-]*\)|fechas? \(de[\p{L} –-]*\)|dates \(de[\p{L} –-]*\)|datas \(de[\p{L} –-]*\)
  `,
};

/** A text that starts with a label: before a colon, in a cell of its own, alone, or in 【】. */
const startingWith = (words: string) =>
  new RegExp(`^(?:【(?:${words})】|(?:${words})\\s*(?:[:：]\\s*|\\t|$))`, 'iu');
const { employer, title, school, area, degree, period, place } = entryLabels;

/** Labels in forms: the CV itself names the kind of the text after them. */
const labels: [LabelKind, RegExp][] = [
  ['employer', startingWith(`${employer}|${europass.employer}|client`)],
  [
    'title',
    startingWith(`${title}|${europass.title}|tätigkeit(?: als)?|担当(?=[:：][^、。：:]{2,16}$)|肩書き?`),
  ],
  ['school', startingWith(`${school}|${europass.school}|schule|centro`)],
  [
    'area',
    new RegExp(
      [
        `^(?:(?:${area}|concentration|subject|course of study|schwerpunkt|option|indirizzo|hoofdvak)\\s*[:：]\\s*|`,
        '(?:course|fach|curso|corso|richting|opleiding)\\s*(?:[:：]\\s*|\\t|$))',
      ].join(''),
      'iu',
    ),
  ],
  [
    null,
    startingWith(
      [
        `${degree}|${europass.degree}|${period}|${europass.period}|${place}`,
        '(?:tertiary|secondary|elementary)(?=\\s?:)|universitario|terciario|secundario|primario',
      ].join('|'),
    ),
  ],
];

/** Labels of forms other than employer, post and school. */
export const formAsides =
  /^(?:雇用形態|勤務形態|nature of work|bed capacity|area of assignment|no\. of beds|tipo di azienda o settore|activit[ăa][țţt]i(?: [șşs]i responsabilit[ăa][țţt]i)? principale|type of business or sector|tipo de empresa o sector|type ou secteur d'activit[eé]|tipo de empresa ou sector|principali (?:mansioni|attivit[àa]) e responsabilit[àa]|main activities and responsibilities|principales actividades y responsabilidades|principales activit[eé]s et responsabilit[eé]s|principais atividades e responsabilidades|principali materie|principal subjects|principales materias|principales mati[eè]res|livello nella classificazione|level in national classification|(?:事業内容|従業員数|資本金|雇用形態|売上高?|設立|勤務形態|勤務時間)[:：])/iu;

/** A label of a form and its value, separated by a tab: the label determines the kind of the line. */
export const isLabelled = (text: string) =>
  text.includes('\t') && (formAsides.test(text) || /^dat[ae]s? \(/iu.test(text) || readLabel(text) !== null);

/** The label at the beginning of a text, its kind, and the text after it. */
export const readLabel = (text: string): { kind: LabelKind; rest: string } | null => {
  for (const [kind, pattern] of labels) {
    const match = pattern.exec(text);
    // A single word such as "Position" is a label only with a colon or alone in its part.
    if (match && (/[:：\t】]/.test(match[0]) || match[0] === text))
      return { kind, rest: text.slice(match[0].length) };
  }
  return null;
};

/** Whether a text begins with a label that names an employer, a post or a school. */
export const hasLabel = (text: string) => readLabel(text) !== null;

/** "Salary: 40,000", "Hours per week: 40": a line of a form that names neither employer nor role. */
export const isFormLine = (text: string) =>
  formAsides.test(text) ||
  (/^\p{Lu}[\p{L}' /()-]{2,40}:\s\S/u.test(text) && !readLabel(text) && !/\t/.test(text));
