import { ApiError } from '../domain/api-error.ts';
import type { Application } from '../domain/stored/application.ts';
import { restKey } from './keys.ts';
import type { Write } from './row.ts';

/** The applications that still name the other candidate. The rows of both candidates are as they will be. */
export interface Rest {
  from: string;
  application_ids: string[];
}

const notComplete = () =>
  new ApiError('invalid_state_transition', {
    message: 'The undo of a merge of this candidate is not complete. Repeat the call that undoes it.',
  });

/** The writes that keep what the undo of a merge has to move after its own transaction. */
export const keepRest = (
  organizationId: string,
  { from, to }: { from: string; to: string },
  rest: Application[],
): Write[] => {
  const data: Rest = { from, application_ids: rest.map(({ id }) => id) };
  if (rest.length === 0) return [];
  const row = (id: string, content: object): Write => ({
    put: { ...restKey(organizationId, id), data: content },
    when: { absent: true },
    refuse: notComplete,
  });
  return [row(to, data), row(from, { to })];
};

/** The condition that no undo has anything to move from or to this candidate. Throws {@link ApiError} invalid_state_transition. */
export const nothingLeftToMove = (organizationId: string, id: string): Write => ({
  check: restKey(organizationId, id),
  when: { absent: true },
  refuse: notComplete,
});
