import type { HostileProgram } from './hostile-programs.ts';

const inTypeScript = [
  'enum Kind { A }\nfunction solve() {}',
  'namespace N { export const x = 1 }\nfunction solve() {}',
  `type T = ${'Array<'.repeat(10_000)}1${'>'.repeat(10_000)};\nfunction solve() {}`,
  `type T = ${'('.repeat(30_000)}1${')'.repeat(30_000)};\nfunction solve() {}`,
  `const x = ${'['.repeat(30_000)}${']'.repeat(30_000)};\nfunction solve() {}`,
  `const x = ${'<any>'.repeat(10_000)}1;\nfunction solve() {}`,
  `type T = ${'{ a: '.repeat(9_000)}1${' }'.repeat(9_000)};\nfunction solve() {}`,
  `type T = ${'A extends B ? '.repeat(4_000)}1;\nfunction solve() {}`,
  `${'/*'.repeat(30_000)}`,
  `const s = \`${'${`'.repeat(9_000)}`,
  'import fs from "node:fs";\nfunction solve(): string { return "ESCAPED"; }',
  'import x = require("fs");\nfunction solve() {}',
  'declare const process: any;\nfunction solve(): number { if (typeof process !== "undefined") throw Error("ESCAPED"); return 1; }',
  'function solve(a: number: string) {}',
  '@dec class A {}\nfunction solve() {}',
];
const inJavaScript = [
  '',
  '\u0000',
  '\ufefffunction solve() { return 1; }',
  'function solve() { return 1; }\u0000; throw 1',
  '\ud800'.repeat(1000),
  'function solve() { return 1 }\u2028}}',
  '/*'.repeat(30_000),
  '('.repeat(64_000),
  'a'.repeat(65_000),
  `${'x'.repeat(65_537)}`,
  `//${'é'.repeat(33_000)}\nfunction solve() {}`,
  `function solve() { return ${'1+'.repeat(30_000)}1; }`,
  `function solve() { ${'{'.repeat(20_000)}${'}'.repeat(20_000)} }`,
  `function solve() { ${'if(1)'.repeat(12_000)}; }`,
  `${'function f(){'.repeat(4_600)}`,
  `${'class A extends '.repeat(4_000)}`,
  `${'async ()=>'.repeat(6_000)}1`,
  `${'`${'.repeat(20_000)}`,
  `var ${Array.from({ length: 9_000 }, (_, at) => `v${at}`).join()};function solve(){return 1}`,
  `function solve(${Array.from({ length: 9_000 }, (_, at) => `v${at}`).join()}){return 1}`,
  'return 1; function solve() {}',
  'await 1; function solve() {}',
  '<!-- \nfunction solve() { return 1; }',
  '#!/usr/bin/env node\nfunction solve() { return 1; }',
];

/** Sources that are broken, too long, or made to break a parser. */
export const malformed: readonly HostileProgram[] = [
  ...inTypeScript.map((source): HostileProgram => ({ family: 'malformed', source, language: 'typescript' })),
  ...inJavaScript.map((source): HostileProgram => ({ family: 'malformed', source, language: 'javascript' })),
];
