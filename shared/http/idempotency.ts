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
        // A refusal is thrown before any effect; of anything else nobody knows how far it came.
        claims.mayHaveActed = !(error instanceof ApiError);
        throw error;
      },
    );
    // Sealing asks another service, which may fail when the effect is there.
    claims.mayHaveActed = true;
    claims.subject = subjectOf(answer);
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
 * By whose erasure an answer goes: the person's that it tells of, or else the resource's that it shows. A scan's answer goes
 * by the scan, which is erased alone or with its person.
 */
function subjectOf({ body }: Answer): string | undefined {
  const shown = JSON.parse(body) as {
    object?: string;
    id?: string;
    candidate_id?: string | null;
    scan_id?: string;
    anonymized_at?: string | null;
  };
  // Nothing is left in it to erase, and its own replay must outlive the erasure that it starts.
  if (shown.anonymized_at) return undefined;
  if (shown.object === 'scan') return shown.id;
  return shown.candidate_id ?? shown.id ?? shown.scan_id;
}

function refusalOf(error: unknown): unknown {
  if (error instanceof IdempotencyValidationError)
    return new ApiError('conflict', { param: 'Idempotency-Key' });
  if (error instanceof IdempotencyAlreadyInProgressError) {
    return new ApiError('idempotency_in_progress', { headers: { 'Retry-After': '1' } });
  }
  if (error instanceof IdempotencyPersistenceLayerError) return error.cause ?? error;
  return error;
}
