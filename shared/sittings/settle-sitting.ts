import { completeAssessment, failAssessment } from '../domain/assessment.ts';
import type { EventOrigin } from '../domain/event.ts';
import type { Assessment } from '../domain/stored/assessment.ts';
import { log } from '../platform/log.ts';
import type { Write } from '../storage/row.ts';
import type { SolutionStore } from '../storage/solutions.ts';
import type { CodeRunner } from './code-runner.ts';
import { compareSolutions } from './compare-solutions.ts';
import type { AtDesk, SittingDesk } from './read-session.ts';
import { bandsOf, scoreSitting } from './score-sitting.ts';

type Desk = Pick<SittingDesk, 'sittings'> & {
  solutions: SolutionStore;
  assessments: Pick<SittingDesk['assessments'], 'afterChange' | 'writes'>;
};

/**
 * Scores a complete sitting and stores the result with `assessment.completed`; without a result, `assessment.failed`. Returns the
 * assessment after it. One that has a result stays as it is.
 */
export async function settleSitting(
  { assessments, sittings, solutions }: Desk,
  origin: EventOrigin,
  { assessment, sitting }: Pick<AtDesk, 'assessment' | 'sitting'>,
  codeRunner: CodeRunner,
): Promise<Assessment> {
  if (assessment.status === 'completed') return assessment;
  const { organizationId, now } = origin;
  const store = async (
    next: Assessment | null,
    type: 'assessment.completed' | 'assessment.failed',
    also: Write[],
  ): Promise<Assessment> => {
    if (!next) return assessment;
    const after = assessments.afterChange(origin, assessment, next);
    await sittings.commit([...assessments.writes(origin, assessment, after, [{ type }]), ...also]);
    return after;
  };
  const result = await scoreSitting(assessment, sitting, codeRunner).catch((error: unknown) => {
    log.error('an assessment was not scored', { assessment: assessment.id }, error);
    return null;
  });
  if (!result) return store(failAssessment(assessment), 'assessment.failed', []);
  const completed = completeAssessment(assessment, bandsOf(assessment, result), now);
  const { validity, writes } = await compareSolutions(solutions, organizationId, assessment, sitting);
  const noted = { ...result, validity: [...result.validity, ...validity] };
  return store(completed, 'assessment.completed', [
    sittings.keepResult(organizationId, assessment.id, stored(noted)),
    ...writes,
  ]);
}

/** The result with lists that the table keeps as they are. */
const stored = ({ scores, ...result }: Awaited<ReturnType<typeof scoreSitting>>) => ({
  ...result,
  scores: scores.map(({ ci90, ...score }) => ({ ...score, ci90: ci90 && [...ci90] })),
});
