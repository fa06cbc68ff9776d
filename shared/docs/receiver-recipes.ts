/** What a receiver of webhooks may copy, one file a language, in shared/docs/receivers. The tests run each against the vectors. */
export const recipes = [
  { anchor: 'typescript', language: 'TypeScript', file: 'receive-webhook.ts' },
  { anchor: 'python', language: 'Python', file: 'receive_webhook.py' },
  { anchor: 'go', language: 'Go', file: 'receive_webhook.go' },
  { anchor: 'ruby', language: 'Ruby', file: 'receive_webhook.rb' },
  { anchor: 'php', language: 'PHP', file: 'receive_webhook.php' },
  { anchor: 'java', language: 'Java', file: 'ReceiveWebhook.java' },
] as const;

/** Reads the text of a recipe, from wherever the files lie. */
export type ReadRecipe = (file: (typeof recipes)[number]['file']) => string;
