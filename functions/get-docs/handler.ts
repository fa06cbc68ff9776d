import { viewerPage } from '../../shared/docs/viewer-page.ts';
import type { Handle } from '../../shared/http/call.ts';
import type * as routes from '../../shared/routes.ts';

export const getDocs = (): Handle<typeof routes.getDocs> => {
  const page = viewerPage();
  return async () => page;
};
