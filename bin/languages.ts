/** `npm run languages`: writes the list of the languages that have a file of words of their own. */
import { readdirSync, writeFileSync } from 'node:fs';
import { languageLists } from './language-lists.ts';

const folder = new URL('../shared/words/languages/', import.meta.url);
const codes = readdirSync(folder).flatMap((name) => /^([a-z]{2,3})\.ts$/.exec(name)?.[1] ?? []);
writeFileSync(new URL('more-languages.ts', folder), languageLists(codes));
process.stdout.write(`wrote shared/words/languages/more-languages.ts: ${codes.toSorted().join(', ')}\n`);
