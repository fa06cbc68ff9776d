import { readFileSync } from 'node:fs';
import { openEdge } from '../../shared/http/open-edge.ts';
import * as documents from '../../shared/routes/documents.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { makeDocuments } from './documents.ts';
import { serveDocuments } from './serve-documents.ts';

const made = makeDocuments(routes, (file) => readFileSync(new URL(file, import.meta.url), 'utf8'));

export const handler = serveDocuments(documents, made, openEdge());
