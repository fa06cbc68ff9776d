import {
  type Capability,
  checkKey,
  checkPerson,
  countTokenCalls,
  countUsage,
  recordChanges,
  refuseDeleted,
  storeResponses,
} from './capability.ts';
import { countsToken, type Route, storesNothing } from './route.ts';

/** Everything that the function of a row may reach: its own capabilities, and those for counting calls and replaying responses. */
export const capabilitiesOf = (row: Route): readonly Capability[] => {
  const { method, uses, scope, counted, idempotency, params } = row;
  // It shows nothing of a person.
  const isPublicRead = scope === 'none' && method === 'GET';
  return [
    ...new Set([
      ...uses,
      ...(scope !== 'none' && counted ? countUsage : []),
      ...(countsToken(row) ? countTokenCalls : []),
      // A list of everything names no person in its path and is about none.
      ...(storesNothing({ method, idempotency }) && !isPublicRead && Object.keys(params).length > 0
        ? refuseDeleted
        : []),
      ...(scope !== 'none' && method !== 'GET' ? recordChanges : []),
      ...(needsPresentRights(row) ? checkPerson : []),
      ...(needsPresentRights(row) && row.keys !== 'session' ? checkKey : []),
      ...(idempotency === 'replays' ? storeResponses : []),
    ]),
  ];
};

/** Whether the caller's rights are conditions of the call's transaction, because the verdict on them may be five seconds old. */
export const needsPresentRights = ({ method, scope, keys, outlastsCaller }: Route): boolean =>
  method !== 'GET' && scope !== 'none' && (keys === 'session' || outlastsCaller === true);
