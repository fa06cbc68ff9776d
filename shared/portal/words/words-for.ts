import { german } from './de.ts';
import { english, type PortalWords } from './en.ts';
import { pick } from './pick.ts';

const languages = new Map<string, PortalWords>([
  ['en', english],
  ['de', german],
]);

/** The words for a language tag such as `de-AT`; English if the portal does not have the language. */
export const wordsFor = (tag: string): PortalWords => pick(languages, tag) ?? english;
