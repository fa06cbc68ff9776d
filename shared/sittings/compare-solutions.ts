import { makeDeveloperTest } from '../assessments/developer/developer-test.ts';
import { noteSimilarity, sketchOf } from '../assessments/developer/similar-answers.ts';
import type { ValidityFlag } from '../assessments/result.ts';
import type { Assessment } from '../domain/stored/assessment.ts';
import type { Sitting } from '../domain/stored/sitting.ts';
import type { Write } from '../storage/row.ts';
import type { SolutionStore, StoredSolution } from '../storage/solutions.ts';
import { isTask, placeOf } from './item-order.ts';

interface Compared {
  validity: ValidityFlag[];
  /** The solutions for later comparisons, for the transaction that stores the result. */
  writes: Write[];
}

/**
 * Compares the functions of a sitting with those of other candidates of the organization for the same task. Of two that finish at the
 * same instant, both may miss the other.
 */
export async function compareSolutions(
  store: SolutionStore,
  organizationId: string,
  { id, candidate_id }: Pick<Assessment, 'id' | 'candidate_id'>,
  sitting: Pick<Sitting, 'seed' | 'responses'>,
): Promise<Compared> {
  const solutions = solutionsIn(sitting);
  if (solutions.length === 0) return { validity: [], writes: [] };
  const flags = await Promise.all(
    solutions.map(async ({ task, sketch }) =>
      noteSimilarity(sketch, await store.ofOthers(organizationId, task, candidate_id)),
    ),
  );
  return {
    validity: flags.flat().slice(0, 1),
    writes: [store.keep(organizationId, id, { candidate_id, solutions })],
  };
}

/** The sketches of the functions that are long enough to be compared. */
function solutionsIn({ seed, responses }: Pick<Sitting, 'seed' | 'responses'>): StoredSolution[] {
  const submitted = responses.filter(({ item_id }) => isTask(item_id));
  if (submitted.length === 0) return [];
  const { tasks } = makeDeveloperTest(seed);
  return submitted.flatMap(({ item_id, value }) => {
    const task = tasks[placeOf(item_id)]?.key;
    const sketch = sketchOf(String(value));
    return task && sketch ? [{ task, sketch: [...sketch] }] : [];
  });
}
