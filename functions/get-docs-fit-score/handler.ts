import { fitScorePage } from '../../shared/docs/fit-score-page.ts';
import type { Handle } from '../../shared/http/call.ts';
import type * as routes from '../../shared/routes.ts';

export const getDocsFitScore = (): Handle<typeof routes.getDocsFitScore> => {
  const page = fitScorePage();
  return async () => page;
};
