import type { ReadRecipe } from '../../shared/docs/receiver-recipes.ts';
import { signaturesPage } from '../../shared/docs/signatures-page.ts';
import type { Handle } from '../../shared/http/call.ts';
import type * as routes from '../../shared/routes.ts';

export const getDocsSignatures = (readRecipe: ReadRecipe): Handle<typeof routes.getDocsSignatures> => {
  const page = signaturesPage(readRecipe);
  return async () => page;
};
