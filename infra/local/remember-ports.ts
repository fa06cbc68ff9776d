import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPort } from './listen-locally.ts';
import { writeJsonFile } from './write-json-file.ts';

/** The ports that functions, presigned URLs and `npm run admin` use; the caller chooses the gateway's port. */
type Ports = { aws: number; dynamoDb: number };

/** The ports of the last run, so that presigned URLs stay valid after a restart; a new port where one is in use. */
export async function choosePorts(dir: string): Promise<Ports> {
  const last = readPorts(dir);
  const aws = await findPort(last?.aws ?? 0);
  const dynamoDb = await findPort(last?.dynamoDb ?? 0);
  const ports = { aws, dynamoDb };
  writeJsonFile(join(dir, 'ports.json'), ports);
  return ports;
}

/** The ports of the stage with its data in `dir`, if it ever ran. */
export function readPorts(dir: string): Ports | undefined {
  try {
    return JSON.parse(readFileSync(join(dir, 'ports.json'), 'utf8')) as Ports;
  } catch {
    return undefined;
  }
}
