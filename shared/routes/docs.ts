import * as v from 'valibot';
import { testVectorsView } from '../contracts/test-vectors.ts';
import { route } from '../route.ts';

/** For anyone; it changes with a deployment only. */
const data = { method: 'GET', scope: 'none', counted: false, cacheSeconds: 300, uses: [] } as const;
const page = { ...data, media: 'text/html; charset=utf-8', answer: v.string() } as const;
/** A day: these change with the version of the viewer. */
const asset = { ...data, answer: v.string(), cacheSeconds: 86_400 } as const;

export const getDocs = route({
  ...page,
  path: '/docs',
  summary: 'The API reference as a page.',
});

export const getDocsErrors = route({
  ...page,
  path: '/docs/errors',
  summary: 'Every error code with its cause and what to do; doc_url leads here.',
});

export const getDocsEvents = route({
  ...page,
  path: '/docs/events',
  summary: 'Every event with the calls that cause it, and how deliveries go.',
});

export const getDocsFitScore = route({
  ...page,
  path: '/docs/fit-score',
  summary: 'How a fit score is made, with an example that anyone can recompute.',
});

export const getDocsStates = route({
  ...page,
  path: '/docs/states',
  summary:
    'The states of jobs, applications and imports, drawn and as tables; those of scans and deliveries in words.',
});

export const getDocsSignatures = route({
  ...page,
  path: '/docs/signatures',
  summary: 'How to verify a webhook delivery, with code.',
});

export const getDocsTestVectors = route({
  ...data,
  path: '/docs/test-vectors.json',
  summary: 'Test vectors for webhook signatures and cursors, made with demonstration keys.',
  answer: testVectorsView,
});

export const getDocsPostman = route({
  ...data,
  path: '/docs/postman.json',
  summary: 'Every call as a Postman collection, format 2.1.',
  answer: v.looseObject({ info: v.looseObject({ name: v.string(), schema: v.string() }) }),
});

export const getDocsViewerScript = route({
  ...asset,
  path: '/docs/assets/swagger-ui.js',
  summary: 'The script of the API reference.',
  media: 'text/javascript; charset=utf-8',
});

export const getDocsViewerStyle = route({
  ...asset,
  path: '/docs/assets/swagger-ui.css',
  summary: 'The style of the API reference.',
  media: 'text/css; charset=utf-8',
});

export const getLlmsText = route({
  ...page,
  path: '/llms.txt',
  summary: 'What this API is and where it is explained, for language models.',
  media: 'text/plain; charset=utf-8',
});
