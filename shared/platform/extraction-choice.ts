/**
 * The model that reads CVs and postings at a stage in addition to the rules, which always run (infra/config.ts). The
 * models' names are the provider's; `openai` is any server with OpenAI's chat completions at `baseUrl`.
 */
export type ExtractionChoice =
  | { engine: 'rules' }
  | { engine: 'bedrock'; model: string; region?: string }
  | { engine: 'anthropic'; model: string; effort?: 'low' | 'medium' | 'high' }
  | { engine: 'openai'; model: string; baseUrl: string };

export type ModelChoice = Exclude<ExtractionChoice, { engine: 'rules' }>;
