import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPort } from './listen-locally.ts';
import { writeJsonFile } from './write-json-file.ts';

/** The ports that functions, presigned URLs and `npm run admin` use; the gateway's is the caller's choice. */
type Ports = { aws: number; dynamoDb: number };

/** The ports of the last run, so that presigned URLs outlive a restart; another one where something else has taken it. */
export async function choosePorts(dir: string): Promise<Ports> {
  const last = readPorts(dir);
  const aws = await findPort(last?.aws ?? 0);
  const dynamoDb = await findPort(last?.dynamoDb ?? 0);
  const ports = { aws, dynamoDb };
  writeJsonFile(join(dir, 'ports.json'), ports);
  return ports;
}

/** The ports of the stage that keeps its data in `dir`, if it ever ran. */
export function readPorts(dir: string): Ports | undefined {
  try {
    return JSON.parse(readFileSync(join(dir, 'ports.json'), 'utf8')) as Ports;
  } catch {
    return undefined;
  }
}
