import type { DiscOItem } from './items.ts';
import { packagedLanguages } from './packaged-languages.ts';

/** The languages in which the questionnaire can be taken, by their codes in the package. */
export const discOLanguages: readonly string[] = Object.keys(packagedLanguages);

/** The texts of one language: of each item by its id, and the five answers from 1 to 5. */
interface DiscOTexts {
  items: ReadonlyMap<DiscOItem['id'], string>;
  labels: readonly string[];
}

/** Loads the texts of a language. Throws a RangeError for one that is not in `discOLanguages`. */
export async function loadDiscOTexts(language: string): Promise<DiscOTexts> {
  const load = Object.hasOwn(packagedLanguages, language) ? packagedLanguages[language] : undefined;
  if (!load) throw new RangeError(`there is no questionnaire in ${language}`);
  const { items, labels } = load();
  const five = (await labels).default.plus.toSorted((a, b) => a.score - b.score);
  return {
    items: new Map((await items).default.map(({ id, text }) => [id, text])),
    labels: five.map(({ text }) => text),
  };
}
