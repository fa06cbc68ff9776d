import type { Plugin } from 'esbuild';

const module = `
const search = (path, data) => {
  if (!/^\\w+$/.test(path)) throw new Error('not the name of a field: ' + path);
  return data[path] ?? null;
};
class PowertoolsFunctions {}
export { PowertoolsFunctions, search };
`;

/**
 * Replaces the JMESPath interpreter that the idempotency library brings. The library looks up two fields of a claim by
 * their names, for which the interpreter's 24 KB in every bundle with an `Idempotency-Key` are not needed. A path that is
 * not a plain name throws.
 */
export const plainPaths: Plugin = {
  name: 'plain-paths',
  setup(build) {
    const filter = /^@aws-lambda-powertools\/jmespath(\/functions)?$/;
    build.onResolve({ filter }, () => ({ path: 'plain-paths', namespace: 'plain-paths' }));
    build.onLoad({ filter: /.*/, namespace: 'plain-paths' }, () => ({ contents: module, loader: 'js' }));
  },
};
