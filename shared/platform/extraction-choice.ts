/**
 * Who reads CVs and postings at a stage, beside the rules, which always do (infra/config.ts). The models' names are the
 * provider's own; `openai` is whatever speaks OpenAI's chat completions at `baseUrl`.
 */
export type ExtractionChoice =
  | { engine: 'rules' }
  | { engine: 'bedrock'; model: string; region?: string }
  | { engine: 'anthropic'; model: string; effort?: 'low' | 'medium' | 'high' }
  | { engine: 'openai'; model: string; baseUrl: string };

export type ModelChoice = Exclude<ExtractionChoice, { engine: 'rules' }>;
