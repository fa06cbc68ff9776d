/**
 * Runs before `npm start` and `npm test`: installs the packages when they are missing or the lock file has changed.
 * Plain JavaScript on the machine's own Node and without packages, since it is what brings both.
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
  // Not `npm ci`: it refuses a lock file that was made where the registry lacks some other platform's optional package
  // (biome has ten). Versions come from the lock all the same, and --no-save leaves it as it is.
  npm('install', '--no-save', '--no-audit', '--no-fund');
  installDynamoDb();
  writeFileSync(stampFile, wanted);
}

/** The lock file lists the DynamoDB engine for linux-x64 only; every other platform has a package of its own. */
function installDynamoDb() {
  const [[listed, version]] = Object.entries(manifest.optionalDependencies);
  const name = `@dynoxide/${process.platform}-${process.arch}`;
  if (name === listed) return;
  process.stdout.write(`Installing the DynamoDB engine for this platform, ${name} …\n`);
  npm('install', '--no-save', '--no-audit', '--no-fund', `${name}@${version}`);
}

/** Runs the npm that runs us, where there is one. Ends the process with npm's exit code when it fails. */
function npm(...parameters) {
  const { npm_execpath: npmCli = '', npm_node_execpath: npmNode } = process.env;
  // npm's own Node, because ours may lie in the very folder that \`npm ci\` deletes first.
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

/** npm describes itself to its scripts in variables that would be taken for settings by an npm inside one. */
function describeEnvironment() {
  const inherited = Object.entries(process.env).filter(
    ([name]) =>
      !/^npm_(config_(ignore_scripts|production|omit|global)|lifecycle_|package_|command$)/i.test(name),
  );
  // devDependencies are needed: Node itself is one of them.
  return { ...Object.fromEntries(inherited), NODE_ENV: 'development' };
}
