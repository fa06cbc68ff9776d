import { writeFileSync } from 'node:fs';
import { readLiterals } from './collect.ts';

const r = readLiterals('{shared,functions,client/src}/**/*.ts');
writeFileSync('/tmp/rc/literals.json', JSON.stringify(r.literals));
console.log(r.literals.length, new Set(r.literals.map((o) => o.source + o.flags)).size, r.makers);
