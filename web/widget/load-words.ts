import { type CommonWords, commonEnglish } from '../../shared/portal/words/en.ts';
import { readWords } from '../../shared/portal/words/written-words.ts';

/** The hashes of the files of words by language. The build writes them, so that the hash of this script covers them, too. */
declare const wordHashes: Record<string, string>;

/** The words for a language tag such as `de-AT`; English if there are none or they cannot be loaded. */
export async function loadWords(tag: string): Promise<CommonWords> {
  const language = /^[a-z]+/.exec(tag.toLowerCase())?.[0] ?? '';
  if (!Object.hasOwn(wordHashes, language)) return commonEnglish;
  try {
    const integrity = wordHashes[language] ?? '';
    const response = await fetch(new URL(`../v1/words/${language}`, import.meta.url), { integrity });
    return readWords(await response.json());
  } catch {
    return commonEnglish;
  }
}
