import { readFileSync } from 'node:fs';
import { edgeWithoutTable } from '../../shared/http/edge-without-table.ts';
import { serveRows } from '../../shared/http/serve-rows.ts';
import * as documents from '../../shared/routes/documents.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { makeDocuments } from './documents.ts';

const made = makeDocuments(routes, (file) => readFileSync(new URL(file, import.meta.url), 'utf8'));

export const handler = serveRows(documents, made, edgeWithoutTable());
