import { comparableEmail } from '../domain/contacts.ts';
import type { Intake } from '../domain/stored/intake.ts';
import type { ScanResult } from '../domain/stored/scan.ts';
import type { ChatState } from './chat-rows.ts';
import { addressMark, givenIn } from './given-addresses.ts';
import type { IntakeStore } from './intakes.ts';
import type { ScanStore } from './scans.ts';

interface Stores {
  intakes: Pick<IntakeStore, 'turnsOf'>;
  scans: Pick<ScanStore, 'results'>;
}

/** The part of a dialogue that is looked at. */
export interface Answered {
  answers?: { email?: { value?: unknown } };
}

/**
 * Whether one of these addresses was ever given in a chat: in a message, or as the address of a CV. The messages themselves are
 * read only where the chat does not note their addresses: of an earlier release, and with very many.
 */
export function chatsWith({ intakes, scans }: Stores, organizationId: string, addresses: readonly string[]) {
  const marks = new Set(addresses.map((address) => addressMark(organizationId, address)));

  const isInCv = async ({ files }: Intake): Promise<boolean> => {
    const left = files.flatMap(({ scan_id }) => scan_id ?? []);
    while (left.length > 0) {
      // As many as are read at once.
      const results = await scans.results(organizationId, left);
      if (results.some((result) => result && emailsIn(result).some((email) => addresses.includes(email))))
        return true;
      left.splice(0, results.length);
    }
    return false;
  };

  return async (chat: Intake, state: ChatState<Answered> | undefined): Promise<boolean> => {
    const answer = state?.dialogue.answers?.email?.value;
    if (typeof answer === 'string' && addresses.includes(comparableEmail(answer))) return true;
    const given = state?.given ?? givenIn(organizationId, await intakes.turnsOf(organizationId, chat));
    return given.some((mark) => marks.has(mark)) || isInCv(chat);
  };
}

/** The addresses of the person of a CV, as it was read and as it was corrected. */
const emailsIn = ({ profile, read }: ScanResult): string[] =>
  [...profile.basics.emails, ...(read?.basics?.emails ?? [])].map(comparableEmail);
