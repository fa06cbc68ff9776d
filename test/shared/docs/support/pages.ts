import { parseHTML } from 'linkedom';
import { assessmentsPage } from '../../../../shared/docs/assessments-page.ts';
import { errorsPage } from '../../../../shared/docs/errors-page.ts';
import { eventsPage } from '../../../../shared/docs/events-page.ts';
import { fitScorePage } from '../../../../shared/docs/fit-score-page.ts';
import { signaturesPage } from '../../../../shared/docs/signatures-page.ts';
import { statesPage } from '../../../../shared/docs/states-page.ts';
import { viewerPage } from '../../../../shared/docs/viewer-page.ts';
import * as routes from '../../../../shared/routes/route-table.ts';
import { readRecipe, vectors } from './read-recipe.ts';

/** Every page of the documentation by the path of its route. */
export const pages: Record<string, string> = {
  [routes.getDocs.path]: viewerPage(),
  [routes.getDocsErrors.path]: errorsPage(),
  [routes.getDocsEvents.path]: eventsPage(routes),
  [routes.getDocsStates.path]: statesPage(),
  [routes.getDocsFitScore.path]: fitScorePage(),
  [routes.getDocsAssessments.path]: assessmentsPage(),
  [routes.getDocsSignatures.path]: signaturesPage(readRecipe, vectors),
};
export const pagePaths = Object.keys(pages);

const documents = new Map(pagePaths.map((path) => [path, parseHTML(pages[path] ?? '').document]));
export const documentOf = (path: string) => documents.get(path) ?? parseHTML('').document;
export const idsOf = (path: string) => [...documentOf(path).querySelectorAll('[id]')].map(({ id }) => id);
