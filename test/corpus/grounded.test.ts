/** CV_CORPUS is a folder with a manifest.json: every value that is read of its files is shown by them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findUngrounded } from '../shared/extraction/support/grounding.ts';
import { readProfile } from '../shared/extraction/support/read-profile.ts';

const corpus = process.env.CV_CORPUS ?? '';

it.skipIf(!existsSync(join(corpus, 'manifest.json')))(
  'yields no value that its file does not show',
  async () => {
    const manifest = JSON.parse(readFileSync(join(corpus, 'manifest.json'), 'utf8')) as {
      file: string;
      set: string;
    }[];
    for (const { file, set } of manifest) {
      if (set === 'scanned') continue;
      const { document, profile } = await readProfile(new Uint8Array(readFileSync(join(corpus, file))), file);
      expect(findUngrounded(profile, document.lines), file).toEqual([]);
    }
  },
  120_000,
);
