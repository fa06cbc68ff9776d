import { languages } from './more-languages.ts';

/** The languages of CVs that are read, by ISO 639-1. */
export const readLanguages: readonly string[] = [
  ...['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ja'],
  ...Object.keys(languages),
];
