import * as da from './da.ts';
import * as fi from './fi.ts';
import * as ko from './ko.ts';
import type { CareerWords, EntryWords, LanguageName, SectionWords, SummaryWords } from './language-words.ts';
import * as nb from './nb.ts';
import * as sv from './sv.ts';
import * as tr from './tr.ts';
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
} satisfies Record<string, LanguageName>;

/** Of each language. */
export type OfEach<Words> = Record<keyof typeof languages, Words>;

export const sections: OfEach<SectionWords> = {
  sv: sv.sections,
  da: da.sections,
  nb: nb.sections,
  zh: zh.sections,
  ko: ko.sections,
  tr: tr.sections,
  fi: fi.sections,
};

export const careers: OfEach<CareerWords> = {
  sv: sv.career,
  da: da.career,
  nb: nb.career,
  zh: zh.career,
  ko: ko.career,
  tr: tr.career,
  fi: fi.career,
};

export const entries: OfEach<EntryWords> = {
  sv: sv.entries,
  da: da.entries,
  nb: nb.entries,
  zh: zh.entries,
  ko: ko.entries,
  tr: tr.entries,
  fi: fi.entries,
};

export const summaries: OfEach<SummaryWords> = {
  sv: sv.summary,
  da: da.summary,
  nb: nb.summary,
  zh: zh.summary,
  ko: ko.summary,
  tr: tr.summary,
  fi: fi.summary,
};
