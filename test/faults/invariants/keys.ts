import { type ErrorCode, lastingRefusals } from '../../../shared/contracts/errors.ts';
import type { Evidence } from '../invariants.ts';
import { mayBeErased } from '../world.ts';

/** Answers that a retry under the same key must repeat byte for byte: effects, and refusals that no state can change. */
const isKept = ({ status, code }: { status: number; code?: string }) =>
  status < 300 || lastingRefusals.has(code as ErrorCode) || code === 'answer_erased';
/** Some of a run's keys; all would only take longer. */
const sample = 5;

export async function keysRepeatTheirAnswer({ run, call }: Evidence): Promise<string[]> {
  const breaches: string[] = [];
  for (const { name, sent, answer } of run.world.settled.slice(-sample)) {
    if (!isKept(answer)) continue;
    const again = await call(name, sent);
    const code = again.status >= 400 ? again.body.error.code : undefined;
    // With the thing that its path names, such as the job of a stage, an answer goes too.
    const told = { ...answer, text: answer.text + JSON.stringify(sent.params ?? {}) };
    if (code === 'answer_erased' && (answer.code === code || mayBeErased(run.world, told))) continue;
    if (again.text !== answer.text)
      breaches.push(`${name} was answered ${answer.status} and then ${again.status}, differently`);
    else if (again.headers['Idempotent-Replayed'] !== 'true')
      breaches.push(`${name} ran again under its key`);
  }
  return breaches;
}
