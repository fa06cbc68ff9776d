import type { DeploymentName } from '../platform/names.ts';
import { AdministrationError } from './organizations.ts';

/**
 * Stores the model provider's key in the stage's secret; `keepKey` returns false when there is no secret. Functions
 * read it within a minute.
 */
export async function setModelKey(
  { stage, keepKey }: { stage: DeploymentName; keepKey: (key: string) => Promise<boolean> },
  input: string,
) {
  const key = input.trim();
  if (!/^[\x21-\x7e]{8,500}$/.test(key))
    throw new AdministrationError(
      'HIRING_MODEL_KEY or standard input holds no key: one line of 8 to 500 printable characters',
    );
  if (!(await keepKey(key)))
    throw new AdministrationError(
      `${stage} has no secret for a key: infra/config.ts names no engine that needs one, or it is not deployed yet`,
    );
  return { object: 'model_key' as const, last_four: key.slice(-4) };
}
