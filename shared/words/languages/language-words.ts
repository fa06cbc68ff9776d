import type { EducationLevel } from '../education-level.ts';
import type { SectionKind } from '../section-kind.ts';

/** The sentences of a summary. Words in braces are replaced by values of the profile. */
export interface SummaryWords {
  /** The latest job, if it goes on, and if it has ended. */
  now: string;
  last: string;
  /** Between the title and the employer of {job}. */
  at: string;
  experience: string;
  internships: string;
  education: string;
  skills: string;
  languages: string;
  place: string;
  /** Between the items of a list. */
  comma: string;
  questions: {
    gap: string;
    results: string;
    work: string;
    skills: string;
    education: string;
    languages: string;
  };
}

/**
 * The words of one language are eight constants of its file, so that a function loads those that it uses: the code that fits are
 * scored with has no titles of sections. Every entry is a list with `|` between its words, in any spelling: accents and case do not
 * matter. Words of `roles`, `employers` and `schools` are ends of words, because compounds end in them; all but titles are parts of
 * patterns.
 */
export interface LanguageName {
  /** ISO 639-1. */
  code: string;
  /** ISO 3166-1 of a telephone number without a country code, where the CV names no country. */
  country: string;
  /** Written without blanks between words: a word is found anywhere. */
  isUnspaced: boolean;
  /** Names of languages that the platform's locale data lacks, with their code: "普通话=zh". */
  languages: string;
}

/** Small words and words of CVs that other languages lack, with blanks between them; none where the script decides. */
export interface DetectWords {
  grammar: string;
  ofCvs: string;
}

/** Titles, labels and levels: the words around the facts of a CV. */
export interface SectionWords {
  /** Titles of sections. */
  titles: Partial<Record<SectionKind, string>>;
  /** How well a language is spoken. */
  fluency: { native: string; fluent: string; advanced: string; intermediate: string; basic: string };
  /** Labels before a place of residence, a name, a telephone number. */
  labels: { place: string; name: string; phone: string };
}

/** Titles of jobs and degrees, which are also compared with the requirements of jobs. */
export interface CareerWords {
  roles: string;
  degrees: Partial<Record<EducationLevel, string>>;
}

/** The other parts of a job or of an education. */
export interface EntryWords {
  employers: string;
  schools: string;
  /** The open end of a period: "present". */
  present: string;
  /** Before the only end of a period: "since". Empty where the word follows. */
  since: string;
  /** After the only end of a period: "since", where the word follows. */
  sinceBefore?: string;
  /** Between the ends of a period, and before its only end: "until". */
  until?: string;
}

/** Labels in the form of a job or a course, and titles over the columns of a table of them, as they are written. */
export interface FormLabels {
  employer: string;
  /** The post. */
  title: string;
  school: string;
  /** The field of study. */
  area: string;
  degree: string;
  period: string;
  place: string;
  duties: string;
}

/** Labels before what a CV without identity must not show, as they are written. A colon or a tab follows them. */
export interface PersonalLabels {
  name: string;
  /** Date and place of birth, age, numbers of identity. */
  birth: string;
  gender: string;
  nationality: string;
  /** With children. */
  maritalStatus: string;
  religion: string;
  photo: string;
  address: string;
}
