import type { Route } from '../routes/route.ts';

/** The tag of an operation: its resource, or the group of documents about the API. */
export const tagOf = ({ path }: Pick<Route, 'path'>): string =>
  (path.startsWith('/v1/') && path.split('/')[2]) ||
  otherTags.find(([beginning]) => path.startsWith(beginning))?.[1] ||
  'docs';
const otherTags = [
  ['/assessment', 'assessment-page'],
  ['/careers/', 'careers'],
  ['/dashboard', 'dashboard'],
  ['/auth/', 'sign-in'],
  ['/widget/', 'widget'],
] as const;
