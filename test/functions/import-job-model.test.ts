/** A posting is read by the rules alone where the key of the stage's model cannot be read; an operator reads why. */
import { expect, it, vi } from 'vitest';
import { openPostingReading } from '../../functions/workers/import-job/model.ts';
import { logLines } from './support/log-lines.ts';

const linesOf = logLines();

it('a posting without a model keeps what the rules found', async () => {
  vi.stubEnv('MODEL_KEY_SECRET', '');
  const read = openPostingReading({ engine: 'anthropic', model: 'any' } as never);
  const rules = {} as Parameters<typeof read>[0];
  expect(await read(rules, [])).toBe(rules);
  expect(linesOf('posting read without a model')).toMatchObject([
    { level: 'warn', reason: 'provider_error' },
  ]);
});
