import { errorsPage } from '../../shared/docs/errors-page.ts';
import type { Handle } from '../../shared/http/call.ts';
import type * as routes from '../../shared/routes.ts';

export const getDocsErrors = (): Handle<typeof routes.getDocsErrors> => {
  const page = errorsPage();
  return async () => page;
};
