import type { Step } from './step.ts';

/** The key is tried, and documents are read of which an example shows a part. */
export const aboutStory: Step[] = [
  { operation: 'getMe' },
  { operation: 'getOpenapi', by: 'nobody', shows: ({ openapi }) => ({ openapi }) },
  { operation: 'getOpenapiWithoutWebhooks', by: 'nobody', shows: ({ openapi }) => ({ openapi }) },
  { operation: 'getOpenapiPublishable', by: 'nobody', shows: ({ openapi }) => ({ openapi }) },
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
