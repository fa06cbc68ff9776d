import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { recipes } from '../../../../shared/docs/receiver-recipes.ts';
import { recipesFolder } from '../support/read-recipe.ts';

type Language = (typeof recipes)[number]['anchor'];

/** A delivery as a recipe gets it, and which of its functions. */
export interface DriverCall {
  call: 'verify' | 'receive';
  secret: string;
  header: string | undefined;
  body: string;
  now: number;
}

interface Toolchain {
  /** Tells whether the language is on this machine. */
  probe: [string, ...string[]];
  /** Where the recipe and its driver lie in a folder of their own. */
  files: Record<string, URL>;
  /** Further files, by their text. */
  texts?: Record<string, string>;
  build?: [string, ...string[]];
  run: [string, ...string[]];
}

const recipe = (file: string) => new URL(file, recipesFolder);
const driver = (file: string) => new URL(file, import.meta.url);
/** A script beside the recipe that it loads. */
const script = (program: string, version: string, driverFile: string, recipeFile: string): Toolchain => ({
  probe: [program, version],
  files: { [driverFile]: driver(driverFile), [recipeFile]: recipe(recipeFile) },
  run: [program, driverFile],
});

const toolchains: Record<Language, Toolchain> = {
  typescript: {
    probe: [process.execPath, '--version'],
    files: {},
    run: [process.execPath, fileURLToPath(driver('drive.ts'))],
  },
  python: script('python3', '--version', 'drive.py', 'receive_webhook.py'),
  ruby: script('ruby', '--version', 'drive.rb', 'receive_webhook.rb'),
  php: script('php', '--version', 'drive.php', 'receive_webhook.php'),
  go: {
    probe: ['go', 'version'],
    files: {
      'main.go': driver('drive.go'),
      'webhooks/receive_webhook.go': recipe('receive_webhook.go'),
    },
    texts: { 'go.mod': 'module recipe\n\ngo 1.21\n' },
    build: ['go', 'build', '-o', 'drive', '.'],
    run: ['./drive'],
  },
  java: {
    probe: ['javac', '-version'],
    files: { 'Drive.java': driver('Drive.java'), 'ReceiveWebhook.java': recipe('ReceiveWebhook.java') },
    build: ['javac', '-Xlint:all', '-Werror', 'Drive.java', 'ReceiveWebhook.java'],
    run: ['java', '-cp', '.', 'Drive'],
  },
};

/** Why a recipe cannot be tried on this machine; undefined where it can. */
export function reasonToSkip(language: Language): string | undefined {
  const [program, ...parameters] = toolchains[language].probe;
  return spawnSync(program, parameters).status === 0 ? undefined : `there is no ${program} on this machine`;
}

/** Puts calls to a recipe, in a process of its language, and answers with the line it printed for each. */
export function runRecipe(language: Language, calls: DriverCall[]): string[] {
  const { files, texts = {}, build, run } = toolchains[language];
  const dir = mkdtempSync(join(tmpdir(), 'hiring-recipe-'));
  try {
    for (const [name, file] of Object.entries(files)) {
      mkdirSync(join(dir, name, '..'), { recursive: true });
      copyFileSync(file, join(dir, name));
    }
    for (const [name, text] of Object.entries(texts)) writeFileSync(join(dir, name), text);
    if (build) execute(dir, build);
    return execute(dir, run, calls.map(lineOf).join('')).trimEnd().split('\n');
  } finally {
    rmSync(dir, { recursive: true });
  }
}

const lineOf = ({ call, secret, header, body, now }: DriverCall) => {
  const encode = (field: string | undefined) =>
    field === undefined ? '-' : Buffer.from(field).toString('base64');
  return `${[call, ...[secret, header, body, String(now)].map(encode)].join('\t')}\n`;
};

function execute(cwd: string, [program, ...parameters]: [string, ...string[]], input = ''): string {
  const env = { ...process.env, GOTOOLCHAIN: 'local', GOFLAGS: '-mod=mod', GOWORK: 'off' };
  const { status, stdout, stderr, error } = spawnSync(program, parameters, {
    cwd,
    input,
    env,
    encoding: 'utf8',
  });
  // A warning is no better than a failure: somebody is to copy this.
  if (status === 0 && stderr === '') return stdout;
  throw new Error(`${program} ${parameters.join(' ')}: ${error?.message ?? stderr}`);
}
