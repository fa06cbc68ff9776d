import * as v from 'valibot';
import { type AuditEntry, targetOf } from '../domain/audit.ts';
import { idSource } from '../domain/ids.ts';
import { needsPresentRights } from '../routes/capabilities-of.ts';
import type { Route } from '../routes/route.ts';
import { appendToAudit } from '../storage/audit-log.ts';
import { audited } from '../storage/audit-scope.ts';
import type { Write } from '../storage/row.ts';
import { callerStands } from '../storage/still-standing.ts';
import type { Caller } from './api-gateway.ts';

interface Called {
  caller: Caller;
  params: Record<string, unknown>;
  requestId: string;
  now: Date;
  firstRunAt: Date;
  seed?: string | undefined;
}

/** The values of the parameters that take nothing but ids. Another one has any text of the caller. */
const idsIn = ({ params: schemas }: Route, params: Record<string, unknown>): unknown[] =>
  Object.entries(params)
    .filter(([name]) => schemas[name] && !v.is(schemas[name] as v.GenericSchema, 'any text'))
    .map(([, value]) => value);

/**
 * Runs the handler of a call. If it changes something, the entry of the audit log is in the same transaction, and with it the
 * conditions that the caller's rights are still those of the verdict, where the row needs them. A repeated run of a
 * crashed call has the same entry. Reads, calls without a key or session, and those of a chat's person have none.
 */
export function auditCall<T>(route: Route, called: Called, run: () => Promise<T>): Promise<T> {
  const { caller, params, requestId, now, firstRunAt, seed } = called;
  const { person, keyId, keyType } = caller;
  // Its person is of no organization.
  if (route.method === 'GET' || route.scope === 'none' || keyType === 'chat') return run();
  const id = idSource(firstRunAt, seed && `${seed}#audit`)('auditEntry');
  const entryOf = (writes: Write[]): Write => {
    const entry: AuditEntry = {
      id,
      created_at: now.toISOString(),
      call: `${route.method} ${route.path}`,
      actor: person ? { type: 'user', id: person.memberId } : { type: 'api_key', id: keyId },
      session_id: person?.sessionId ?? null,
      key_id: person ? null : keyId,
      target: targetOf({
        creates: route.success === 201,
        isAboutSeveral: 'data' in ((route.response as { entries?: object }).entries ?? {}),
        inPath: idsIn(route, params),
        stored: writes.map((write) =>
          'put' in write ? (write.put.data as { id?: unknown })?.id : undefined,
        ),
      }),
      request_id: requestId,
    };
    return appendToAudit(caller.organizationId, entry);
  };
  const conditionsOf = (writes: Write[]) =>
    needsPresentRights(route) ? callerStands(caller, writes, now) : [];
  return audited((writes) => [...conditionsOf(writes), entryOf(writes)], run);
}
