import * as v from 'valibot';
import { text } from './primitives.ts';

/** The name of a built file of the dashboard: `main-4QX2ZK7A.js`. */
export const dashboardFile = v.pipe(
  v.string(),
  v.regex(/^[\w-]{1,80}\.(js|css)$/, 'the name of a file of the dashboard'),
);

/** The rest of the address of a page, after `/dashboard/`. */
export const dashboardPath = text(500);
