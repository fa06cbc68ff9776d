import { randomUUID } from 'node:crypto';
import {
  IdempotencyAlreadyInProgressError,
  IdempotencyConfig,
  IdempotencyPersistenceLayerError,
  IdempotencyValidationError,
  makeIdempotent,
} from '@aws-lambda-powertools/idempotency';
import { ApiError } from '../domain/api-error.ts';
import { answerErased, isAnyErased } from '../storage/erased-marks.ts';
import { type AnswerSeal, IdempotencyClaims } from '../storage/idempotency-claims.ts';
import { claimSeconds, sha256 } from '../storage/keys.ts';
import type { Table } from '../storage/table.ts';
import type { Answer } from './answer.ts';

/** What a request with a key is bound to. */
export interface Claimed {
  /** Environment, organization and key: who may replay. */
  scope: string;
  organizationId: string;
  method: string;
  path: string;
  body: unknown;
}

/** When the first call happened, and under a key a seed of its own: the same ids come out when a crashed run is repeated. */
export interface FirstRun {
  now: Date;
  seed?: string;
  /** Takes the ids that the run makes. */
  made?: string[];
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
  const claims = new IdempotencyClaims(table, randomUUID(), now, claimed.organizationId);
  let replayed = true;
  const first = async (_claimed: object) => {
    replayed = false;
    const at = claims.claimedAt;
    const made: string[] = [];
    const seed = sha256(`${claimed.scope}#${at.toISOString()}`);
    const answer = await run({ now: at, seed, made }).catch((error) => {
      // A refusal is thrown before any effect, but for that of an answer; of anything else nobody knows how far it came.
      claims.mayHaveActed = !(error instanceof ApiError) || error.code === 'answer_too_large';
      throw error;
    });
    // Sealing asks another service, which may fail when the effect is there.
    claims.mayHaveActed = true;
    if (
      claims.isTakenOver &&
      (await isAnyErased(table, resultsOf(claimed, answer, made), claimed.organizationId))
    )
      throw answerErased();
    claims.subjects = subjectsOf(claimed, answer);
    const { tellsOf: _, ...kept } = answer;
    return seal ? { ...kept, body: await seal.seal(answer.body) } : kept;
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
function subjectsOf({ path }: Claimed, { status, body, tellsOf = [] }: Answer): string[] {
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
  const told = [shown.candidate_id, shown.id, ...idsIn(path), shown.scan_id, ...tellsOf];
  return [...new Set(told.filter((id) => typeof id === 'string'))];
}

/**
 * What an earlier run of the same call may have made or changed. If one of these was erased, its answer is: a refusal then
 * comes from that, and what is shown as made is gone. A change of something that is still there (200) is shown as it is.
 */
function resultsOf(claimed: Claimed, answer: Answer, made: string[]): string[] {
  if (answer.status === 200) return [];
  return answer.status < 400 ? subjectsOf(claimed, answer) : [...new Set([...idsIn(claimed.path), ...made])];
}

const idsIn = (path: string) => path.split('/').filter((part) => anyId.test(part));
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
