import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import {
  chatTokenPrefix,
  type DeploymentName,
  publishableKeyPrefix,
  secretKeyPrefix,
  sessionTokenPrefix,
  stages,
} from './names.ts';

/** The types of the keys of a key set. */
export type KeyType = 'secret' | 'publishable';
/** The types of credentials: the keys of a key set, the token of a person's session, and that of a chat intake. */
type CredentialType = KeyType | 'session' | 'chat';

const prefixOf: Record<CredentialType, Record<DeploymentName, string>> = {
  secret: secretKeyPrefix,
  publishable: publishableKeyPrefix,
  session: sessionTokenPrefix,
  chat: chatTokenPrefix,
};

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const randomDigits = 32;
const checksumDigits = 6;
const body = new RegExp(`^[0-9A-Za-z]{${randomDigits + checksumDigits}}$`);

const prefixes = stages.flatMap((stage) =>
  (Object.keys(prefixOf) as CredentialType[]).map((type) => ({ stage, type, prefix: prefixOf[type][stage] })),
);

/** Prefix, 32 random Base62 digits, and the CRC-32 of both as 6 Base62 digits (the form of GitHub's tokens). */
export function newApiKey(stage: DeploymentName, type: CredentialType): string {
  const prefix = prefixOf[type][stage];
  const random = Array.from({ length: randomDigits }, () => digits[randomInt(digits.length)]).join('');
  return prefix + random + checksumOf(prefix + random);
}

/** The stage, type and prefix of a key or session token; null for a text that is no key of this service. Does not read the table. */
export function parseApiKey(
  key: string,
): { stage: DeploymentName; type: CredentialType; prefix: string } | null {
  const known = prefixes.find(({ prefix }) => key.startsWith(prefix));
  if (!known || !body.test(key.slice(known.prefix.length))) return null;
  const end = key.length - checksumDigits;
  return checksumOf(key.slice(0, end)) === key.slice(end) ? known : null;
}

function checksumOf(text: string): string {
  let rest = crc32(text);
  let out = '';
  while (out.length < checksumDigits) {
    out = digits[rest % digits.length] + out;
    rest = Math.floor(rest / digits.length);
  }
  return out;
}
