import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

/**
 * Keeps the version of an AWS client's package.json, which is all that the client reads of it, for its user agent. The whole
 * file would be 2.5 KB of a bundle for each client.
 */
export const clientVersions: Plugin = {
  name: 'client-versions',
  setup(build) {
    const filter = /@aws-sdk[\\/]client-[\w-]+[\\/]package\.json$/;
    build.onLoad({ filter }, ({ path }) => {
      const { version } = JSON.parse(readFileSync(path, 'utf8')) as { version: string };
      return { contents: JSON.stringify({ version }), loader: 'json' };
    });
  },
};
