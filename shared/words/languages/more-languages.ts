import * as cs from './cs.ts';
import * as da from './da.ts';
import * as el from './el.ts';
import * as fi from './fi.ts';
import * as hu from './hu.ts';
import * as ko from './ko.ts';
import type {
  CareerWords,
  DetectWords,
  EntryWords,
  FormLabels,
  LanguageName,
  PersonalLabels,
  SectionWords,
  SummaryWords,
} from './language-words.ts';
import * as nb from './nb.ts';
import * as ro from './ro.ts';
import * as ru from './ru.ts';
import * as sk from './sk.ts';
import * as sv from './sv.ts';
import * as tr from './tr.ts';
import * as uk from './uk.ts';
import * as zh from './zh.ts';

/**
 * The languages that have a file of their own; `npm run languages` writes this file. The nine that came first (en, de, fr, es, it,
 * pt, nl, pl, ja) are in the lists of each subject, where one word often serves several of them.
 */
export const languages = {
  cs: cs.language,
  da: da.language,
  el: el.language,
  fi: fi.language,
  hu: hu.language,
  ko: ko.language,
  nb: nb.language,
  ro: ro.language,
  ru: ru.language,
  sk: sk.language,
  sv: sv.language,
  tr: tr.language,
  uk: uk.language,
  zh: zh.language,
} satisfies Record<string, LanguageName>;

/** Of each language. */
export type OfEach<Words> = Record<keyof typeof languages, Words>;

export const languageCodes: readonly string[] = [
  'cs',
  'da',
  'el',
  'fi',
  'hu',
  'ko',
  'nb',
  'ro',
  'ru',
  'sk',
  'sv',
  'tr',
  'uk',
  'zh',
];

export const detects: OfEach<DetectWords> = {
  cs: cs.detects,
  da: da.detects,
  el: el.detects,
  fi: fi.detects,
  hu: hu.detects,
  ko: ko.detects,
  nb: nb.detects,
  ro: ro.detects,
  ru: ru.detects,
  sk: sk.detects,
  sv: sv.detects,
  tr: tr.detects,
  uk: uk.detects,
  zh: zh.detects,
};

export const sections: OfEach<SectionWords> = {
  cs: cs.sections,
  da: da.sections,
  el: el.sections,
  fi: fi.sections,
  hu: hu.sections,
  ko: ko.sections,
  nb: nb.sections,
  ro: ro.sections,
  ru: ru.sections,
  sk: sk.sections,
  sv: sv.sections,
  tr: tr.sections,
  uk: uk.sections,
  zh: zh.sections,
};

export const careers: OfEach<CareerWords> = {
  cs: cs.career,
  da: da.career,
  el: el.career,
  fi: fi.career,
  hu: hu.career,
  ko: ko.career,
  nb: nb.career,
  ro: ro.career,
  ru: ru.career,
  sk: sk.career,
  sv: sv.career,
  tr: tr.career,
  uk: uk.career,
  zh: zh.career,
};

export const entries: OfEach<EntryWords> = {
  cs: cs.entries,
  da: da.entries,
  el: el.entries,
  fi: fi.entries,
  hu: hu.entries,
  ko: ko.entries,
  nb: nb.entries,
  ro: ro.entries,
  ru: ru.entries,
  sk: sk.entries,
  sv: sv.entries,
  tr: tr.entries,
  uk: uk.entries,
  zh: zh.entries,
};

export const forms: OfEach<FormLabels> = {
  cs: cs.forms,
  da: da.forms,
  el: el.forms,
  fi: fi.forms,
  hu: hu.forms,
  ko: ko.forms,
  nb: nb.forms,
  ro: ro.forms,
  ru: ru.forms,
  sk: sk.forms,
  sv: sv.forms,
  tr: tr.forms,
  uk: uk.forms,
  zh: zh.forms,
};

export const summaries: OfEach<SummaryWords> = {
  cs: cs.summary,
  da: da.summary,
  el: el.summary,
  fi: fi.summary,
  hu: hu.summary,
  ko: ko.summary,
  nb: nb.summary,
  ro: ro.summary,
  ru: ru.summary,
  sk: sk.summary,
  sv: sv.summary,
  tr: tr.summary,
  uk: uk.summary,
  zh: zh.summary,
};

export const personalLabels: OfEach<PersonalLabels> = {
  cs: cs.personal,
  da: da.personal,
  el: el.personal,
  fi: fi.personal,
  hu: hu.personal,
  ko: ko.personal,
  nb: nb.personal,
  ro: ro.personal,
  ru: ru.personal,
  sk: sk.personal,
  sv: sv.personal,
  tr: tr.personal,
  uk: uk.personal,
  zh: zh.personal,
};
