import { readFileSync } from 'node:fs';
import { endpoint } from '../../shared/http/endpoint.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import * as routes from '../../shared/routes.ts';
import { getDocsSignatures } from './handler.ts';

export const handler = endpoint(
  routes.getDocsSignatures,
  // Copied here by the bundler (files.json).
  getDocsSignatures((file) => readFileSync(new URL(file, import.meta.url), 'utf8')),
  openEdge(),
);
