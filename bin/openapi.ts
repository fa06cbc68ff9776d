/** `npm run openapi`: writes what is made from the route table and kept in the repository, so that a change of the API shows in review. */
import { readFileSync, writeFileSync } from 'node:fs';
import { endpointTable } from '../shared/contracts/endpoint-table.ts';
import { examples } from '../shared/contracts/examples.ts';
import { openapiDocument } from '../shared/contracts/openapi.ts';
import { withExamples } from '../shared/contracts/openapi-examples.ts';
import * as routes from '../shared/routes.ts';

const fixture = new URL('../test/contract/openapi.json', import.meta.url);
const document = withExamples(openapiDocument(routes), routes, examples);
writeFileSync(fixture, `${JSON.stringify(document, null, 2)}\n`);

const readme = new URL('../README.md', import.meta.url);
const between = /(<!-- endpoints -->\n)[\s\S]*?(<!-- \/endpoints -->)/;
writeFileSync(
  readme,
  readFileSync(readme, 'utf8').replace(
    between,
    (_, start, end) => `${start}\n${endpointTable(routes)}\n${end}`,
  ),
);
process.stdout.write('test/contract/openapi.json and the README table are written\n');
