import type { ModelChoice } from '../../contracts/extraction-choice.ts';
import { bedrockRuntime } from '../../platform/clients.ts';
import { anthropicEngine } from './anthropic-engine.ts';
import { bedrockEngine } from './bedrock-engine.ts';
import { type ModelEngine, ModelFailure } from './model-engine.ts';
import { openAiEngine } from './openai-engine.ts';

/** The engine of a stage. Bedrock asks with the function's own role; the others need a key and throw not_configured without. */
export async function openEngine(
  choice: ModelChoice,
  readKey: () => Promise<string | null>,
): Promise<ModelEngine> {
  if (choice.engine === 'bedrock') return bedrockEngine(bedrockRuntime(choice.region), choice.model);
  const apiKey = await readKey();
  if (apiKey === null) throw new ModelFailure('not_configured');
  return choice.engine === 'anthropic'
    ? anthropicEngine({ ...choice, apiKey })
    : openAiEngine({ ...choice, apiKey });
}
