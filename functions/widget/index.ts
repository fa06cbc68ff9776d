import { readFileSync } from 'node:fs';
import { openEdge } from '../../shared/http/open-edge.ts';
import { serveRows } from '../../shared/http/serve-rows.ts';
import { renderRefusal } from '../../shared/portal/refusal-page.ts';
import * as widget from '../../shared/routes/widget.ts';
import { widgetFiles } from './widget-files.ts';

const files = widgetFiles((file) => readFileSync(new URL(file, import.meta.url), 'utf8'));

// Not a copy: the edge opens its table when it is asked for it, and this function has none.
export const handler = serveRows(widget, files, Object.assign(openEdge(), { pages: { renderRefusal } }));
