import type { StageConfig } from '../../infra/config.ts';
import type { AccountClients } from './account-clients.ts';
import { bootstrapVersion } from './bootstrap-version.ts';
import { type Finding, failed, type PreflightCheck, type Verdict } from './check.ts';
import { domain } from './domain.ts';
import { readIdentity } from './identity.ts';
import { lambdaQuota } from './lambda-quota.ts';
import { names } from './names.ts';

const checks: readonly PreflightCheck[] = [bootstrapVersion, lambdaQuota, names, domain];
const words: Record<Verdict, string> = { ok: 'ok      ', warning: 'WARNING ', failed: 'FAILED  ' };

/**
 * Reads the account of the credentials and prints a line for each finding, with the remedy on the next one. Changes nothing.
 * Resolves to whether nothing stops a deployment.
 */
export async function runChecks(
  clients: AccountClients,
  config: StageConfig,
  print: (line: string) => void,
): Promise<boolean> {
  let isReady = true;
  const show = (name: string, { verdict, state, remedy }: Finding) => {
    print(`${words[verdict]}${name}: ${state}`);
    if (remedy !== undefined) print(`        → ${remedy}`);
    if (verdict === 'failed') isReady = false;
  };
  const { findings, place } = await readIdentity(clients, config);
  for (const finding of findings) show('identity', finding);
  if (!place) return false;
  for (const { name, check } of checks)
    for (const finding of await check({ clients, config, ...place }).catch(explain)) show(name, finding);
  return isReady;
}

/** An error of AWS that no check expects is usually a missing right. */
const explain = ({ name, message }: Error): Finding[] => [
  failed(`AWS returned ${name}: ${message}`, 'use credentials that may read this, then repeat the preflight'),
];
