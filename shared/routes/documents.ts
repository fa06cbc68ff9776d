import * as v from 'valibot';
import { testVectorsView } from '../contracts/test-vectors.ts';
import { route } from './route.ts';

/** Needs no key; changes only with a deployment. */
const data = {
  method: 'GET',
  scope: 'none',
  counted: false,
  cacheSeconds: 300,
  uses: [],
  servedBy: 'documents',
} as const;
const page = { ...data, media: 'text/html; charset=utf-8', response: v.string() } as const;
/** Cached for a day: these files change only with the version of the viewer. */
const asset = { ...data, response: v.string(), cacheSeconds: 86_400 } as const;

const openapi = v.looseObject({ openapi: v.string() });

export const getOpenapi = route({
  method: 'GET',
  path: '/v1/openapi.json',
  summary: 'Fetch this API as an OpenAPI 3.1 document.',
  scope: 'none',
  counted: false,
  response: openapi,
  uses: [],
  servedBy: 'documents',
});

export const getOpenapiWithoutWebhooks = route({
  method: 'GET',
  path: '/v1/openapi-without-webhooks.json',
  summary: 'Fetch this API as an OpenAPI 3.1 document without webhooks.',
  scope: 'none',
  counted: false,
  response: openapi,
  uses: [],
  servedBy: 'documents',
});

export const getOpenapiPublishable = route({
  method: 'GET',
  path: '/v1/openapi-publishable.json',
  summary: 'Fetch the calls that take a publishable key as an OpenAPI 3.1 document.',
  scope: 'none',
  counted: false,
  response: openapi,
  uses: [],
  servedBy: 'documents',
});

export const getDocs = route({
  ...page,
  path: '/docs',
  summary: 'Read the API reference as a page.',
});

export const getDocsErrors = route({
  ...page,
  path: '/docs/errors',
  summary: 'Read every error code with its cause and remedy.',
  description: '`doc_url` of an error links to this page.',
});

export const getDocsEvents = route({
  ...page,
  path: '/docs/events',
  summary: 'Read every event with the calls that cause it, and how deliveries work.',
});

export const getDocsFitScore = route({
  ...page,
  path: '/docs/fit-score',
  summary: 'Read how a fit score is computed, with an example that anyone can recompute.',
});

export const getDocsAssessments = route({
  ...page,
  path: '/docs/assessments',
  summary: 'Read what each assessment measures and what not, and how to compute a result from its responses.',
});

export const getDocsStates = route({
  ...page,
  path: '/docs/states',
  summary: 'Read the states of jobs, applications, imports, assessments, scans and deliveries.',
});

export const getDocsSignatures = route({
  ...page,
  path: '/docs/signatures',
  summary: 'Read how to verify a webhook delivery, with code in six languages.',
});

export const getDocsTestVectors = route({
  ...data,
  path: '/docs/test-vectors.json',
  summary: 'Fetch test vectors for webhook signatures and cursors.',
  description: 'They are made with demonstration keys.',
  response: testVectorsView,
});

export const getDocsPostman = route({
  ...data,
  path: '/docs/postman.json',
  summary: 'Fetch every call as a Postman collection, format 2.1.',
  response: v.looseObject({ info: v.looseObject({ name: v.string(), schema: v.string() }) }),
});

export const getDocsViewerScript = route({
  ...asset,
  path: '/docs/assets/swagger-ui.js',
  summary: 'Fetch the script of the API reference.',
  media: 'text/javascript; charset=utf-8',
});

export const getDocsViewerStyle = route({
  ...asset,
  path: '/docs/assets/swagger-ui.css',
  summary: 'Fetch the style sheet of the API reference.',
  media: 'text/css; charset=utf-8',
});

export const getRobotsText = route({
  ...page,
  path: '/robots.txt',
  summary: 'Read what crawlers of search engines may visit.',
  media: 'text/plain; charset=utf-8',
});

export const getLlmsText = route({
  ...page,
  path: '/llms.txt',
  summary: 'Read an overview of this API for language models.',
  media: 'text/plain; charset=utf-8',
});
