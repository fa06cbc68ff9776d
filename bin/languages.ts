/** `npm run languages`: writes the list of the languages that have a file of words of their own. */
import { writeFileSync } from 'node:fs';
import { languageFiles, languageLists } from './language-lists.ts';

const folder = new URL('../shared/words/languages/', import.meta.url);
const codes = languageFiles(folder);
writeFileSync(new URL('more-languages.ts', folder), languageLists(codes));
process.stdout.write(`wrote shared/words/languages/more-languages.ts: ${codes.join(', ')}\n`);
