import { randomInt } from 'node:crypto';

/** AWS::SecretsManager::Secret GenerateSecretString, with the template's property names. */
export type GenerateSecretString = {
  PasswordLength?: number;
  ExcludeCharacters?: string;
  ExcludeLowercase?: boolean;
  ExcludeUppercase?: boolean;
  ExcludeNumbers?: boolean;
  ExcludePunctuation?: boolean;
  IncludeSpace?: boolean;
  RequireEachIncludedType?: boolean;
  SecretStringTemplate?: string;
  GenerateStringKey?: string;
};

const LOWERCASE = 'abcdefghijklmnopqrstuvwxyz';
const DEFAULT_LENGTH = 32;

/** A random password, or the template's JSON object with the password under its key. */
export function generateSecret(rules: GenerateSecretString = {}): string {
  const password = generatePassword(rules);
  if (!rules.GenerateStringKey) return password;
  return JSON.stringify({
    ...JSON.parse(rules.SecretStringTemplate ?? '{}'),
    [rules.GenerateStringKey]: password,
  });
}

function generatePassword(rules: GenerateSecretString): string {
  const types = listAlphabets(rules);
  const everything = types.join('');
  const length = rules.PasswordLength ?? DEFAULT_LENGTH;
  if (everything === '') throw new Error('GenerateSecretString excludes every character.');
  const required = rules.RequireEachIncludedType === false ? [] : types.map(pickCharacter);
  const rest = Array.from({ length: Math.max(length - required.length, 0) }, () => pickCharacter(everything));
  return shuffle([...required, ...rest])
    .slice(0, length)
    .join('');
}

function listAlphabets(rules: GenerateSecretString): string[] {
  const alphabets = [
    rules.ExcludeLowercase ? '' : LOWERCASE,
    rules.ExcludeUppercase ? '' : LOWERCASE.toUpperCase(),
    rules.ExcludeNumbers ? '' : '0123456789',
    rules.ExcludePunctuation ? '' : '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~',
    rules.IncludeSpace ? ' ' : '',
  ];
  const isAllowed = (character: string) => !rules.ExcludeCharacters?.includes(character);
  return alphabets.map((alphabet) => [...alphabet].filter(isAllowed).join('')).filter(Boolean);
}

const pickCharacter = (alphabet: string) => alphabet.charAt(randomInt(alphabet.length));

function shuffle(characters: string[]): string[] {
  const rest = [...characters];
  return characters.flatMap(() => rest.splice(randomInt(rest.length), 1));
}
