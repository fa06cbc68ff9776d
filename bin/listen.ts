/** `npm run admin -- listen`: forwards events as deliveries to a receiver on this machine, as they happen. */
import { setTimeout as sleep } from 'node:timers/promises';
import { HiringError, HiringSetupError, type WebhookEvent } from '../client/src/index.ts';
import { AdministrationError } from '../shared/administration/organizations.ts';
import type { AttemptOutcome } from '../shared/webhooks/attempt-outcome.ts';
import { wantsEvent } from '../shared/webhooks/event-pattern.ts';
import { postToTarget } from '../shared/webhooks/post-to-target.ts';
import { newWebhookSecret } from '../shared/webhooks/sign-delivery.ts';
import { followEvents } from './follow-events.ts';
import { type Forwarding, forwardEvent } from './forward-event.ts';
import { type ListenOptions, openClient, readPatterns, readSince, readTarget } from './listen-options.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);
const printWithTime = (line: string) => print(`${new Date().toISOString().slice(11, 23)}  ${line}`);

/** Runs until Ctrl-C. Throws AdministrationError for invalid options and for permanent errors of the service. */
export async function listen(options: ListenOptions): Promise<void> {
  const url = readTarget(options.forwardTo);
  const patterns = readPatterns(options.events);
  const since = readSince(options.since, new Date());
  const ending = new AbortController();
  const { signal } = ending;
  const pause = (milliseconds: number) => sleep(milliseconds, undefined, { signal });
  const forwarding: Forwarding = {
    url,
    secret: newWebhookSecret(),
    post: (target) => postToTarget({ ...target, allowLoopback: true }),
    clock: () => new Date(),
    pause,
    onAttempt: printAttempt,
  };
  let taken = 0;
  let lost = 0;
  // `once`, so that a second Ctrl-C ends the process without waiting for the delivery in progress.
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => ending.abort());
  try {
    const client = openClient(options);
    print(`Signing secret of this session: ${forwarding.secret}`);
    const events = followEvents({
      events: client.events,
      since,
      signal,
      pause,
      onBegin: () =>
        print(`Forwarding ${patterns.join(', ')} from ${client.baseUrl} to ${url}. Ctrl-C ends it.`),
      onTrouble: ({ message }, waitMs) => printWithTime(`${message} Asking again in ${waitMs / 1000} s.`),
    });
    for await (const event of events) {
      if (!wantsEvent(patterns, event.type)) continue;
      if (await forwardEvent(event, forwarding)) taken++;
      else lost++;
    }
  } catch (error) {
    if (!signal.aborted) throw explain(error);
  }
  print(`${taken} taken by the receiver, ${lost} not.`);
}

function printAttempt({ type, id }: WebhookEvent, outcome: AttemptOutcome, nextMs: number | null): void {
  const { status, errorClass, durationMs } = outcome;
  const isTaken = status !== null && status >= 200 && status < 300;
  const next = nextMs === null ? 'going on with the next event' : `trying again in ${nextMs / 1000} s`;
  printWithTime(`${type}  ${id}  ${status ?? errorClass}  ${durationMs} ms${isTaken ? '' : `  ${next}`}`);
}

/** The operator sees the message of the service. */
function explain(error: unknown): unknown {
  if (error instanceof HiringSetupError) return new AdministrationError(error.message);
  return error instanceof HiringError ? new AdministrationError(`${error.code}: ${error.message}`) : error;
}
