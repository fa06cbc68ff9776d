import { type Examples, exampleApiUrl, type OperationExample } from '../../../shared/examples/examples.ts';
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
        [stage.baseUrl]: exampleApiUrl,
        // An imported job is named after the host until its page was read.
        '127.0.0.1': 'careers.example.com',
        '127-0-0-1': 'careers-example-com',
      },
    );
    foresee(played);
    return arrange(
      played.map(({ step, request, response }, at) =>
        // The vectors are the same in every run, and hold only for the secrets and ids that are in them.
        step.operation === 'getDocsTestVectors'
          ? { step, request, response }
          : { step, ...fix({ request, response }, at) },
      ),
    );
  } finally {
    scenery.close();
  }
}

function arrange(played: Omit<Played, 'startedAt'>[]): Examples {
  const operations: Record<string, OperationExample> = {};
  const errors: Examples['errors'] = {};
  for (const { step, request, response } of played) {
    const { operation, refusal, name, by } = step;
    const example = { request, response };
    if (refusal) errors[refusal] = { operation, ...example };
    else if (name) continue;
    else if (by === 'page') Object.assign(operations[operation] ?? {}, { page: example });
    else operations[operation] = { ...example, ...operations[operation] };
  }
  return { operations: sorted(operations), errors: sorted(errors) };
}

/** By name, so that the order in which the story is told does not show. */
const sorted = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
