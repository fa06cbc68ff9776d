/**
 * Runs before `npm start` and `npm test`: installs the packages when they are missing or the lock file has changed. It
 * is plain JavaScript for the machine's own Node and uses no packages, because it installs both.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stampFile = join(root, 'node_modules', '.installed-lock');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');

if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== wanted) {
  process.stdout.write('Installing packages, as package-lock.json lists them …\n');
  // Not `npm ci`: it fails with a lock file that was made where the registry lacks another platform's optional package
  // (biome has ten). The versions are still those of the lock file, and --no-save leaves it unchanged.
  npm('install', '--no-save', '--no-audit', '--no-fund');
  installDynamoDb();
  writeFileSync(stampFile, wanted);
}

/** The lock file has the DynamoDB engine for linux-x64 only; every other platform has its own package. */
function installDynamoDb() {
  const [[listed, version]] = Object.entries(manifest.optionalDependencies);
  const name = `@dynoxide/${process.platform}-${process.arch}`;
  if (name === listed) return;
  process.stdout.write(`Installing the DynamoDB engine for this platform, ${name} …\n`);
  npm('install', '--no-save', '--no-audit', '--no-fund', `${name}@${version}`);
}

/** Runs the npm that started this script, if one did. Ends the process with npm's exit code when it fails. */
function npm(...parameters) {
  const { npm_execpath: npmCli = '', npm_node_execpath: npmNode } = process.env;
  // npm's own Node, because this script's Node may be inside the folder that \`npm ci\` deletes first.
  const known = /npm-cli\.js$/.test(npmCli);
  const [command, ...first] = known ? [npmNode ?? process.execPath, npmCli] : ['npm'];
  const { status, error } = spawnSync(command, [...first, ...parameters], {
    cwd: root,
    stdio: 'inherit',
    env: describeEnvironment(),
    // On Windows npm is a script that only a shell can start.
    shell: !known && process.platform === 'win32',
  });
  if (status === 0) return;
  process.stderr.write(
    `\nnpm ${parameters[0]} failed${error ? ` (${error.message})` : ''}. The lines above say why. Once that is solved, run the same command again.\n`,
  );
  process.exit(status || 1);
}

/** npm passes its configuration to scripts in variables, which a nested npm would read as settings. */
function describeEnvironment() {
  const inherited = Object.entries(process.env).filter(
    ([name]) =>
      !/^npm_(config_(ignore_scripts|production|omit|global)|lifecycle_|package_|command$)/i.test(name),
  );
  // devDependencies are needed: Node itself is one of them.
  return { ...Object.fromEntries(inherited), NODE_ENV: 'development' };
}
