import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AdministrationError } from '../shared/administration/organizations.ts';
import { type DeploymentName, environmentOf } from '../shared/platform/names.ts';

interface Asked {
  baseUrl: string | undefined;
  /** The folder of the local cloud's files; undefined to ignore the local cloud. */
  localDir: string | undefined;
}

/** The address at which people sign in, that of production's API: an operator's, or that of the running local cloud. */
export function dashboardAddress(stage: DeploymentName, { baseUrl, localDir }: Asked): string {
  if (stage !== 'prod') throw new AdministrationError('--stage is prod: nobody signs in to the sandbox');
  const file = join(localDir ?? '', 'ready.json');
  const ready: Record<string, { base_url: string }> =
    localDir !== undefined && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const address = baseUrl ?? ready[environmentOf.prod.name]?.base_url;
  if (!address || !URL.canParse(address))
    throw new AdministrationError('there is no address: give the ApiUrl of the deployment with --base-url');
  return address.replace(/\/$/, '');
}
