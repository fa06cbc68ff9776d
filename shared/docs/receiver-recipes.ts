/**
 * Code that receivers of webhooks may copy, one file per language, in shared/docs/receivers. The tests run each against
 * the vectors.
 */
export const recipes = [
  { anchor: 'typescript', language: 'TypeScript', file: 'receive-webhook.ts' },
  { anchor: 'python', language: 'Python', file: 'receive_webhook.py' },
  { anchor: 'go', language: 'Go', file: 'receive_webhook.go' },
  { anchor: 'ruby', language: 'Ruby', file: 'receive_webhook.rb' },
  { anchor: 'php', language: 'PHP', file: 'receive_webhook.php' },
  { anchor: 'java', language: 'Java', file: 'ReceiveWebhook.java' },
] as const;

/** Reads the text of a recipe. The caller knows the folder. */
export type ReadRecipe = (file: (typeof recipes)[number]['file']) => string;
