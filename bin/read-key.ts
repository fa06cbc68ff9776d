import { readFileSync } from 'node:fs';
import { AdministrationError } from '../shared/administration/organizations.ts';

/**
 * The value of `--key`; for `-`, the first line of standard input, which no process list shows. Throws
 * {@link AdministrationError}.
 */
export function readKey(option: string): string {
  if (option !== '-') return option;
  const [line = ''] = readFileSync(0, 'utf8').trim().split('\n');
  if (line === '') throw new AdministrationError('--key - found no key on standard input');
  return line.trim();
}
