import type { Profile } from '../../../../shared/contracts/profile.ts';
import { identityRedactor } from '../../../../shared/redaction/redact-identity.ts';

/** The lines of a CV without the person of its profile. */
export const redactIdentity = (lines: readonly string[], { basics }: Pick<Profile, 'basics'>): string[] => [
  ...identityRedactor(lines, basics).lines,
];
