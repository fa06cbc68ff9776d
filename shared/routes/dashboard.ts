import * as v from 'valibot';
import { dashboardFile, dashboardPath } from '../contracts/dashboard.ts';
import { route } from './route.ts';

/** The dashboard is for people: its files need no key, and its pages get their data from the API. */
const served = {
  method: 'GET',
  scope: 'none',
  counted: false,
  response: v.string(),
  uses: [],
  servedBy: 'dashboard',
} as const;
const shell = { ...served, page: true, media: 'text/html; charset=utf-8' } as const;
/** The name of a file contains a hash of its content, so it never changes. */
const file = { ...served, params: { file: dashboardFile }, cacheSeconds: 365 * 86_400 } as const;

export const getDashboard = route({
  ...shell,
  path: '/dashboard',
  summary: 'Open the dashboard in a browser.',
  description: 'The page asks for a sign-in and then calls this API with a session token of a few minutes.',
});

export const getDashboardPage = route({
  ...shell,
  path: '/dashboard/{path}',
  greedy: true,
  summary: 'Open a page of the dashboard in a browser.',
  description: 'Every path returns the same document, whose script shows the page.',
  params: { path: dashboardPath },
});

export const getDashboardScript = route({
  ...file,
  path: '/dashboard/scripts/{file}',
  summary: 'Fetch a script of the dashboard.',
  description: 'It may be cached for ever: another content has another name.',
  media: 'text/javascript; charset=utf-8',
});

export const getDashboardStyle = route({
  ...file,
  path: '/dashboard/styles/{file}',
  summary: 'Fetch the style sheet of the dashboard.',
  description: 'It may be cached for ever: another content has another name.',
  media: 'text/css; charset=utf-8',
});
