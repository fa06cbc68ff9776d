import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

/**
 * Writes the computed keys of the AWS clients' schemas (`[_hH]: …` with `const _hH = "httpHeader"`) as plain keys. esbuild
 * keeps a schema with a computed key even if nothing uses it, because such a key may run code. Without them, a bundle with
 * the S3 client is 52 KB smaller.
 */
export const foldComputedKeys: Plugin = {
  name: 'fold-computed-keys',
  setup(build) {
    const filter = /@aws-sdk[\\/]client-[\w-]+[\\/]dist-es[\\/]schemas[\\/]schemas_\d+\.js$/;
    build.onLoad({ filter }, ({ path }) => ({
      contents: withPlainKeys(readFileSync(path, 'utf8')),
      loader: 'js',
    }));
  },
};

/** The module with each computed key that is a text constant of the same module written as that text. */
export function withPlainKeys(module: string): string {
  const texts = new Map(
    [...module.matchAll(/^const (\w+) = ("[^"\\]*");$/gm)].map(([, name, text]) => [name, text]),
  );
  return module.replace(/([{,]\s*)\[(\w+)\](?=: )/g, (whole, before, name) =>
    texts.has(name) ? `${before}${texts.get(name)}` : whole,
  );
}
