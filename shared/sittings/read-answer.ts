import { maxSourceBytes } from '../contracts/assessment-session.ts';
import { invalid } from '../domain/invalid.ts';
import type { Assessment } from '../domain/stored/assessment.ts';
import type { ItemResponse } from '../domain/stored/sitting.ts';
import { isTask } from './item-order.ts';

const longestTyped = 40;

/**
 * The response to an item in the form in which it is stored. An empty text is wrong, except for DISC-O. Throws {@link ApiError}
 * validation_failed.
 */
export function readAnswer(
  { kind }: Pick<Assessment, 'kind'>,
  itemId: string,
  value: ItemResponse['value'],
): ItemResponse['value'] {
  if (kind === 'disc_o') {
    if (typeof value === 'number' && value >= 1 && value <= 5) return value;
    throw invalid('value', 'invalid_value', 'value must be the number of an option, 1 to 5.');
  }
  const text = String(value);
  if (isTask(itemId)) {
    if (Buffer.byteLength(text) <= maxSourceBytes) return text;
    throw invalid('value', 'too_long', 'value must have at most 64 KB.');
  }
  if (text.length <= longestTyped) return text;
  throw invalid('value', 'too_long', `value must have at most ${longestTyped} characters.`);
}
