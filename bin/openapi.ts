/**
 * `npm run openapi`: writes the files that are generated from the route table and kept in the repository, so that a
 * review shows changes of the API.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import compact from 'json-stringify-pretty-compact';
import { apiDocument } from '../shared/api-document/api-document.ts';
import { endpointTable } from '../shared/api-document/endpoint-table.ts';
import { documentApiUrl } from '../shared/examples/document-url.ts';
import { examples } from '../shared/examples/examples.ts';
import * as routes from '../shared/routes/route-table.ts';

// Of production on this machine: generators refuse a server without a real address.
process.env.API_URL = documentApiUrl;
const fixture = new URL('../test/contract/openapi.json', import.meta.url);
const document = apiDocument(routes, examples);
// Wide, so that a parameter, a header or a field is a line: a review shows what was there before and what is now.
writeFileSync(fixture, `${compact(document, { maxLength: 200 })}\n`);

const page = new URL('../docs/endpoints.md', import.meta.url);
const between = /(<!-- endpoints -->\n)[\s\S]*?(<!-- \/endpoints -->)/;
writeFileSync(
  page,
  readFileSync(page, 'utf8').replace(
    between,
    (_, start, end) => `${start}\n${endpointTable(routes)}\n${end}`,
  ),
);
process.stdout.write('wrote test/contract/openapi.json and the table in docs/endpoints.md\n');
