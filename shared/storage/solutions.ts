import { solutionKey, solutionsOfTask } from './assessment-keys.ts';
import type { Write } from './row.ts';
import type { Table } from './table.ts';

export type SolutionStore = ReturnType<typeof solutionStore>;

/** The sketch of one function that a candidate wrote. */
export interface StoredSolution {
  task: string;
  sketch: string[];
}
interface Solved {
  candidate_id: string;
  solutions: StoredSolution[];
}

/** So many solutions of a task are compared, the newest. */
const mostCompared = 200;

/** The sketches of candidates' solutions, one row an assessment, found by task in the two indexes. */
export const solutionStore = (table: Pick<Table, 'query'>) => ({
  /** The write that stores the solutions of an assessment, for the transaction that completes it. */
  keep: (organizationId: string, id: string, solved: Solved): Write => {
    const [first, second] = solved.solutions.map(({ task }) => solutionsOfTask(organizationId, task));
    return {
      put: {
        ...solutionKey(organizationId, id),
        ...(first && { gsi1pk: first, gsi1sk: id }),
        ...(second && { gsi2pk: second, gsi2sk: id }),
        data: solved,
      },
      when: { absent: true },
    };
  },

  /** The solutions of a task by other candidates of the organization. */
  async ofOthers(organizationId: string, task: string, candidateId: string): Promise<string[][]> {
    const range = { from: ' ', to: '~', ascending: false, limit: mostCompared };
    const pk = solutionsOfTask(organizationId, task);
    const found = await Promise.all(
      (['gsi1', 'gsi2'] as const).map((index) => table.query<Solved>({ pk, index, ...range })),
    );
    return found.flat().flatMap(({ data }) => {
      if (data.candidate_id === candidateId) return [];
      return data.solutions.filter((one) => one.task === task).map(({ sketch }) => sketch);
    });
  },
});
