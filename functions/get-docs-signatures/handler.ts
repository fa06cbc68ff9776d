import { signaturesPage } from '../../shared/docs/signatures-page.ts';
import type { Handle } from '../../shared/http/call.ts';
import type * as routes from '../../shared/routes.ts';

export const getDocsSignatures = (): Handle<typeof routes.getDocsSignatures> => {
  const page = signaturesPage();
  return async () => page;
};
