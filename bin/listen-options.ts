import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HiringClient } from '../client/src/index.ts';
import { AdministrationError } from '../shared/administration/organizations.ts';
import { isEventPattern } from '../shared/contracts/events.ts';
import { judgeTargetUrl } from '../shared/outbound/target-address.ts';
import { type DeploymentName, environmentOf } from '../shared/platform/names.ts';

export interface ListenOptions {
  stage: DeploymentName;
  forwardTo: string;
  /** HIRING_API_KEY by default; while the local cloud runs, the key of its demo organization. */
  key?: string | undefined;
  baseUrl?: string | undefined;
  /** Patterns as in a webhook endpoint's subscriptions; all events by default. */
  events?: string[] | undefined;
  /** `30s`, `10m`, `2h`, `3d`, or an instant. */
  since?: string | undefined;
  /** The folder of the local cloud's files; undefined to ignore the local cloud. */
  localDir?: string | undefined;
}

/** A client for the given stage. A key of the other stage is rejected here. */
export function openClient({ stage, key, baseUrl, localDir }: ListenOptions): HiringClient {
  const environment = environmentOf[stage].name;
  const local = readReady(localDir)?.[environment];
  const apiKey = key ?? process.env.HIRING_API_KEY ?? local?.secret_key;
  if (!apiKey)
    throw new AdministrationError(
      'there is no key: set HIRING_API_KEY, or give it with --key - on standard input',
    );
  const address = baseUrl ?? local?.base_url;
  if (!address)
    throw new AdministrationError(
      'there is no address: give the ApiUrl of the deployment with --base-url, or run npm start',
    );
  return new HiringClient({ apiKey, environment, baseUrl: address });
}

/** The content of ready.json, which bin/local.ts writes while it runs. */
function readReady(
  dir?: string,
): Partial<Record<string, { base_url: string; secret_key: string }>> | undefined {
  const file = join(dir ?? '', 'ready.json');
  return dir !== undefined && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

export function readTarget(forwardTo: string): string {
  const verdict = judgeTargetUrl(forwardTo, { allowLoopback: true });
  if (verdict.ok) return verdict.url;
  throw new AdministrationError(`--forward-to ${verdict.message}, or be an http address of this machine`);
}

export function readPatterns(events: string[] = ['*']): string[] {
  const unknown = events.filter((pattern) => !isEventPattern(pattern));
  if (unknown.length > 0)
    throw new AdministrationError(`--events: ${unknown.join(', ')} is no event; /docs/events has them all`);
  return events;
}

const unitsMs: Record<string, number> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

export function readSince(text: string | undefined, now: Date): Date | undefined {
  if (text === undefined) return undefined;
  const [, count, unit = ''] = /^(\d+)([smhd])$/.exec(text) ?? [];
  const since = new Date(count ? now.getTime() - Number(count) * (unitsMs[unit] ?? 0) : text);
  // Date accepts almost any text: "10" would be October 2001.
  if ((count || /^\d{4}-/.test(text)) && !Number.isNaN(since.getTime())) return since;
  throw new AdministrationError('--since is 30s, 10m, 2h, 3d or an instant such as 2026-01-12T08:00:00Z');
}
