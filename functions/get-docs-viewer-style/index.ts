import { readFile } from 'node:fs/promises';
import { endpoint } from '../../shared/http/endpoint.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import * as routes from '../../shared/routes.ts';
import { getDocsViewerStyle } from './handler.ts';

/** Copied here by the bundler (files.json). */
const file = new URL('./swagger-ui.css', import.meta.url);
export const handler = endpoint(
  routes.getDocsViewerStyle,
  getDocsViewerStyle(() => readFile(file, 'utf8')),
  openEdge(),
);
