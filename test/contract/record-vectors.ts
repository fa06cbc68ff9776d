/** `npm run vectors`: writes the signature vectors that /docs/test-vectors.json serves, shared/docs/signature-vectors.json. */
import { writeFileSync } from 'node:fs';
import { signatureVectors } from './signature-vectors/cases.ts';

const file = new URL('../../shared/docs/signature-vectors.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(signatureVectors, null, 2)}\n`);
process.stdout.write(`${signatureVectors.cases.length} signature vectors are written\n`);
