import type { Context } from 'aws-lambda';
import { eventOf, type Sent } from '../support/call-endpoint.ts';
import { type EndpointName, routeOf, timeoutSeconds } from './functions.ts';
import { type Ending, Invocation } from './invocation.ts';
import type { Run } from './run-once.ts';

/** The answer that a client went home with. */
export interface Settled {
  status: number;
  /** The error's code, or undefined. */
  code: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: an operation reads any field it expects
  body: any;
  text: string;
  headers: Record<string, string>;
  /** An earlier try of the same call may have taken effect without an answer. */
  uncertain: boolean;
}

/** One try, as the service saw it; no status when it never answered. */
export interface Try {
  name: EndpointName;
  invocation: Invocation;
  /** Calls from a page are not counted. */
  isPage: boolean;
  status?: number;
  replayed?: boolean;
}

type Answer = Omit<Settled, 'uncertain'>;

/** A client that waits this often for an answer has a bug report to write. */
const maxTries = 60;
/** The gateway loses some answers on the way back, too. */
const lostByGateway = 0.3;

/**
 * Calls an endpoint as a careful client does: on a 5xx, a cut connection and idempotency_in_progress again, until there
 * is an answer. Each try waits for its turn in the run.
 */
export async function callUntilAnswered(run: Run, name: EndpointName, sent: Sent): Promise<Settled> {
  const isKeyed = sent.headers?.['Idempotency-Key'] !== undefined;
  let uncertain = false;
  let waitMs = 0;
  let heldBefore: Ending<Answer> | undefined;
  if (routeOf(name).method === 'DELETE') run.world.removed.add(Object.values(sent.params ?? {}).at(-1) ?? '');
  for (let number = 1; number <= maxTries; number++) {
    await run.turns.wait(waitMs);
    run.note(`client: ${name} try ${number}`);
    const ending = await tryOnce(run, name, sent);
    // Without a key nothing tells a late first try from a new wish, so it ends before the client goes on.
    if (heldBefore) await toTheEnd(heldBefore);
    heldBefore = undefined;
    if (ending.kind === 'held') {
      if (isKeyed) run.held.push({ name, resume: ending.resume });
      else heldBefore = ending;
    }
    const isLost =
      ending.kind !== 'answered' || (run.isFaulty() && run.chance.hit(run.plan.rate * lostByGateway));
    if (ending.kind === 'answered' && !isLost) {
      const answer = ending.value;
      const comesAgain = answer.status >= 500 || answer.code === 'idempotency_in_progress';
      run.note(`client: ${name} ${answer.status} ${answer.code ?? ''}`);
      if (!comesAgain) {
        if (isKeyed) run.world.settled.push({ name, sent, answer: { ...answer, uncertain } });
        return { ...answer, uncertain };
      }
      uncertain ||= answer.status >= 500;
    } else uncertain = true;
    waitMs = 1000 + run.chance.below(3000);
  }
  throw new Error(`${name} had no answer after ${maxTries} tries`);
}

async function toTheEnd(held: Ending<Answer>): Promise<void> {
  for (let ending = held; ending.kind === 'held'; ) ending = await ending.resume();
}

async function tryOnce(run: Run, name: EndpointName, sent: Sent) {
  const startedMs = run.clock.nowMs();
  const deadlineMs = startedMs + timeoutSeconds.endpoint * 1000;
  const invocation = new Invocation(`${name}#${run.tries.length + 1}`, deadlineMs);
  const trial: Try = { name, invocation, isPage: sent.caller?.keyType === 'publishable' };
  run.tries.push(trial);
  const { instance, release } = run.functions.endpoint(name);
  const context = { getRemainingTimeInMillis: () => deadlineMs - run.clock.nowMs() } as Context;
  const finish = async (ending: Ending<Answer>): Promise<Ending<Answer>> => {
    if (ending.kind === 'held') return { kind: 'held', resume: async () => finish(await ending.resume()) };
    if (ending.kind === 'answered') {
      release();
      trial.status = ending.value.status;
      trial.replayed = ending.value.headers['Idempotent-Replayed'] === 'true';
    }
    return ending;
  };
  return finish(
    await invocation.run(async () => {
      const { statusCode, headers, body } = await instance(eventOf(routeOf(name), sent), context);
      const view = body === '' ? undefined : JSON.parse(body);
      const code = statusCode >= 400 ? (view.error.code as string) : undefined;
      return { status: statusCode, headers: headers as Record<string, string>, text: body, body: view, code };
    }),
  );
}
