import { randomUUID } from 'node:crypto';
import {
  IdempotencyAlreadyInProgressError,
  IdempotencyConfig,
  IdempotencyPersistenceLayerError,
  IdempotencyValidationError,
  makeIdempotent,
} from '@aws-lambda-powertools/idempotency';
import { ApiError } from '../domain/api-error.ts';
import { type AnswerSeal, claimSeconds, IdempotencyClaims } from '../storage/idempotency-claims.ts';
import { sha256 } from '../storage/keys.ts';
import type { Table } from '../storage/table.ts';
import type { Answer } from './answer.ts';

/** What a request with a key is bound to. */
export interface Claimed {
  /** Environment, organization and key: who may replay. */
  scope: string;
  method: string;
  path: string;
  body: unknown;
}

/** When the first call happened, and under a key a seed of its own: the same ids come out when a crashed run is repeated. */
export interface FirstRun {
  now: Date;
  seed?: string;
}

/** Whoever takes a claim holds it until the function would be stopped. */
export interface Deadline {
  getRemainingTimeInMillis(): number;
}

interface Replaying {
  table: Table;
  context: Deadline;
  now: Date;
  seal?: AnswerSeal;
}

/**
 * Runs once per key and 24 hours, and repeats the first answer after that. `run` answers what is worth repeating and
 * throws what is not (400, 401, 403, 429, 5xx).
 */
export async function runOnce(
  claimed: Claimed,
  { table, context, now, seal }: Replaying,
  run: (first: FirstRun) => Promise<Answer>,
): Promise<{ answer: Answer; replayed: boolean }> {
  const claims = new IdempotencyClaims(table, randomUUID(), now);
  let replayed = true;
  const first = async (_claimed: object) => {
    replayed = false;
    const at = claims.claimedAt;
    const answer = await run({ now: at, seed: sha256(`${claimed.scope}#${at.toISOString()}`) }).catch(
      (error) => {
        // A refusal is thrown before any effect, but for that of an answer; of anything else nobody knows how far it came.
        claims.mayHaveActed = !(error instanceof ApiError) || error.code === 'answer_too_large';
        throw error;
      },
    );
    // Sealing asks another service, which may fail when the effect is there.
    claims.mayHaveActed = true;
    claims.subjects = subjectsOf(claimed, answer);
    return seal ? { ...answer, body: await seal.seal(answer.body) } : { ...answer };
  };
  const once = makeIdempotent(first, {
    persistenceStore: claims,
    keyPrefix: 'v1',
    dataIndexArgument: 0,
    config: new IdempotencyConfig({
      eventKeyJmesPath: 'scope',
      payloadValidationJmesPath: '[method, path, body]',
      hashFunction: 'sha256',
      expiresAfterSeconds: claimSeconds,
      lambdaContext: context as IdempotencyConfig['lambdaContext'],
    }),
  });
  try {
    const kept = await once(Object.freeze({ ...claimed }));
    return { answer: seal ? { ...kept, body: await seal.open(kept.body) } : kept, replayed };
  } catch (error) {
    throw refusalOf(error);
  }
}

/**
 * By whose end an answer goes: the person's that it tells of, that of the thing which it shows, and that of the thing whose
 * part this is (a stage of a job), which the path names.
 */
function subjectsOf({ path }: Claimed, { status, body }: Answer): string[] {
  // A refusal tells of nothing, and the ids in its path may be another organization's.
  if (status >= 400) return [];
  const shown = JSON.parse(body) as {
    id?: string;
    candidate_id?: string | null;
    scan_id?: string | null;
    anonymized_at?: string | null;
  };
  // Nothing is left in it to erase, and its own replay must outlive the erasure that it starts.
  if (shown.anonymized_at) return [];
  const inPath = path.split('/').filter((part) => anyId.test(part));
  const told = [shown.candidate_id, shown.id, ...inPath, shown.scan_id];
  return [...new Set(told.filter((id) => typeof id === 'string'))];
}
const anyId = /^[a-z]+_[0-7][0-9A-HJKMNP-TV-Z]{25}$/;

function refusalOf(error: unknown): unknown {
  if (error instanceof IdempotencyValidationError)
    return new ApiError('conflict', { param: 'Idempotency-Key' });
  if (error instanceof IdempotencyAlreadyInProgressError) {
    return new ApiError('idempotency_in_progress', { headers: { 'Retry-After': '1' } });
  }
  if (error instanceof IdempotencyPersistenceLayerError) return error.cause ?? error;
  return error;
}
