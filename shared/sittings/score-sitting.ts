import { type JudgedSolution, judgeSolution } from '../assessments/code-runner/judge-solution.ts';
import type { CodingTask } from '../assessments/developer/coding-task.ts';
import { makeDeveloperTest } from '../assessments/developer/developer-test.ts';
import { scoreDeveloper } from '../assessments/developer/score-developer.ts';
import { scoreDiscO } from '../assessments/disc-o/score-disc-o.ts';
import { generalForm, normsOf } from '../assessments/general/calibration.ts';
import { scoreGeneral } from '../assessments/general/score-general.ts';
import type { AssessmentResult } from '../assessments/result.ts';
import type { Assessment } from '../domain/stored/assessment.ts';
import type { ItemResponse, Sitting } from '../domain/stored/sitting.ts';
import type { CodeRunner } from './code-runner.ts';
import { isTask, placeOf } from './item-order.ts';
import { languageOf } from './language.ts';

/** The result of a complete sitting. Code is run in the code runner; rejects if the code runner cannot run. */
export async function scoreSitting(
  assessment: Assessment,
  sitting: Sitting,
  codeRunner: CodeRunner,
): Promise<AssessmentResult> {
  const { kind, attempt } = assessment;
  const { seed, responses, calibration } = sitting;
  const about = { language: languageOf(assessment), attempt };
  if (kind === 'disc_o')
    return scoreDiscO(
      responses.map(({ item_id, value, ms }) => ({ item_id, value: Number(value), ms })),
      about,
    );
  const texts = responses.map(({ value, ms }) => ({ value: String(value), ms }));
  if (kind === 'general') {
    const form = generalForm(seed, assessment.non_visual, calibration);
    return scoreGeneral(form, texts, { ...about, norms: calibration ? normsOf(calibration) : null });
  }
  return scoreCode(assessment, sitting, codeRunner);
}

async function scoreCode(
  { developer_parts, code_language, attempt, ...assessment }: Assessment,
  { seed, responses }: Sitting,
  codeRunner: CodeRunner,
): Promise<AssessmentResult> {
  const textsOf = (part: string) =>
    responses.filter(({ item_id }) => item_id.startsWith(`${part}-`)).map(({ value }) => String(value));
  const { tasks } = makeDeveloperTest(seed);
  const result = scoreDeveloper(
    seed,
    {
      codeLanguage: code_language ?? 'javascript',
      reading: textsOf('reading'),
      bugs: textsOf('bug'),
      tasks: await Promise.all(tasks.map((task, at) => judgeTask(task, at, responses, codeRunner))),
      milliseconds: responses.map(({ ms }) => ms),
    },
    { language: languageOf(assessment), attempt },
  );
  // The parts that the template left out were not shown.
  const isTaken = ({ key }: { key: string }) => developer_parts.some((part) => part === key);
  return {
    ...result,
    scores: result.scores.filter(isTaken),
    sections: result.sections.filter(isTaken),
  };
}

async function judgeTask(
  task: CodingTask,
  at: number,
  responses: readonly ItemResponse[],
  codeRunner: CodeRunner,
): Promise<JudgedSolution | null> {
  const answer = responses.find(({ item_id }) => isTask(item_id) && placeOf(item_id) === at);
  const source = String(answer?.value ?? '');
  if (source.trim() === '') return null;
  const calls = task.tests.map(({ args }) => args);
  const run = { source, language: 'typescript', functionName: task.functionName, calls } as const;
  return judgeSolution(await codeRunner(run), task.tests);
}

/** The bands that events show: none of DISC-O. */
export const bandsOf = (
  { kind }: Pick<Assessment, 'kind'>,
  { scores }: AssessmentResult,
): Assessment['bands'] => (kind === 'disc_o' ? null : scores.map(({ key, band }) => ({ key, band })));
