import { de } from './words/de.ts';
import { en, type Words } from './words/en.ts';

const all: readonly Words[] = [en, de];

/** The words of the page: those of the first language that it has. */
export let t: Words = en;

/** Chooses the words: `locale` is that of the assessment, if it is known. The languages of the browser follow it. */
export function chooseWords(locale?: string): void {
  const wanted = [locale, ...navigator.languages].map((one) => one?.slice(0, 2));
  const found = wanted.map((one) => all.find(({ language }) => language === one)).find(Boolean);
  t = found ?? en;
  document.documentElement.lang = t.language;
}

/** The attributes of an element with words in the language of the items. */
export const languageOf = (locale: string) => ({
  lang: locale,
  dir: /^(ar|fa)/.test(locale) ? ('rtl' as const) : ('ltr' as const),
});
