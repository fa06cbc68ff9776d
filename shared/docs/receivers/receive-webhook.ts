/**
 * Receives webhooks: Node 20 or later, its standard library alone.
 *
 * `body` is always the raw bytes as they came, before any JSON parsing: `Buffer.concat(await request.toArray())` in Node,
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
  // While a secret is rotated there are two signatures. One that matches is enough; each is compared in constant time.
  const matches = valuesOf('v1')
    .map((value) => Buffer.from(value))
    .filter((given) => given.length === expected.length && timingSafeEqual(given, expected));
  return matches.length > 0 && Math.abs(nowEpochSeconds - Number(time)) <= toleranceSeconds;
}

/** What every event has. */
export interface Event {
  id: string;
  type: string;
  sequence: number;
  environment: string;
  organization_id: string;
  data: { object: { id: string }; context: { test?: boolean } };
}

/**
 * Lets each event through once, and none that is older than what is known of its resource. Keep both in your database
 * rather than in memory, written in one transaction with what `handle` does.
 */
export class Inbox {
  readonly #handled = new Set<string>();
  readonly #sequences = new Map<string, number>();

  /** The status to answer with. Let an exception of `handle` become a 500: the event then comes again. */
  receive(
    secret: string,
    header: string | undefined,
    body: Uint8Array,
    handle: (event: Event) => void,
    nowEpochSeconds?: number,
  ): number {
    if (!verify(secret, header, body, nowEpochSeconds)) return 400;
    const event = JSON.parse(new TextDecoder().decode(body)) as Event;
    // A test, a ping or an example, says that deliveries arrive; it tells of nothing that happened.
    if (event.data.context.test) return 200;
    // The header svc-event-id says the same, but only the body is signed.
    if (this.#handled.has(event.id)) return 200;
    // Events may overtake each other. `sequence` is the version of the resource: a lower one tells of an older state.
    // Ids are unique within an organization: the usage of a month bears the same one in each.
    const resource = [event.environment, event.organization_id, event.data.object.id].join('/');
    if (event.sequence >= (this.#sequences.get(resource) ?? 0)) {
      handle(event);
      this.#sequences.set(resource, event.sequence);
    }
    this.#handled.add(event.id);
    return 200;
  }
}
