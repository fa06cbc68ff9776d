import type { EventEnvelope } from '../../../shared/contracts/events.ts';
import type { Examples, OperationExample } from '../../../shared/contracts/examples.ts';
import type { LocalStage } from '../../support/local-stage.ts';
import { fixedValues } from './fixed-values.ts';
import { type Played, playStory } from './play-story.ts';
import { setScenery } from './scenery.ts';
import { story } from './story.ts';

/** Plays the story on a stage and tells what is worth keeping of it, in values that are the same each time. */
export async function recordExamples(stage: LocalStage): Promise<Examples> {
  const scenery = await setScenery(stage);
  try {
    const played = await playStory(story, scenery);
    const { foresee, fix } = fixedValues(
      played.map(({ startedAt }) => startedAt),
      {
        [scenery.receiver.url]: 'https://hooks.example.com/hiring',
        [scenery.siteUrl]: 'https://careers.example.com',
        [stage.baseUrl]: 'https://api.hiring.example',
        // An imported job is named after the host until its page was read.
        '127.0.0.1': 'careers.example.com',
        '127-0-0-1': 'careers-example-com',
      },
    );
    foresee(played);
    return arrange(
      played.map(({ step, request, response, events }, at) => ({
        step,
        ...fix({ request, response, events: events.map(inOrder) }, at),
      })),
    );
  } finally {
    scenery.close();
  }
}

function arrange(played: Omit<Played, 'startedAt'>[]): Examples {
  const operations: Record<string, OperationExample> = {};
  const errors: Examples['errors'] = {};
  const events: Examples['events'] = {};
  for (const { step, request, response, events: caused } of played) {
    const { operation, refusal, name, by } = step;
    const example = { request, response };
    for (const event of caused) events[event.type] = { body: event };
    if (refusal) errors[refusal] = { operation, ...example };
    else if (name) continue;
    else if (by === 'page') Object.assign(operations[operation] ?? {}, { page: example });
    else operations[operation] = { ...example, ...operations[operation] };
  }
  return { operations: sorted(operations), errors: sorted(errors), events: sorted(events) };
}

/** The table does not keep the order of fields, so that of a snapshot and of the names of changed fields differs from run to run. */
const inOrder = (event: EventEnvelope): EventEnvelope => ({
  ...event,
  data: sortFields(event.data) as EventEnvelope['data'],
});

function sortFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortFields);
  if (typeof value !== 'object' || value === null) return value;
  const { object, id, ...others } = value as Record<string, unknown>;
  const rest = Object.entries(sorted(others));
  const fields = [['object', object] as const, ['id', id] as const, ...rest];
  return Object.fromEntries(
    fields
      .filter(([, inner]) => inner !== undefined)
      .map(([field, inner]) => [
        field,
        field === 'changed' ? [...(inner as string[])].sort() : sortFields(inner),
      ]),
  );
}

/** By name, so that the order in which the story is told does not show. */
const sorted = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
