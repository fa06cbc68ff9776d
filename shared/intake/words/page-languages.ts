import { germanPage } from './de.ts';
import { englishPage, type IntakePageWords } from './en.ts';
import { spanishPage } from './es.ts';
import { frenchPage } from './fr.ts';
import { italianPage } from './it.ts';
import { japanesePage } from './ja.ts';
import type { IntakeLanguage } from './languages.ts';
import { dutchPage } from './nl.ts';
import { polishPage } from './pl.ts';
import { portuguesePage } from './pt.ts';

/** The words of the chat's page by language. */
export const pageLanguages: Record<IntakeLanguage, IntakePageWords> = {
  en: englishPage,
  de: germanPage,
  fr: frenchPage,
  es: spanishPage,
  it: italianPage,
  pt: portuguesePage,
  nl: dutchPage,
  pl: polishPage,
  ja: japanesePage,
};
