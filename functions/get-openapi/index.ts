import { readFile } from 'node:fs/promises';
import { apiDocument } from '../../shared/contracts/api-document.ts';
import type { Examples } from '../../shared/contracts/examples.ts';
import { endpoint } from '../../shared/http/endpoint.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import * as routes from '../../shared/routes.ts';
import { getOpenapi } from './handler.ts';

/** Copied here by the bundler (files.json) and read with the first call: the bundle stays as small as the others. */
const file = new URL('./examples.json', import.meta.url);

export const handler = endpoint(
  routes.getOpenapi,
  getOpenapi(async () => {
    const examples = JSON.parse(await readFile(file, 'utf8')) as Examples;
    return apiDocument(routes, examples);
  }),
  openEdge(),
);
