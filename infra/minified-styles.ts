import { readFileSync } from 'node:fs';
import { type Plugin, transform } from 'esbuild';

/** Writes the style sheets of pages, which are the one template of their modules, without spaces and comments. */
export const minifiedStyles: Plugin = {
  name: 'minified-styles',
  setup(build) {
    build.onLoad({ filter: /[\\/](page|portal)-style\.ts$/ }, async ({ path }) => {
      const [before, style = '', after] = readFileSync(path, 'utf8').split('`');
      const { code } = await transform(style, { loader: 'css', minify: true });
      return { contents: before + JSON.stringify(code.trim()) + after, loader: 'ts' };
    });
  },
};
