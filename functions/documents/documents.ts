import { publishableDocument } from '../../shared/api-document/publishable-document.ts';
import { assessmentsPage } from '../../shared/docs/assessments-page.ts';
import { errorsPage } from '../../shared/docs/errors-page.ts';
import { eventsPage } from '../../shared/docs/events-page.ts';
import { fitScorePage } from '../../shared/docs/fit-score-page.ts';
import { robotsText } from '../../shared/docs/robots-text.ts';
import { signaturesPage } from '../../shared/docs/signatures-page.ts';
import { statesPage } from '../../shared/docs/states-page.ts';
import { testVectors } from '../../shared/docs/test-vectors.ts';
import { viewerPage } from '../../shared/docs/viewer-page.ts';
import { writeLlmsText } from '../../shared/docs/write-llms-text.ts';
import { type ApiDocument, writePostmanCollection } from '../../shared/docs/write-postman-collection.ts';
import { documentApiUrl } from '../../shared/examples/document-url.ts';
import { exampleApiUrl } from '../../shared/examples/examples.ts';
import { environment } from '../../shared/platform/environment.ts';
import type * as documents from '../../shared/routes/documents.ts';
import type { Route } from '../../shared/routes/route.ts';
import { once } from '../../shared/words/once.ts';

/**
 * Makes every document of the API, by the name of its row; each call returns the same. `routes` is the whole route
 * table, `read` returns the text of a file that the bundler stores next to the function (files.json). The OpenAPI document is
 * such a file: its descriptions and the code that makes it would enlarge the function.
 */
export function makeDocuments(routes: Record<string, Route>, read: (file: string) => string) {
  const document = once(() => {
    const text = read('openapi.json').replaceAll(exampleApiUrl, environment.apiUrl);
    return JSON.parse(text.replaceAll(documentApiUrl, environment.apiUrl)) as ApiDocument & {
      openapi: string;
      info: object;
      webhooks: object;
      components: object;
      tags: { name: string }[];
    };
  });
  const vectors = once(() => testVectors(read('signature-vectors.json')));
  return {
    getOpenapi: document,
    getOpenapiWithoutWebhooks: once(() => {
      const { webhooks: _, ...others } = document();
      return others;
    }),
    getOpenapiPublishable: once(() => publishableDocument(document())),
    getLlmsText: once(() => writeLlmsText(routes)),
    getRobotsText: robotsText,
    getDocs: once(viewerPage),
    getDocsErrors: once(errorsPage),
    getDocsEvents: once(() => eventsPage(routes)),
    getDocsFitScore: once(fitScorePage),
    getDocsAssessments: once(assessmentsPage),
    getDocsStates: once(statesPage),
    getDocsSignatures: once(() => signaturesPage(read, vectors())),
    getDocsTestVectors: vectors,
    getDocsPostman: once(() => writePostmanCollection(document())),
    getDocsViewerScript: once(() => read('swagger-ui-bundle.js')),
    getDocsViewerStyle: once(() => read('swagger-ui.css')),
  } satisfies Record<keyof typeof documents, () => unknown>;
}
