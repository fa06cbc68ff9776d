/**
 * `npm run judge:clients`: generates six clients from the document that the running sandbox serves, compiles them, and makes 20
 * calls with each. Every call reads fields by their generated types. A name after `--` selects clients: `-- Go`.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from '../install-tools.ts';
import { startStages } from '../start-stages.ts';
import type { Client, Steps } from './client.ts';
import { openapiPythonClient } from './in-python.ts';
import { heyApi, openapiTypescript } from './in-typescript.ts';
import { go, java, python } from './of-openapi-generator.ts';

const expectedCalls = 20;
const secondsOfStep = 300;
const asked = process.argv.slice(2);
const clients = [go, java, python, openapiPythonClient, openapiTypescript, heyApi].filter(
  ({ name }) => asked.length === 0 || asked.some((word) => name.includes(word)),
);
const place = mkdtempSync(join(tmpdir(), 'hiring-clients-'));
process.on('exit', () => rmSync(place, { recursive: true, force: true, maxRetries: 10 }));
const say = (line: string) => process.stdout.write(`${line}\n`);

const { ready, stop } = await startStages(place);
try {
  const { base_url, secret_key } = ready.sandbox ?? { base_url: '', secret_key: '' };
  const document = join(place, 'openapi.json');
  writeFileSync(document, await (await fetch(`${base_url}/v1/openapi-without-webhooks.json`)).text());
  const resume = readFileSync(new URL('calls/resume.txt', import.meta.url), 'utf8');
  const environment = { BASE_URL: base_url, API_KEY: secret_key, RESUME: resume };
  for (const [number, client] of clients.entries()) {
    const folder = join(place, `client-${number}`);
    mkdirSync(folder);
    const steps = client.steps(document, folder);
    if (!judge(client, steps, folder, environment)) process.exitCode = 1;
  }
} finally {
  await stop();
}

/** Whether a client passes, or cannot be judged here. Prints one line, after the words of a tool that failed. */
function judge(
  { name, needs }: Client,
  steps: Steps | undefined,
  folder: string,
  settings: NodeJS.ProcessEnv,
): boolean {
  const run = ([file, ...args]: Command) => {
    const env = { ...process.env, ...settings, ...steps?.environment };
    const timeout = secondsOfStep * 1000;
    const { status, stdout, stderr } = spawnSync(file, args, { cwd: folder, env, timeout, encoding: 'utf8' });
    if (status !== 0)
      say(`${name}: ${file} ended with ${status}\n${stdout.slice(-2000)}${stderr.slice(-4000)}`);
    return { hasPassed: status === 0, stdout };
  };
  if (steps && !run(steps.generate).hasPassed) return false;
  const files = globSync('**/*.{go,java,py,ts}', { cwd: folder }).length;
  if (!steps?.complete()) {
    say(`${name}: skipped, because it needs ${needs}`);
    return true;
  }
  if (!steps.compile().every((command) => run(command).hasPassed)) return false;
  const { hasPassed, stdout } = run(steps.run());
  const calls = stdout.split('\n').filter((line) => line.startsWith('ok ')).length;
  say(`${name}: generated ${files} files, compiled, ${calls} of ${expectedCalls} calls`);
  return hasPassed && calls === expectedCalls;
}
