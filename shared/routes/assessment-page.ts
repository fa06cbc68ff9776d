import * as v from 'valibot';
import { route } from './route.ts';

/** The page on which a candidate takes an assessment. It gets its data from the calls of the candidate's session. */
const served = {
  method: 'GET',
  scope: 'none',
  counted: false,
  response: v.string(),
  uses: [],
  servedBy: 'assessment-page',
} as const;

export const getAssessmentPage = route({
  ...served,
  path: '/assessment',
  summary: 'Open the page of an assessment in a browser.',
  description:
    'The link of an invitation leads to it. Its token follows the `#`, so that it is in no request and in no log.',
  page: true,
  media: 'text/html; charset=utf-8',
});

export const getAssessmentScript = route({
  ...served,
  path: '/assessment/script.js',
  summary: 'Fetch the script of the page of an assessment.',
  media: 'text/javascript; charset=utf-8',
  cacheSeconds: 300,
});

export const getAssessmentEditor = route({
  ...served,
  path: '/assessment/editor.js',
  summary: 'Fetch the editor of code of the page of an assessment.',
  media: 'text/javascript; charset=utf-8',
  cacheSeconds: 300,
});
