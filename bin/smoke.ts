/** `npm run smoke -- --base-url URL`: checks six promises of a deployed or local stage. See `npm run smoke -- --help`. */
import { parseArgs } from 'node:util';
import { readKey } from './read-key.ts';
import { isLoopback } from './smoke/context.ts';
import { runPromises, type SmokeOptions } from './smoke/run-promises.ts';

const help = `npm run smoke -- --base-url URL [--key KEY|-] [--webhook-url URL] [--wait SECONDS]

Checks six promises of a stage: an encoded external id, a second PUT (412), 405 with a form body, a replay of an
Idempotency-Key, a webhook and a scan. Prints a line for each, \`ok\` or \`FAILED\` with the reason, and deletes what it
made. The exit code is 0 if all are kept.

  --base-url     the output ApiUrl of the deployment, or base_url of .local/ready.json
  --key          a secret key with the scopes candidates:*, jobs:*, scans:* and webhooks:*, read and write. Best in SMOKE_KEY,
                 or "-" for standard input: an argument is in the list of processes. It is never printed
  --webhook-url  a receiver that responds with 2xx; by default one of this machine if the API is on this machine, else the
                 API itself, whose 405 must then be recorded as the attempt
  --wait         seconds to wait for a scan and for a delivery; 120 by default`;

/** Throws an error for the operator. */
function readOptions(): Omit<SmokeOptions, 'print'> | 'help' {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean', short: 'h' },
      'base-url': { type: 'string' },
      key: { type: 'string' },
      'webhook-url': { type: 'string' },
      wait: { type: 'string', default: '120' },
    },
  });
  if (values.help) return 'help';
  const baseUrl = readAddress('--base-url', values['base-url']);
  const webhookUrl = values['webhook-url'] && readAddress('--webhook-url', values['webhook-url']);
  const key = values.key === undefined ? process.env.SMOKE_KEY : readKey(values.key);
  if (!key) throw new Error('there is no key: set SMOKE_KEY, or use --key - and standard input');
  if (!/^svc_sk_\w+$/.test(key)) throw new Error('the key is no secret key; those begin with svc_sk_');
  const seconds = Number(values.wait);
  if (!(seconds > 0 && seconds <= 3600)) throw new Error('--wait is a number of seconds up to 3600');
  return { baseUrl, webhookUrl: webhookUrl || undefined, key, waitMs: seconds * 1000 };
}

/** The address without a slash at its end. Only this machine may be called without TLS: the call has the key. */
function readAddress(option: string, text: string | undefined): string {
  if (text === undefined) throw new Error(`${option} is missing`);
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new Error(`${option} is not an https address`);
  if (new URL(text).protocol === 'http:' && !isLoopback(text))
    throw new Error(`${option} must begin with https://`);
  return text.replace(/\/+$/, '');
}

const print = (line: string) => void process.stdout.write(`${line}\n`);
try {
  const options = readOptions();
  if (options === 'help') print(help);
  else if (!(await runPromises({ ...options, print }))) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${(error as Error).message}\nSee npm run smoke -- --help.\n`);
  process.exitCode = 1;
}
