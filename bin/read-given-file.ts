import { readFileSync } from 'node:fs';
import { AdministrationError } from '../shared/administration/organizations.ts';

/** The text of a file that is named on the command line. Throws {@link AdministrationError}. */
export function readGivenFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new AdministrationError(`${path} cannot be read: ${(error as NodeJS.ErrnoException).code}`);
  }
}
