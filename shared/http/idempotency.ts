import { randomUUID } from 'node:crypto';
import {
  IdempotencyAlreadyInProgressError,
  IdempotencyConfig,
  IdempotencyPersistenceLayerError,
  IdempotencyValidationError,
  makeIdempotent,
} from '@aws-lambda-powertools/idempotency';
import { ApiError } from '../domain/api-error.ts';
import { isAnyErased, responseErased } from '../storage/erased-marks.ts';
import { IdempotencyClaims, type ResponseSeal } from '../storage/idempotency-claims.ts';
import { claimSeconds, sha256 } from '../storage/keys.ts';
import type { Table } from '../storage/table.ts';
import { type EndpointResponse, statusOf } from './response.ts';

/** The part of a request that its key is bound to. */
export interface Claimed {
  /** Environment, organization and key: the callers that may get a replay. */
  scope: string;
  organizationId: string;
  method: string;
  path: string;
  body: unknown;
}

/** The statuses of refusals that the erasure of what an earlier run made can cause. */
const ofState = new Set([404, 409, 412, 422]);

/** The instant of the first run, and with a key also a seed, so that a repeated run makes the same ids. */
export interface FirstRun {
  now: Date;
  seed?: string;
  /** Collects the ids that the run makes. */
  made?: string[];
}

/** A claim lasts until the function's timeout. */
export interface Deadline {
  getRemainingTimeInMillis(): number;
}

interface Replaying {
  table: Table;
  context: Deadline;
  now: Date;
  seal?: ResponseSeal;
}

/**
 * Runs once per key, and replays the first response for 24 hours. `run` returns responses to be replayed and throws the
 * others.
 */
export async function runOnce(
  claimed: Claimed,
  { table, context, now, seal }: Replaying,
  run: (first: FirstRun) => Promise<EndpointResponse>,
): Promise<{ response: EndpointResponse; replayed: boolean }> {
  const claims = new IdempotencyClaims(table, randomUUID(), now, claimed.organizationId);
  let replayed = true;
  let fresh: string | undefined;
  const first = async (_claimed: object) => {
    replayed = false;
    const at = claims.claimedAt;
    const made: string[] = [];
    const seed = claims.seed ?? sha256(`${claimed.scope}#${at.toISOString()}`);
    const isErased = (ids: string[]) => isAnyErased(table, ids, claimed.organizationId);
    const response = await run({ now: at, seed, made }).catch(async (error) => {
      const isRefusal = error instanceof ApiError && error.code !== 'answer_too_large';
      // A refusal is thrown before any effect of this run. An earlier run may have had one, as after any other error.
      claims.mayHaveActed = claims.isTakenOver || !isRefusal;
      const mayBeErased = claims.isTakenOver && isRefusal && ofState.has(statusOf(error.code));
      throw mayBeErased && (await isErased(idsOf(claimed, made))) ? responseErased() : error;
    });
    // Sealing calls another service, which may fail after the effect.
    claims.mayHaveActed = true;
    if (claims.isTakenOver && (await isErased(resultsOf(claimed, response, made)))) throw responseErased();
    claims.subjects = subjectsOf(claimed, response, made);
    const { subjectIds: _, ...kept } = response;
    fresh = response.body;
    return seal ? { ...kept, body: await seal.seal(response.body) } : kept;
  };
  const once = makeIdempotent(first, {
    persistenceStore: claims,
    keyPrefix: 'v1',
    dataIndexArgument: 0,
    config: new IdempotencyConfig({
      // Plain names: bundles have no other paths (infra/left-out-code.ts).
      eventKeyJmesPath: 'scope',
      payloadValidationJmesPath: 'payload',
      hashFunction: 'sha256',
      expiresAfterSeconds: claimSeconds,
      lambdaContext: context as IdempotencyConfig['lambdaContext'],
    }),
  });
  try {
    const { scope, method, path, body } = claimed;
    const asked = [method, path, body];
    // The key of the request is not stored, so a fingerprint cannot be found by trying bodies.
    const kept = await once(Object.freeze({ scope, payload: [scope, ...asked] })).catch((error) => {
      // Releases before November 24, 2026 stored fingerprints without it.
      if (error instanceof IdempotencyValidationError) return once(Object.freeze({ scope, payload: asked }));
      throw error;
    });
    // A sealed response may lack a secret that is shown once.
    return { response: seal ? { ...kept, body: fresh ?? (await seal.open(kept.body)) } : kept, replayed };
  } catch (error) {
    throw refusalOf(error);
  }
}

/**
 * The ids whose erasure also erases the stored response: its person, the resource in its body, and the ids in the path,
 * such as the job of a stage. A page shows no resource, and is about those that its call made.
 */
function subjectsOf({ path }: Claimed, response: EndpointResponse, made: string[]): string[] {
  const { status, headers, body, subjectIds = [] } = response;
  // An error has no subject, and the ids in its path may be another organization's.
  if (status >= 400) return [];
  const isPage = headers['Content-Type']?.startsWith('text/html') === true;
  const shown = (isPage ? {} : JSON.parse(body)) as {
    id?: string;
    candidate_id?: string | null;
    scan_id?: string | null;
    anonymized_at?: string | null;
  };
  // An anonymized view has no personal data, and its replay must outlive the erasure that the call starts.
  if (shown.anonymized_at) return [];
  const ids = [
    shown.candidate_id,
    shown.id,
    ...idsIn(path),
    shown.scan_id,
    ...subjectIds,
    ...(isPage ? made : []),
  ];
  return [...new Set(ids.filter((id) => typeof id === 'string'))];
}

/**
 * The ids that an earlier run of the same call may have made or changed. If one of them was erased, the stored response
 * is erased too: an error may be caused by the erasure, and a created resource no longer exists. A successful change
 * (200) is replayed as it is.
 */
function resultsOf(claimed: Claimed, response: EndpointResponse, made: string[]): string[] {
  if (response.status === 200) return [];
  return response.status < 400 ? subjectsOf(claimed, response, made) : idsOf(claimed, made);
}
const idsOf = ({ path }: Claimed, made: string[]) => [...new Set([...idsIn(path), ...made])];

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
