/**
 * The audit of assessments that an operator prints: whether people of one category score above the median less often than those
 * of another one.
 */

import { type CategoryRate, ratesAboveMedian } from '../domain/selection-rates.ts';
import type { Assessment } from '../domain/stored/assessment.ts';
import type { AssessmentStore } from '../storage/assessments.ts';
import type { CurrentIds } from '../storage/current-ids.ts';
import type { SittingStore } from '../storage/sittings.ts';
import { isIdOf, matchCategories, readCategories } from './audit-categories.ts';
import { AdministrationError } from './organizations.ts';

interface Reach {
  assessments: Pick<AssessmentStore, 'list' | 'findByExternalId'>;
  sittings: Pick<SittingStore, 'findResult'>;
  currentIds: CurrentIds;
  clock: () => Date;
}

interface Asked {
  organization: string;
  template: string;
  /** Lines of `candidate id or external id of the assessment,category`, with or without a heading. They are not stored. */
  categories: string;
}

export interface AssessmentAudit {
  object: 'assessment_audit';
  template_id: string;
  /** In each scale, `selected` are the people above the median of all who were scored. */
  scales: { key: string; median: number; categories: CategoryRate[] }[];
  /** The people without a category in the file, and the lines of the file without a result. */
  without_category: number;
  without_score: number;
}

/** Scores by scale. */
type Scores = Map<string, number>;

/**
 * The rates of the people who took the assessments of a template, by the categories that the customer supplies. Each person counts
 * with the last attempt. Throws {@link AdministrationError}.
 */
export async function auditAssessments(reach: Reach, asked: Asked): Promise<AssessmentAudit> {
  const { organization, template } = asked;
  const lines = readCategories(asked.categories, 'candidate');
  const scores = await scoresOfTemplate(reach, asked);
  if (scores.size === 0) throw new AdministrationError(`no assessment of ${template} has a result yet`);
  const { categories, withoutScore } = await matchCategories(lines, scores, async (named) => {
    const isCandidate = isIdOf('candidate', named);
    const found = isCandidate ? null : await reach.assessments.findByExternalId(organization, named);
    const id = isCandidate ? named : found?.candidate_id;
    return id && personOf(reach, organization, id);
  });
  if (categories.size === 0)
    throw new AdministrationError(
      'no line of the categories names a candidate or an external id with a result of this template',
    );
  const keys = new Set([...scores.values()].flatMap((one) => [...one.keys()]));
  return {
    object: 'assessment_audit',
    template_id: template,
    scales: [...keys].map((key) => {
      const scoreOf = (id: string) => scores.get(id)?.get(key);
      const audited = [...categories].flatMap(([id, category]) => {
        const score = scoreOf(id);
        return score === undefined ? [] : [{ category, score }];
      });
      const all = [...scores.keys()].flatMap((id) => scoreOf(id) ?? []);
      return { key, ...ratesAboveMedian(audited, all) };
    }),
    without_category: scores.size - categories.size,
    without_score: withoutScore,
  };
}

/** The candidate that remained of a merged one. */
async function personOf({ currentIds }: Reach, organization: string, id: string): Promise<string> {
  const [current = id] = (await currentIds(organization, [id])) ?? [];
  return current;
}

/** The scores of each person: `t`, or the count where nothing is compared. */
async function scoresOfTemplate(
  reach: Reach,
  { organization, template }: Asked,
): Promise<Map<string, Scores>> {
  const scores = new Map<string, Scores>();
  for await (const assessment of completed(reach, organization, template)) {
    const result = await reach.sittings.findResult(organization, assessment.id);
    if (!result) continue;
    const person = await personOf(reach, organization, assessment.candidate_id);
    scores.set(person, new Map(result.scores.map(({ key, t, raw }) => [key, t ?? raw])));
  }
  return scores;
}

/** The oldest first, so that the last attempt of a person replaces the others. */
async function* completed(
  { assessments, clock }: Reach,
  organization: string,
  template: string,
): AsyncGenerator<Assessment> {
  let position: string | undefined;
  do {
    const page = { limit: 100, order: 'asc' as const, position, now: clock() };
    const isOfTemplate = ({ template_id }: Assessment) => template_id === template;
    const { items, next } = await assessments.list(organization, page, { status: 'completed' }, isOfTemplate);
    yield* items;
    position = next ?? undefined;
  } while (position);
}
