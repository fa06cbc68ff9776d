import { afterAll, beforeEach } from 'vitest';
import { dynamoDb } from '../../shared/platform/clients.ts';
import { type LocalStage, startLocalStage } from './local-stage.ts';

interface ReplacedStage extends LocalStage {
  /** A client of its table. */
  documents: ReturnType<typeof dynamoDb>;
}

/**
 * A stage of the file's own, replaced after every `tests` tests. For files that read the whole table again and again, which
 * takes longer with every row that earlier tests left.
 */
export function replacedStage(tests: number): () => ReplacedStage {
  let current: ReplacedStage | undefined;
  let begun = 0;
  const stop = async () => {
    current?.documents.destroy();
    await current?.stop();
  };
  beforeEach(async () => {
    if (begun % tests === 0) {
      await stop();
      const stage = await startLocalStage({ stage: 'prod' });
      current = { ...stage, documents: dynamoDb(stage.places.dynamoDb) };
    }
    begun += 1;
  }, 60_000);
  afterAll(stop);
  return () => {
    if (!current) throw new Error('the first test has not begun');
    return current;
  };
}
