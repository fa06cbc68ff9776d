import type { CodingTask } from '../assessments/developer/coding-task.ts';
import {
  makeDeveloperTest,
  secondsPerCodeItem,
  secondsPerTask,
} from '../assessments/developer/developer-test.ts';
import { printProgram } from '../assessments/developer/print-program.ts';
import { followGeneralTest, secondsPerItem } from '../assessments/general/adaptive-test.ts';
import { generalForm } from '../assessments/general/calibration.ts';
import { presentGeneralItem } from '../assessments/general/present-item.ts';
import { secondsAllowed } from '../assessments/seconds-allowed.ts';
import type { ShownItem } from '../contracts/assessment-session.ts';
import type { Assessment } from '../domain/stored/assessment.ts';
import type { Sitting } from '../domain/stored/sitting.ts';
import { nextItemId, placeOf } from './item-order.ts';
import { languageOf } from './language.ts';

/** The statements of DISC-O in a language. */
export type Questionnaire = (
  language: string,
) => Promise<readonly { id: string; prompt: string; options: readonly string[] }[]>;

/** The next item as the candidate sees it; it does not contain the key. Null at the end. */
export async function showNextItem(
  assessment: Assessment,
  sitting: Sitting,
  questionnaire: Questionnaire,
): Promise<ShownItem | null> {
  const id = nextItemId(assessment, sitting);
  if (id === null) return null;
  const shown = await show(assessment, sitting, id, questionnaire);
  return { options: null, seconds: null, code: null, examples: null, ...shown, id };
}

type Shown = Pick<ShownItem, 'type' | 'prompt'> & Partial<ShownItem>;

async function show(
  assessment: Assessment,
  sitting: Sitting,
  id: string,
  questionnaire: Questionnaire,
): Promise<Shown> {
  const { kind } = assessment;
  if (kind === 'disc_o') return showStatement(assessment, id, questionnaire);
  return kind === 'general' ? showGeneral(assessment, sitting) : showCode(assessment, sitting, id);
}

async function showStatement(
  assessment: Assessment,
  id: string,
  questionnaire: Questionnaire,
): Promise<Shown> {
  const items = await questionnaire(languageOf(assessment));
  const { prompt = '', options = [] } = items.find((item) => item.id === id) ?? {};
  return { type: 'likert', prompt, options: [...options] };
}

const limitOf = ({ time_multiplier }: Assessment, seconds: number) =>
  secondsAllowed(seconds, time_multiplier ?? 'untimed');

function showGeneral(assessment: Assessment, { seed, calibration, responses }: Sitting): Shown {
  const form = generalForm(seed, assessment.non_visual, calibration);
  const { next } = followGeneralTest(
    form,
    responses.map(({ value }) => String(value)),
  );
  if (!next) throw new Error('the general test has no item left');
  const item = presentGeneralItem(next);
  const seconds = limitOf(assessment, secondsPerItem);
  if (item.type === 'matrix')
    return { type: 'matrix', prompt: item.matrix, options: [...item.options], seconds };
  return { type: item.type, prompt: item.terms.join(', '), seconds };
}

function showCode(assessment: Assessment, { seed }: Sitting, id: string): Shown {
  const test = makeDeveloperTest(seed);
  const at = placeOf(id);
  const language = assessment.code_language ?? 'javascript';
  const seconds = limitOf(assessment, secondsPerCodeItem);
  const linesOf = (program: Parameters<typeof printProgram>[0]) => ({
    language,
    lines: printProgram(program, language).map(({ text }) => text),
  });
  const [part] = id.split('-');
  if (part === 'reading') {
    const { program } = needed(test.reading[at]);
    return { type: 'reading', prompt: 'What does this program print?', code: linesOf(program), seconds };
  }
  if (part === 'bug') {
    const { purpose, printed, expected, program } = needed(test.bugs[at]);
    const prompt = `This program should print ${purpose}: ${expected}. It prints ${printed}. Which line is wrong?`;
    return { type: 'bug', prompt, code: linesOf(program), seconds };
  }
  const task = needed(test.tasks[at]);
  const lines = [task.signature, '', '}'];
  return {
    type: 'task',
    prompt: task.prompt,
    code: { language: 'typescript', lines },
    examples: task.examples.map(writtenExample),
    seconds: limitOf(assessment, secondsPerTask),
  };
}

function needed<T>(item: T | undefined): T {
  if (item === undefined) throw new Error('the developer test has no such item');
  return item;
}

/** A test in the JSON in which it is shown: the arguments without the brackets of their list. */
export const writtenExample = ({ args, expected }: CodingTask['examples'][number]) => ({
  args: JSON.stringify(args).slice(1, -1),
  expected: JSON.stringify(expected),
});
