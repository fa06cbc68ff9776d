import { statesPage } from '../../shared/docs/states-page.ts';
import type { Handle } from '../../shared/http/call.ts';
import type * as routes from '../../shared/routes.ts';

export const getDocsStates = (): Handle<typeof routes.getDocsStates> => {
  const page = statesPage();
  return async () => page;
};
