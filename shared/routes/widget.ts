import * as v from 'valibot';
import { widgetLanguage, widgetRelease, widgetTrial, widgetVersion } from '../contracts/widget.ts';
import { route } from './route.ts';

/** Needs no key; changes only with a deployment. Pages of every origin load it. */
const file = {
  method: 'GET',
  scope: 'none',
  counted: false,
  cacheSeconds: 300,
  forEveryOrigin: true,
  sendsFiles: true,
  uses: [],
  servedBy: 'widget',
} as const;
const script = { ...file, media: 'text/javascript; charset=utf-8', response: v.string() } as const;

export const getWidgetScript = route({
  ...script,
  path: '/widget/v1/hiring-jobs.js',
  summary: 'Fetch the newest script of the widget.',
});

export const getWidgetRelease = route({
  ...file,
  path: '/widget/v1/hiring-jobs.json',
  summary: 'Fetch the version of the widget, its hash, and the text to copy into a page.',
  response: widgetRelease,
});

export const getWidgetWords = route({
  ...file,
  path: '/widget/v1/words/{language}',
  summary: 'Fetch the words of the widget in a language other than English.',
  description: 'The script loads them by itself and compares their hash.',
  params: { language: widgetLanguage },
  response: v.looseObject({ language: v.string() }),
});

export const getPinnedWidgetScript = route({
  ...script,
  path: '/widget/{version}/hiring-jobs.js',
  summary: 'Fetch the script of one version of the widget.',
  description: 'Its content never changes. A version that is no longer served is 404.',
  params: { version: widgetVersion },
  cacheSeconds: 31_536_000,
  immutable: true,
});

export const getPortalScript = route({
  ...script,
  path: '/widget/portal-form.js',
  summary: 'Fetch the script of the application form of the careers portal.',
});

export const getIntakeScript = route({
  ...script,
  path: '/widget/intake.js',
  summary: 'Fetch the script of the chat in which people apply.',
});

export const tryWidget = route({
  method: 'GET',
  path: '/widget/try',
  summary: 'Try the widget with a publishable key.',
  description: 'The address of this service must be on the list of origins of the key.',
  scope: 'none',
  counted: false,
  page: true,
  media: 'text/html; charset=utf-8',
  query: widgetTrial,
  response: v.string(),
  sendsFiles: true,
  uses: [],
  servedBy: 'widget',
});
