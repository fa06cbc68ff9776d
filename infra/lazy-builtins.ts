import type { Plugin } from 'esbuild';

/**
 * The modules of Node whose import runs getters that a function never reads: `import 'node:http'` reads every export, among
 * them WebSocket, which loads Node's whole HTTP client in JavaScript. That took 15 of the 66 ms that a function took to load.
 */
const withGetters = /^(node:)?(fs|http|process|util)$/;

/** Reads these modules with `require`, which runs a getter only when a function reads it. */
export const lazyBuiltins: Plugin = {
  name: 'lazy-builtins',
  setup(build) {
    build.onResolve({ filter: withGetters }, ({ path, kind }) =>
      kind === 'import-statement'
        ? { path: path.replace(/^(node:)?/, 'node:'), namespace: 'lazy-builtin' }
        : null,
    );
    build.onLoad({ filter: /.*/, namespace: 'lazy-builtin' }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule('${path}');`,
    }));
  },
};
