import { german } from './de.ts';
import { english, type IntakeWords } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { italian } from './it.ts';
import { japanese } from './ja.ts';
import { dutch } from './nl.ts';
import { polish } from './pl.ts';
import { portuguese } from './pt.ts';

/** The languages of the chat. Another language is one file, and its line here. */
export const languages = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  nl: dutch,
  pl: polish,
  ja: japanese,
} as const satisfies Record<string, IntakeWords>;
export type IntakeLanguage = keyof typeof languages;

/** The language of a tag such as `de-AT`; English if the chat does not have it. */
export function languageOf(tag: string): IntakeLanguage {
  const code =
    tag
      .split(/[-_,;]/)[0]
      ?.trim()
      .toLowerCase() ?? '';
  return Object.hasOwn(languages, code) ? (code as IntakeLanguage) : 'en';
}
export const wordsOf = (tag: string): IntakeWords => languages[languageOf(tag)];
