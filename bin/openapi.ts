/** `npm run openapi`: writes the OpenAPI document that the tests compare with, so that a change of the API shows in review. */
import { writeFileSync } from 'node:fs';
import { openapiDocument } from '../shared/contracts/openapi.ts';
import * as routes from '../shared/routes.ts';

const target = new URL('../test/contract/openapi.json', import.meta.url);
writeFileSync(target, `${JSON.stringify(openapiDocument(routes), null, 2)}\n`);
process.stdout.write('test/contract/openapi.json written\n');
