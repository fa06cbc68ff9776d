import { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime';
import { anthropicEngine } from '../../../shared/model/anthropic-engine.ts';
import { bedrockEngine } from '../../../shared/model/bedrock-engine.ts';
import type { ModelEngine } from '../../../shared/model/model-engine.ts';
import { openAiEngine } from '../../../shared/model/openai-engine.ts';
import { anthropicDialect } from './anthropic-dialect.ts';
import { bedrockDialect } from './bedrock-dialect.ts';
import { openAiDialect } from './openai-dialect.ts';
import { type ModelServer, startModelServer } from './start-model-server.ts';

export interface Provider {
  server: ModelServer;
  engine: ModelEngine;
}

/** Documents go to some of its models in a way of their own. */
export async function bedrockProvider(model = 'eu.amazon.nova-lite-v1:0'): Promise<Provider> {
  const server = await startModelServer(bedrockDialect, { http2: true });
  const client = new BedrockRuntimeClient({
    endpoint: server.url,
    region: 'eu-central-1',
    credentials: { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret' },
    maxAttempts: 1,
  });
  return { server, engine: bedrockEngine(client, model) };
}

/** Each engine of ours with the official SDK, talking to a server of ours in the provider's protocol. */
export const providers: Record<ModelEngine['name'], () => Promise<Provider>> = {
  bedrock: () => bedrockProvider(),
  async anthropic() {
    const server = await startModelServer(anthropicDialect);
    return {
      server,
      engine: anthropicEngine({ apiKey: 'sk-ant-test', model: 'claude-haiku-4-5', baseUrl: server.url }),
    };
  },
  async openai() {
    const server = await startModelServer(openAiDialect);
    return {
      server,
      engine: openAiEngine({ apiKey: 'sk-test', model: 'local-model', baseUrl: `${server.url}/v1` }),
    };
  },
};
export const providerNames = Object.keys(providers) as ModelEngine['name'][];
