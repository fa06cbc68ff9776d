import { lineOfStatement } from '../assessments/developer/code-items.ts';
import { makeDeveloperTest } from '../assessments/developer/developer-test.ts';
import { instructedItems } from '../assessments/disc-o/instructed-items.ts';
import { discOItems } from '../assessments/disc-o/items.ts';
import { followGeneralTest } from '../assessments/general/adaptive-test.ts';
import type { Assessment } from '../domain/stored/assessment.ts';
import type { Sitting } from '../domain/stored/sitting.ts';
import { placeOf } from './item-order.ts';

/** The key to an item. */
interface ItemKey {
  key: string;
  is_reversed: boolean;
  expected: string | null;
}

const unknownItem: ItemKey = { key: 'unknown', is_reversed: false, expected: null };

/** The answers of a sitting with the key to each item, in the order in which they were given. */
export function explainResponses(assessment: Assessment, sitting: Sitting) {
  const keys = keysOf(assessment, sitting);
  return sitting.responses.map((response, at) => ({ ...response, ...(keys[at] ?? unknownItem) }));
}

function keysOf(assessment: Assessment, { seed, responses }: Sitting): ItemKey[] {
  if (assessment.kind === 'disc_o') return responses.map(({ item_id }) => keyOfStatement(item_id));
  if (assessment.kind === 'general') {
    const form = { seed, isNonVisual: assessment.non_visual };
    const { given } = followGeneralTest(
      form,
      responses.map(({ value }) => String(value)),
    );
    return given.map(({ item }) => ({ key: item.family, is_reversed: false, expected: String(item.answer) }));
  }
  const test = makeDeveloperTest(seed);
  const language = assessment.code_language ?? 'javascript';
  return responses.map(({ item_id }) => {
    const [key = ''] = item_id.split('-');
    const at = placeOf(item_id);
    const bug = key === 'bug' ? test.bugs[at] : undefined;
    const expected = bug
      ? String(lineOfStatement(bug.program, language, bug.answer))
      : key === 'reading'
        ? (test.reading[at]?.answer ?? null)
        : null;
    return { key, is_reversed: false, expected };
  });
}

function keyOfStatement(itemId: string): ItemKey {
  const instructed = instructedItems.find(({ id }) => id === itemId);
  if (instructed) return { key: 'instructed', is_reversed: false, expected: String(instructed.expected) };
  const { facet = 'instructed', keyed } = discOItems.find(({ id }) => id === itemId) ?? {};
  return { key: facet, is_reversed: keyed === 'minus', expected: null };
}
