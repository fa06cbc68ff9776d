import { readFileSync } from 'node:fs';
import { type Plugin, transform } from 'esbuild';

/** Style sheets of these paths are imported as minified texts, which a script adopts: a page's policy may forbid style elements. */
export const styleTexts = (filter: RegExp): Plugin => ({
  name: 'style-texts',
  setup({ onLoad }) {
    onLoad({ filter }, async ({ path }) => {
      const { code } = await transform(readFileSync(path, 'utf8'), { loader: 'css', minify: true });
      return { contents: code.trim(), loader: 'text' };
    });
  },
});
