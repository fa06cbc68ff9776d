import { instructedItems, instructionTexts } from './instructed-items.ts';
import { discOItems } from './items.ts';
import { loadDiscOTexts } from './texts.ts';

/** One line of the questionnaire as it is shown; the answers are 1 to 5, in the order of `options`. */
interface QuestionnaireItem {
  id: string;
  prompt: string;
  options: readonly string[];
}

/**
 * The 43 items of a language in the order in which they are shown: the 40 and the three instructed ones. Throws a
 * RangeError for a language that is not in `discOLanguages`.
 */
export async function discOQuestionnaire(language: string): Promise<QuestionnaireItem[]> {
  const { items, labels } = await loadDiscOTexts(language);
  const shown = discOItems.map(({ id }) => ({ id, prompt: items.get(id) ?? '', options: labels }));
  // From the last to the first, so that the earlier places stay what they are.
  for (const { id, expected, before } of instructedItems.toReversed()) {
    const label = labels[expected - 1] ?? '';
    const prompt = (instructionTexts[language] ?? '').replace('{label}', () => label);
    shown.splice(before, 0, { id, prompt, options: labels });
  }
  return shown;
}
