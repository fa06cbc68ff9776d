/** Names by which hosts let programs out. */
const names = [
  'process',
  'require',
  'module',
  'Buffer',
  'fetch',
  'setTimeout',
  'setImmediate',
  'WebAssembly',
  'Worker',
  'Deno',
  'Bun',
  'std',
  'os',
  'bjson',
  'scriptArgs',
  'print',
  'load',
  'importScripts',
  'parentPort',
  'workerData',
  '__dirname',
  'gc',
  'navigator',
  'XMLHttpRequest',
  'sandboxCanary',
];
/** Ways to reach for a name. */
const ways = [
  (name: string) => `typeof ${name} === 'undefined' ? undefined : ${name}`,
  (name: string) => `globalThis['${name}']`,
  (name: string) => `(0, eval)('typeof ${name} === "undefined" ? undefined : ${name}')`,
  (name: string) => `solve.constructor('return this.${name}')()`,
];
const solve = (body: string) => `function solve() {\n${body}\n}`;

const imports = [
  'fs',
  'node:fs',
  'std',
  'os',
  'child_process',
  'worker_threads',
  './thread.ts',
  'file:///etc/passwd',
  'data:text/javascript,0',
];

/** Programs that reach for the host. */
export const reaching: Record<string, readonly string[]> = {
  'names of hosts': names.flatMap((name) =>
    ways.map((way) =>
      solve(
        `const found = ${way(name)};\nif (found !== undefined) throw Error('ESCAPED ${name}');\nreturn 1;`,
      ),
    ),
  ),
  imports: [
    ...imports.map((name) =>
      solve(`import('${name}').then((one) => console.log('ESCAPED', Object.keys(one)));\nreturn 1;`),
    ),
    ...imports.slice(0, 4).map((name) => `import * as one from '${name}';\n${solve("return 'ESCAPED';")}`),
  ],
  constructors: [
    '({}).constructor.constructor',
    '[].map.constructor',
    '(async () => {}).constructor',
    '(function* () {}).constructor',
    'console.log.constructor',
    'console.log.bind().constructor',
    'Error.prototype.constructor.constructor',
    'Reflect.getPrototypeOf(console.log).constructor',
    'Object.getPrototypeOf(async function* () {}).constructor',
  ].map((one) =>
    solve(`const made = ${one}('return typeof process === "undefined" ? 0 : process')();
if (made && made.env) throw Error('ESCAPED');
return 1;`),
  ),
  stacks: [
    "Error.prepareStackTrace = (_, sites) => sites;\nconst sites = new Error().stack;\nif (typeof sites === 'object' && sites[0]?.getThis?.()?.process) throw Error('ESCAPED');\nreturn 1;",
    "const { stack } = new Error();\nif (/node:|worker_threads|\\/work\\//.test(stack)) throw Error('ESCAPED ' + stack);\nreturn 1;",
    "try { null.x } catch (error) { if (error.constructor.constructor('return typeof process')() !== 'undefined') throw Error('ESCAPED'); }\nreturn 1;",
  ].map(solve),
};
