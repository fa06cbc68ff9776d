import { yearsIn } from '../fit/duration.ts';
import { assertBelievable, type Ground, groundOn } from '../model/ground.ts';
import {
  addUsage,
  type FallbackReason,
  type ModelEngine,
  ModelFailure,
  noUsage,
  type Usage,
} from '../model/model-engine.ts';
import { citableLines } from '../model/numbered-lines.ts';
import { parseAnswer } from '../model/parse-answer.ts';
import { askWithinBudget, type RetryBudget } from '../model/retry-budget.ts';
import { addEmploymentType, addSalary } from './add-facts.ts';
import { addLocationLines } from './add-location-lines.ts';
import { type Findings, newFindings, type Requirement } from './findings.ts';
import { type PostingAnswer, postingAnswer, postingQuestion } from './posting-question.ts';
import { readSalaryText } from './read-salary-text.ts';
import { readWorkType } from './read-words.ts';

/** 12 s: the function's time without fetching and parsing the page. */
const postingBudget: RetryBudget = { budgetMs: 12_000, attemptMs: 8_000, maxAttempts: 3 };

/** The result of the model call, for the log: counts and codes. */
export interface PostingAccount extends Usage {
  grounded: number;
  dropped: number;
  fallbackReason: FallbackReason | null;
}

/**
 * A model's reading of a posting's text, merged with the rules' findings. Values that are not on their cited line are
 * dropped; if the model fails, the rules' findings remain. It never throws because of the provider.
 */
export async function readByModel(
  rules: Findings,
  texts: readonly string[],
  { engine, budget = postingBudget }: { engine: ModelEngine; budget?: RetryBudget },
): Promise<{ findings: Findings; account: PostingAccount }> {
  const lines = citableLines(texts.map((text, index) => ({ number: index + 1, page: 1, text })));
  const ground = groundOn(lines);
  let usage = noUsage;
  try {
    const stop = new AbortController().signal;
    const answer = await askWithinBudget(engine, postingQuestion(lines), budget, { stop });
    usage = answer.usage;
    const model = findingsOf(parseAnswer(postingAnswer, answer.value), ground);
    assertBelievable(ground.counts);
    return { findings: merge(rules, model), account: { ...usage, ...ground.counts, fallbackReason: null } };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    const billed = addUsage(usage, error.usage);
    return { findings: rules, account: { ...billed, ...ground.counts, fallbackReason: error.reason } };
  }
}

function findingsOf(answer: PostingAnswer, ground: Ground): Findings {
  const found = newFindings();
  const { facts } = found;
  const words = (cited: PostingAnswer['title']) => ground.text(cited)?.text;
  facts.name = words(answer.title);
  facts.department = words(answer.department);
  const employment = words(answer.employment_type);
  if (employment) addEmploymentType(found, [employment]);
  const workType = readWorkType(words(answer.work_type) ?? '');
  if (workType) facts.job_details.work_type = workType;
  addLocationLines(
    found,
    answer.locations.flatMap((place) => words(place) ?? []),
  );
  const pay = words(answer.salary);
  if (pay) addSalary(found, readSalaryText(pay, facts.locations?.[0]?.country_code ?? null));
  const requirements = answer.requirements.flatMap((one) => requirementOf(one, ground));
  if (requirements.length > 0) facts.requirements = requirements;
  return found;
}

/** The model judges the importance of a requirement; its text and years are those of the line. */
function requirementOf(
  { label, type, importance }: PostingAnswer['requirements'][number],
  ground: Ground,
): Requirement[] {
  const found = ground.text(label);
  if (!found) return [];
  return [
    {
      type,
      label: found.text,
      importance,
      min_years: yearsIn(found.text),
      level: null,
      weight: 1,
      knockout: false,
    },
  ];
}

/** The model's findings, and the rules' where the model found nothing. */
function merge(rules: Findings, model: Findings): Findings {
  const given = (fields: object) =>
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null));
  return {
    facts: {
      ...rules.facts,
      ...given(model.facts),
      job_details: { ...rules.facts.job_details, ...given(model.facts.job_details) },
      visibility: rules.facts.visibility,
    },
    warnings: new Set([...rules.warnings, ...model.warnings]),
  };
}
