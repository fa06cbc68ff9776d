import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflate } from '@sparticuz/chromium';

const home = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..');
const cache = fileURLToPath(new URL('../../node_modules/.cache/chromium', import.meta.url));

/**
 * Unpacks Chromium from its npm package, with the libraries and fonts that a bare machine may lack, once per version.
 * The package's own way leaves a half-written file in /tmp for whoever comes second, or after a kill; here a folder is
 * there whole or not at all.
 */
export async function unpackChromium() {
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const dir = join(cache, `browser-${version}`);
  if (!existsSync(dir)) await unpackInto(dir);
  return {
    executablePath: join(dir, 'chromium'),
    fonts: join(dir, 'fonts'),
    environment: {
      LD_LIBRARY_PATH: join(dir, 'al2023', 'lib'),
      FONTCONFIG_PATH: join(dir, 'fonts'),
      XDG_CACHE_HOME: join(dir, 'cache'),
    },
  };
}

/**
 * The package's own file names folders of a Lambda. Chromium ends itself when it finds no font at all. No folder is
 * absolute: a checkout may be moved, or reached by a link that is later gone.
 */
const fontsConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

async function unpackInto(dir: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const staging = mkdtempSync(join(cache, 'unpacking-'));
  const { TMPDIR } = process.env;
  // The package unpacks into the folder for temporary files, whichever that is.
  process.env.TMPDIR = staging;
  try {
    await Promise.all(
      ['chromium.br', 'fonts.tar.br', 'al2023.tar.br'].map((archive) => inflate(join(home, 'bin', archive))),
    );
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
  writeFileSync(join(staging, 'fonts', 'fonts.conf'), fontsConfiguration);
  try {
    renameSync(staging, dir);
  } catch (error) {
    rmSync(staging, { recursive: true, force: true });
    // Another process was faster, and its folder is as good.
    if (!existsSync(dir)) throw error;
  }
}
