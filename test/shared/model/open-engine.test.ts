import { expect, it } from 'vitest';
import { openEngine } from '../../../shared/model/open-engine.ts';
import type { ModelChoice } from '../../../shared/platform/extraction-choice.ts';

const choices: ModelChoice[] = [
  { engine: 'anthropic', model: 'claude-haiku-4-5' },
  { engine: 'openai', model: 'gpt', baseUrl: 'http://127.0.0.1:9' },
];

it.each(choices)('$engine is not configured without a key, and asks with it otherwise', async (choice) => {
  await expect(openEngine(choice, async () => null)).rejects.toMatchObject({ reason: 'not_configured' });
  expect(await openEngine(choice, async () => 'sk-0123456789')).toMatchObject({
    name: choice.engine,
    model: choice.model,
  });
});

it.each(['ThrottlingException', 'AccessDeniedException', 'DecryptionFailure'])(
  'a key that cannot be read for %s is a failure that may be retried',
  async (name) => {
    const trouble = Object.assign(new Error('arn:aws:secretsmanager'), { name });
    const opening = openEngine(choices[0] as ModelChoice, () => Promise.reject(trouble));
    await expect(opening).rejects.toMatchObject({
      name: 'ModelFailure',
      reason: 'provider_error',
      mayRetry: true,
    });
  },
);

it('bedrock asks by its role, and for no key', async () => {
  const readKey = () => Promise.reject(new Error('a key was asked for'));
  const engine = await openEngine(
    { engine: 'bedrock', model: 'amazon.nova-lite-v1:0', region: 'eu-west-1' },
    readKey,
  );
  expect(engine).toMatchObject({ name: 'bedrock', model: 'amazon.nova-lite-v1:0' });
});
