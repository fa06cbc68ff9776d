import { lineOfStatement } from '../assessments/developer/code-items.ts';
import type { CodingTask } from '../assessments/developer/coding-task.ts';
import { makeDeveloperTest } from '../assessments/developer/developer-test.ts';
import { instructedItems } from '../assessments/disc-o/instructed-items.ts';
import { discOItems } from '../assessments/disc-o/items.ts';
import { followGeneralTest } from '../assessments/general/adaptive-test.ts';
import { generalForm } from '../assessments/general/calibration.ts';
import type { Assessment } from '../domain/stored/assessment.ts';
import type { Sitting } from '../domain/stored/sitting.ts';
import { placeOf } from './item-order.ts';
import { writtenExample } from './show-item.ts';

/** The key to an item. */
interface ItemKey {
  key: string;
  is_reversed: boolean;
  expected: string | null;
  parameters: { a: number; b: number; c: number } | null;
  task: { kind: string; function_name: string; tests: { args: string; expected: string }[] } | null;
}

const unknownItem: ItemKey = {
  key: 'unknown',
  is_reversed: false,
  expected: null,
  parameters: null,
  task: null,
};

/** The answers of a sitting with the key to each item, in the order in which they were given. */
export function explainResponses(assessment: Assessment, sitting: Sitting) {
  const keys = keysOf(assessment, sitting);
  return sitting.responses.map((response, at) => ({ ...response, ...(keys[at] ?? unknownItem) }));
}

/** The difficulties by which a sitting is scored. */
export function calibrationOf({ kind }: Pick<Assessment, 'kind'>, { calibration }: Sitting) {
  if (kind === 'disc_o') return 'published';
  return kind === 'developer' ? 'none' : calibration ? 'fitted' : 'provisional';
}

function keysOf(assessment: Assessment, { seed, calibration, responses }: Sitting): ItemKey[] {
  if (assessment.kind === 'disc_o') return responses.map(({ item_id }) => keyOfStatement(item_id));
  if (assessment.kind === 'general') {
    const form = generalForm(seed, assessment.non_visual, calibration);
    const { given } = followGeneralTest(
      form,
      responses.map(({ value }) => String(value)),
    );
    return given.map(({ item: { family, answer, parameters } }) => ({
      ...unknownItem,
      key: family,
      expected: String(answer),
      parameters: { ...parameters, b: thousandths(parameters.b) },
    }));
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
    const task = key === 'task' ? test.tasks[at] : undefined;
    return { ...unknownItem, key, expected, task: task ? explainTask(task) : null };
  });
}

const explainTask = ({ key, functionName, tests }: CodingTask) => ({
  kind: key,
  function_name: functionName,
  tests: tests.map(writtenExample),
});

function keyOfStatement(itemId: string): ItemKey {
  const instructed = instructedItems.find(({ id }) => id === itemId);
  if (instructed) return { ...unknownItem, key: 'instructed', expected: String(instructed.expected) };
  const { facet = 'instructed', keyed } = discOItems.find(({ id }) => id === itemId) ?? {};
  return { ...unknownItem, key: facet, is_reversed: keyed === 'minus' };
}

/** Sums of weights of three decimals, without the noise of binary fractions. */
const thousandths = (value: number) => Math.round(value * 1000) / 1000;
