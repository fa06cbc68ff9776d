/** Every hash without a key by which a reader of the table could try what a request said. */
import { createHash, getHashes } from 'node:crypto';

const algorithms = ['md5', 'sha1', 'sha256', 'sha384', 'sha512', 'sha3-256', 'blake2b512'].filter((one) =>
  getHashes().includes(one),
);
/** So few characters of a hash tell that it is one, whether it is cut or whole. */
const hexLength = 12;
const base64Length = 10;

export interface Request {
  method: string;
  path: string;
  body?: unknown;
}

type Json = Record<string, unknown>;
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Json;
  return Object.fromEntries(
    Object.keys(fields)
      .sort()
      .map((name) => [name, sorted(fields[name])]),
  );
};

/** Each text in a body but tokens, which nobody can guess, with where it is. */
function textsOf(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return /_token$/.test(name) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [
    ...(Array.isArray(value) ? [] : [key]),
    ...textsOf(part, key),
  ]);
}

/** A value as it may have been normalized before it was hashed. */
function formsOf(text: string): string[] {
  const digits = text.replace(/\D/g, '');
  const [local = '', domain] = text.split('@');
  const forms = [
    text,
    text.trim(),
    text.replaceAll(/\s/g, ''),
    text.replace(/\.[a-z0-9]{1,5}$/i, ''),
    ...(digits.length > 5 ? [digits, `+${digits}`, digits.slice(-9), digits.slice(-6)] : []),
    ...(domain === undefined ? [] : [local, domain, `${local.replaceAll('.', '')}@${domain}`]),
  ];
  return forms.flatMap((form) => [form, form.toLowerCase(), form.toUpperCase(), form.normalize('NFKD')]);
}

/** All that could have been hashed of a request: whole, and each text in it that is long enough to be somebody's. */
function guessesOf({ method, path, body }: Request, organizationId: string): Set<string> {
  const wholes = [
    ...[body, [method, path, body], [path, body], [method, body], { method, path, body }],
    ...Object.values((body ?? {}) as Json).filter((part) => typeof part === 'object'),
  ].flatMap((whole) => [
    JSON.stringify(whole),
    JSON.stringify(sorted(whole)),
    JSON.stringify(whole, null, 2),
  ]);
  const texts = textsOf(body)
    .filter((text) => text.length > 3)
    .flatMap(formsOf);
  const tagged = texts.flatMap((text) => ['#', ':', ''].map((mark) => `${organizationId}${mark}${text}`));
  const quoted = texts.map((text) => JSON.stringify(text));
  return new Set([...wholes, ...texts, ...tagged, ...quoted].filter((guess) => guess !== undefined));
}

/** Every string below a value, and every binary in both writings. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value instanceof Uint8Array) {
    const bytes = Buffer.from(value);
    return [bytes.toString('hex'), bytes.toString('base64'), bytes.toString('latin1')];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => [name, ...stringsIn(part)]);
}

function partsOf(strings: string[], length: number): Set<string> {
  const parts = new Set<string>();
  for (const text of strings)
    for (let at = 0; at + length <= text.length; at++) parts.add(text.slice(at, at + length));
  return parts;
}

/** The guesses whose hash is in the rows, with the algorithm. */
export function fingerprintsIn(rows: unknown, request: Request, organizationId: string): string[] {
  const strings = stringsIn(rows);
  const hexes = partsOf(
    strings.map((text) => text.toLowerCase()),
    hexLength,
  );
  const base64s = partsOf(
    strings.map((text) => text.replaceAll('-', '+').replaceAll('_', '/')),
    base64Length,
  );
  return [...guessesOf(request, organizationId)].flatMap((guess) =>
    algorithms.flatMap((algorithm) => {
      const hash = createHash(algorithm).update(guess).digest();
      const isThere =
        hexes.has(hash.toString('hex').slice(0, hexLength)) ||
        base64s.has(hash.toString('base64').slice(0, base64Length));
      return isThere ? [`${algorithm} of ${guess.slice(0, 80)}`] : [];
    }),
  );
}
