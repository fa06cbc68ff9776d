import type { Words } from './words/en.ts';

const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];
export const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch' };

const choiceKey = 'hiring.language';

/** The words of the chosen language. They are there before the first page is drawn, and a change loads the page anew. */
export let t: Words;

export function currentLanguage(): Language {
  const asked = [readChoice(), ...navigator.languages].map((one) => one?.slice(0, 2));
  return (
    languages.find((one) => asked.find((wanted) => languages.some((known) => known === wanted)) === one) ??
    'en'
  );
}

export async function loadWords(language: Language): Promise<void> {
  t = language === 'de' ? (await import('./words/de.ts')).de : (await import('./words/en.ts')).en;
  document.documentElement.lang = language;
}

export function chooseLanguage(language: Language): void {
  localStorage.setItem(choiceKey, language);
  location.reload();
}

const readChoice = () => localStorage.getItem(choiceKey) ?? undefined;
