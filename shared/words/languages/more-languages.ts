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
 * The languages that have a file of their own. The nine that came first (en, de, fr, es, it, pt, nl, pl, ja) are in the lists
 * of each subject, where one word often serves several of them.
 */
export const languages = {
  sv: sv.language,
  da: da.language,
  nb: nb.language,
  zh: zh.language,
  ko: ko.language,
  tr: tr.language,
  fi: fi.language,
  ru: ru.language,
  uk: uk.language,
  el: el.language,
  cs: cs.language,
  sk: sk.language,
  hu: hu.language,
  ro: ro.language,
} satisfies Record<string, LanguageName>;

/** Of each language. */
export type OfEach<Words> = Record<keyof typeof languages, Words>;

export const detects: OfEach<DetectWords> = {
  sv: sv.detects,
  da: da.detects,
  nb: nb.detects,
  zh: zh.detects,
  ko: ko.detects,
  tr: tr.detects,
  fi: fi.detects,
  ru: ru.detects,
  uk: uk.detects,
  el: el.detects,
  cs: cs.detects,
  sk: sk.detects,
  hu: hu.detects,
  ro: ro.detects,
};

export const sections: OfEach<SectionWords> = {
  sv: sv.sections,
  da: da.sections,
  nb: nb.sections,
  zh: zh.sections,
  ko: ko.sections,
  tr: tr.sections,
  fi: fi.sections,
  ru: ru.sections,
  uk: uk.sections,
  el: el.sections,
  cs: cs.sections,
  sk: sk.sections,
  hu: hu.sections,
  ro: ro.sections,
};

export const careers: OfEach<CareerWords> = {
  sv: sv.career,
  da: da.career,
  nb: nb.career,
  zh: zh.career,
  ko: ko.career,
  tr: tr.career,
  fi: fi.career,
  ru: ru.career,
  uk: uk.career,
  el: el.career,
  cs: cs.career,
  sk: sk.career,
  hu: hu.career,
  ro: ro.career,
};

export const entries: OfEach<EntryWords> = {
  sv: sv.entries,
  da: da.entries,
  nb: nb.entries,
  zh: zh.entries,
  ko: ko.entries,
  tr: tr.entries,
  fi: fi.entries,
  ru: ru.entries,
  uk: uk.entries,
  el: el.entries,
  cs: cs.entries,
  sk: sk.entries,
  hu: hu.entries,
  ro: ro.entries,
};

export const forms: OfEach<FormLabels> = {
  sv: sv.forms,
  da: da.forms,
  nb: nb.forms,
  zh: zh.forms,
  ko: ko.forms,
  tr: tr.forms,
  fi: fi.forms,
  ru: ru.forms,
  uk: uk.forms,
  el: el.forms,
  cs: cs.forms,
  sk: sk.forms,
  hu: hu.forms,
  ro: ro.forms,
};

export const summaries: OfEach<SummaryWords> = {
  sv: sv.summary,
  da: da.summary,
  nb: nb.summary,
  zh: zh.summary,
  ko: ko.summary,
  tr: tr.summary,
  fi: fi.summary,
  ru: ru.summary,
  uk: uk.summary,
  el: el.summary,
  cs: cs.summary,
  sk: sk.summary,
  hu: hu.summary,
  ro: ro.summary,
};

export const personalLabels: OfEach<PersonalLabels> = {
  sv: sv.personal,
  da: da.personal,
  nb: nb.personal,
  zh: zh.personal,
  ko: ko.personal,
  tr: tr.personal,
  fi: fi.personal,
  ru: ru.personal,
  uk: uk.personal,
  el: el.personal,
  cs: cs.personal,
  sk: sk.personal,
  hu: hu.personal,
  ro: ro.personal,
};
