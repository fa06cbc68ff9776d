import type { Operation, Step } from './step.ts';

const pages: Operation[] = [
  'getDocs',
  'getDocsErrors',
  'getDocsEvents',
  'getDocsStates',
  'getDocsFitScore',
  'getDocsSignatures',
  'getDocsViewerScript',
  'getDocsViewerStyle',
  'getLlmsText',
];

/** The key is tried, and the documentation read. */
export const aboutStory: Step[] = [
  { operation: 'getMe' },
  { operation: 'getOpenapi', by: 'nobody', shows: ({ openapi }) => ({ openapi }) },
  ...pages.map((operation): Step => ({ operation, by: 'nobody' })),
  {
    operation: 'getDocsTestVectors',
    by: 'nobody',
    shows: ({ webhook_signatures: { cases, ...others }, cursors }) => ({
      webhook_signatures: { ...others, cases: cases.slice(0, 3) },
      cursors,
    }),
  },
  {
    operation: 'getDocsPostman',
    by: 'nobody',
    shows: ({ info: { name, schema } }) => ({ info: { name, schema } }),
  },
];
