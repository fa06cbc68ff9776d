/**
 * Receives webhooks: Node 20 or later, with its standard library only.
 *
 * `body` is always the raw bytes, before any JSON parsing: `Buffer.concat(await request.toArray())` in Node,
 * `express.raw({ type: 'application/json' })` in Express, `await request.arrayBuffer()` in Next.js. `header` is svc-signature.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

const toleranceSeconds = 300;

/** Whether a delivery was signed with the whole whsec_ secret within the last five minutes. */
export function verify(
  secret: string,
  header: string | undefined,
  body: Uint8Array,
  nowEpochSeconds = Math.floor(Date.now() / 1000),
): boolean {
  const entries = (header ?? '').split(',').map((entry) => entry.trim().split('='));
  const valuesOf = (wanted: string) =>
    entries.filter(([name]) => name === wanted).map(([, ...value]) => value.join('='));
  const [time = '', ...otherTimes] = valuesOf('t');
  if (otherTimes.length > 0 || !/^[1-9][0-9]{0,11}$/.test(time)) return false;
  const expected = Buffer.from(createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex'));
  // While a secret is rotated there are two signatures. One match is enough. The comparison takes constant time.
  const matches = valuesOf('v1')
    .map((value) => Buffer.from(value))
    .filter((given) => given.length === expected.length && timingSafeEqual(given, expected));
  return matches.length > 0 && Math.abs(nowEpochSeconds - Number(time)) <= toleranceSeconds;
}

/** The fields of every event. */
export interface Event {
  id: string;
  type: string;
  sequence: number;
  environment: string;
  organization_id: string;
  data: { object: { id: string }; context: { test?: boolean } };
}

/**
 * Processes each event once and ignores outdated events. Keep both in your database
 * rather than in memory, written in one transaction with what `handle` does.
 */
export class Inbox {
  readonly #handled = new Set<string>();
  readonly #sequences = new Map<string, number>();

  /** Returns the status of the response. Let an exception of `handle` become a 500: the event is then delivered again. */
  receive(
    secret: string,
    header: string | undefined,
    body: Uint8Array,
    handle: (event: Event) => void,
    nowEpochSeconds?: number,
  ): number {
    if (!verify(secret, header, body, nowEpochSeconds)) return 400;
    const event = JSON.parse(new TextDecoder().decode(body)) as Event;
    // A test (a ping or an example event) only checks that deliveries arrive. Nothing changed.
    if (event.data.context.test) return 200;
    // The header svc-event-id has the same id, but only the body is signed.
    if (this.#handled.has(event.id)) return 200;
    // Events may arrive in any order. `sequence` is the version of the resource: a lower one is outdated.
    // Ids are unique within an organization: the usage of a month has the same id in each.
    const resource = [event.environment, event.organization_id, event.data.object.id].join('/');
    if (event.sequence >= (this.#sequences.get(resource) ?? 0)) {
      handle(event);
      this.#sequences.set(resource, event.sequence);
    }
    this.#handled.add(event.id);
    return 200;
  }
}
