import { bedrockRuntime } from '../platform/clients.ts';
import type { ModelChoice } from '../platform/extraction-choice.ts';
import { log } from '../platform/log.ts';
import { anthropicEngine } from './anthropic-engine.ts';
import { bedrockEngine } from './bedrock-engine.ts';
import { type ModelEngine, ModelFailure } from './model-engine.ts';
import { openAiEngine } from './openai-engine.ts';

type ReadKey = () => Promise<string | null>;

/**
 * The engine of a stage. Bedrock uses the function's own role; the others need a key. Throws only {@link ModelFailure}:
 * not_configured without a key, provider_error when the key cannot be read.
 */
export async function openEngine(choice: ModelChoice, readKey: ReadKey): Promise<ModelEngine> {
  try {
    return await engineOf(choice, readKey);
  } catch (error) {
    if (error instanceof ModelFailure) throw error;
    log.warn('model not opened', { engine: choice.engine }, error);
    throw new ModelFailure('provider_error', { mayRetry: true });
  }
}

async function engineOf(choice: ModelChoice, readKey: ReadKey): Promise<ModelEngine> {
  if (choice.engine === 'bedrock') return bedrockEngine(bedrockRuntime(choice.region), choice.model);
  const apiKey = await readKey();
  if (apiKey === null) throw new ModelFailure('not_configured');
  return choice.engine === 'anthropic'
    ? anthropicEngine({ ...choice, apiKey })
    : openAiEngine({ ...choice, apiKey });
}
