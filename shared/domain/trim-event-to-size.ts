import type { EventEnvelope } from '../contracts/events.ts';

/** The contract's 20 kB. A body is always smaller. */
export const maxEventBytes = 20_000;

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
/** The bytes that `context` gains with the first name: `"omitted":[],`. */
const listBytes = bytesOf({ omitted: [] });

/**
 * The event with as many of its fields as fit. The largest are omitted first, so that one long text or list does not
 * remove several other fields; `data.context.omitted` lists them, to be fetched with the resource. The object and its
 * id always stay.
 */
export function trimEventToSize(event: EventEnvelope): EventEnvelope {
  let excess = bytesOf(event) - maxEventBytes;
  if (excess < 0) return event;
  const { object, previous, context } = event.data;
  const largestFirst = [...fieldsOf('object', object), ...fieldsOf('previous', previous ?? {})]
    .filter(({ name }) => name !== 'object.object' && name !== 'object.id')
    .sort((a, b) => b.bytes - a.bytes);
  const omitted: string[] = [];
  excess += listBytes;
  for (const { name, bytes } of largestFirst) {
    if (excess < 0) break;
    omitted.push(name);
    excess += bytesOf(name) + 1 - bytes;
  }
  const without = (part: 'object' | 'previous', fields: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(fields).filter(([field]) => !omitted.includes(`${part}.${field}`)));
  return {
    ...event,
    data: {
      object: without('object', object),
      previous: previous && without('previous', previous),
      context: { ...context, omitted },
    },
  };
}

const fieldsOf = (part: 'object' | 'previous', fields: Record<string, unknown>) =>
  Object.entries(fields).map(([field, value]) => ({
    name: `${part}.${field}`,
    bytes: bytesOf({ [field]: value }),
  }));
