import type { Job } from '../domain/stored/job.ts';
import { fullTime, partTime } from '../words/employment-words.ts';
import { fold } from '../words/fold.ts';

/** Words of pages and of other systems in several languages, with this API's values. Unknown words are not guessed. */

type Details = Job['job_details'];
type EmploymentType = NonNullable<Details['employment_type']>;
type SalaryPeriod = NonNullable<Details['salary_period']>;
type WorkType = NonNullable<Details['work_type']>;
type ExperienceLevel = NonNullable<Details['experience_level']>;
type Words<Word extends string> = readonly (readonly [Word, RegExp])[];

const employmentTypes: Words<EmploymentType> = [
  ['full_time', new RegExp(`\\b(${fullTime})\\b`)],
  ['part_time', new RegExp(`\\b(${partTime})\\b`)],
  ['contract', /\b(contract(or)?|freelance[r]?|freiberuflich|independant|autonomo|zzp)\b/],
  [
    'temporary',
    /\b(temporary|temp|befristet|interim|temporaire|temporal|temporario|tijdelijk|seasonal|saisonal)\b/,
  ],
  [
    'internship',
    /\b(intern(ship)?|praktik(um|ant|antin)|stagiaire|stage|pasantia|practicas|tirocinio|estagio|staz|traineeship)\b/,
  ],
  [
    'apprenticeship',
    /\b(apprentice(ship)?|ausbildung|auszubildende[rn]?|azubi|alternance|apprentissage|apprendistato)\b/,
  ],
  ['volunteer', /\b(volunteer(ing)?|ehrenamt(lich)?|benevol(at|e)|voluntari(o|ado)|vrijwilliger)\b/],
  ['per_diem', /\bper diem\b/],
  ['other', /^other$/],
];

const periods: Words<SalaryPeriod> = [
  ['hour', /\b(hour(ly|s)?|hr|hur|stunde|std|stundlich|heure|horaire|hora|ora|uur|godzine|godz)\b/],
  ['day', /\b(day|daily|tag|taglich|jour|journalier|dia|giorno|dag|dzien)\b/],
  ['week', /\b(week(ly)?|wk|wee|woche|wochentlich|semaine|semana|settimana|tydzien)\b/],
  [
    'month',
    /\b(month(ly)?|mon|monat(lich)?|mois|mensuel|mensual|mes|mese|mensile|maand|miesiac|miesiecznie)\b/,
  ],
  [
    'year',
    /\b(year(ly)?|yr|ann|annual(ly)?|annum|p ?a|jahr|jahrlich|jahresgehalt|an|annee|annuel|ano|anual|anno|annuo|jaar|rok|rocznie)\b/,
  ],
];

const workTypes: Words<WorkType> = [
  [
    'remote',
    /\b(remote|fully remote|telecommut(e|ing)|work from home|teletravail|teletrabajo|homeoffice|home office)\b/,
  ],
  ['hybrid', /\b(hybrid[eo]?|hibrido|ibrido)\b/],
  ['onsite', /\b(on ?site|in ?office|in person|vor ort|presentiel|presencial|in sede)\b/],
];

const experienceLevels: Words<ExperienceLevel> = [
  ['entry', /\b(entry( level)?|no experience|student (school|college)|student)\b/],
  ['junior', /\b(junior|associate)\b/],
  ['mid', /\b(mid( ?level)?|midlevel|experienced)\b/],
  ['senior', /\b(senior( level)?|mid senior level)\b/],
  ['executive', /\b(executive|director|manager executive|senior management)\b/],
];

/** Lower case, without accents, words separated by one space: `FULL_TIME` and `Full-time` are `full time`. */
const plain = (text: string) =>
  fold(text.slice(0, 200))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const matching = <Word extends string>(words: Words<Word>, text: string): Word[] => {
  const searched = plain(text);
  return words.filter(([, pattern]) => pattern.test(searched)).map(([word]) => word);
};
/** The one value in a text; null when it has none, or more than one. */
const only = <Word extends string>(found: Word[]): Word | null =>
  found.length === 1 ? (found[0] ?? null) : null;

/** Every employment type in the texts: a page may have several, a job here has one. */
export const readEmploymentTypes = (texts: string[]): EmploymentType[] => [
  ...new Set(texts.flatMap((text) => matching(employmentTypes, text))),
];
/** Whether a text is only an employment type or a work type, as on a label. */
export const isOnlyWords = (text: string): boolean =>
  [...employmentTypes, ...workTypes].some(([, pattern]) => plain(text).replace(pattern, '').trim() === '');
export const readPeriod = (text: string): SalaryPeriod | null => only(matching(periods, text));
export const readWorkType = (text: string): WorkType | null => only(matching(workTypes, text));

export function readExperienceLevel(text: string): ExperienceLevel | null {
  // A common category of job boards that covers two levels of this API.
  if (plain(text) === 'mid senior level') return null;
  return only(matching(experienceLevels, text));
}
