import type { Route } from '../routes/route.ts';
import { tokenCalls } from '../storage/token-calls.ts';
import type { Caller } from './api-gateway.ts';
import type { Edge, Handle } from './call.ts';
import { endpoint } from './endpoint.ts';
import type { Entry } from './entry.ts';
import { type Meter, noMeter } from './meter.ts';

/** The same as `entryOf`, for an endpoint that accepts the token of a chat: its calls are counted. */
/* @__NO_SIDE_EFFECTS__ */
export const chatEntryOf =
  <R extends Route, Needs>(
    route: R,
    story: (needs: Needs) => Handle<R>,
    needs: (edge: Edge) => Needs,
  ): Entry =>
  (edge) =>
    endpoint(route, story(needs(edge)), { ...edge, meterOfChat: chatMeter(edge) });

/** Counts a call with the token of a chat, at most once, apart from the budget of its organization. */
const chatMeter =
  ({ table, clock }: Pick<Edge, 'table' | 'clock'>) =>
  (caller: Caller | null): Meter => {
    if (caller?.keyType !== 'chat') return noMeter;
    let counting: Promise<void> | undefined;
    const count = () => {
      counting ??= tokenCalls(table).count(caller.organizationId, caller.keyId, clock());
      return counting;
    };
    return { ...noMeter, count };
  };
