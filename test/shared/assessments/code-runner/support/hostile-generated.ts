/** Every payload in every place at which the interpreter, the harness or the host calls back into a program. */

/** Payloads are expressions. One that reaches the host throws ESCAPED. */
const payloads: Record<string, readonly string[]> = {
  'generated escapes': [
    `((p) => { if (p && p.versions) throw Error('ESCAPED process'); return 1; })(Function('return typeof process === "undefined" ? 0 : process')())`,
    `((g) => { if (g.sandboxCanary) { g.sandboxCanary = 'x'; throw Error('ESCAPED canary'); } return 1; })((0, eval)('this'))`,
    `((w) => { if (w) throw Error('ESCAPED wasm'); return 1; })(globalThis.WebAssembly)`,
    `(import('node:fs').then((fs) => console.log('ESCAPED', typeof fs.readFileSync), () => 0), 1)`,
    `((e) => { if (/node:|worker_threads|internal/.test(String(e.stack))) throw Error('ESCAPED stack'); return 1; })(Error('x'))`,
    `((f) => { if (typeof f.caller?.arguments?.[0]?.env === 'object') throw Error('ESCAPED caller'); return 1; })(function () {})`,
  ],
  'generated loops': [
    `(() => { for (;;); })()`,
    `/^(a|aa)+$/.test('a'.repeat(60) + 'b')`,
    `(() => { const s = 'a'.repeat(1 << 20); for (;;) s.indexOf('b'); })()`,
    `Atomics.wait(new Int32Array(new SharedArrayBuffer(8)), 0, 0)`,
  ],
  'generated memory': [
    `(() => { const a = []; for (;;) a.push(new Uint8Array(1 << 20)); })()`,
    `(() => { let s = 'é'; for (;;) s += s; })()`,
  ],
  'generated texts': [
    `'x'.repeat(1 << 24)`,
    `Symbol.for('x'.repeat(1 << 16))`,
    `(() => { const o = {}; o.o = o; return o; })()`,
    `({ toJSON() { return { toJSON: this.toJSON, again: this }; } })`,
  ],
};

/** Places for a payload: bodies of the function. */
const places: readonly ((payload: string) => string)[] = [
  (payload) => `return ${payload};`,
  (payload) => `throw ${payload};`,
  (payload) => `return { toJSON() { return ${payload}; } };`,
  (payload) => `return { get x() { return ${payload}; } };`,
  (payload) => `return new Proxy({}, { ownKeys: () => ${payload}, get: () => ${payload} });`,
  (payload) => `return new Proxy([], { get: (t, k) => (k === 'length' ? ${payload} : t[k]) });`,
  (payload) => `const e = Error('x'); Object.defineProperty(e, 'stack', { get: () => ${payload} }); throw e;`,
  (payload) =>
    `throw { toString: () => ${payload}, get message() { return ${payload}; }, get name() { return ${payload}; } };`,
  (payload) => `throw new Proxy(Error('x'), { get: () => ${payload}, getPrototypeOf: () => ${payload} });`,
  (payload) => `return [2, 1].sort(() => ${payload});`,
  (payload) => `return [...{ *[Symbol.iterator]() { yield ${payload}; } }];`,
  (payload) =>
    `console.log({ toJSON: () => ${payload} }, { [Symbol.toPrimitive]: () => ${payload} }); return 1;`,
  (payload) =>
    `Promise.resolve().then(() => ${payload}); return (async () => { await 0; return ${payload}; })();`,
  (payload) => `return { get then() { return ${payload}; } };`,
];

const solve = (body: string) => `function solve() {\n${body}\n}`;

export const generated: Record<string, readonly string[]> = Object.fromEntries(
  Object.entries(payloads).map(([family, own]) => [
    family,
    places.flatMap((place) => own.map((payload) => solve(place(payload)))),
  ]),
);
