import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type KeyType, newApiKey, parseApiKey } from '../../../shared/platform/api-key.ts';
import { hashApiKey } from '../../../shared/platform/hash-api-key.ts';
import { stages } from '../../../shared/platform/names.ts';

const kinds = stages.flatMap((stage) =>
  (['secret', 'publishable'] as const satisfies KeyType[]).map((type) => ({ stage, type })),
);
const anyKey = fc.constantFrom(...kinds).map(({ stage, type }) => newApiKey(stage, type));
const ring = (current: string, keys: Record<string, string>) => ({
  current,
  keys: new Map(Object.entries(keys)),
});

describe('the form of a key', () => {
  it.each([
    ['prod', 'secret', 'svc_sk_live_'],
    ['sandbox', 'secret', 'svc_sk_test_'],
    ['prod', 'publishable', 'pk_svc_live_'],
    ['sandbox', 'publishable', 'pk_svc_test_'],
  ] as const)('in %s, a %s key is %s and 38 Base62 digits', (stage, type, prefix) => {
    expect(newApiKey(stage, type)).toMatch(new RegExp(`^${prefix}[0-9A-Za-z]{38}$`));
  });

  it('says of itself what it was made for', () => {
    for (const kind of kinds) expect(parseApiKey(newApiKey(kind.stage, kind.type))).toMatchObject(kind);
  });

  it('is understood by anybody who knows the form: CRC-32 of all before it, in Base62', () => {
    // Made with Python: zlib.crc32 of the first 44 characters, then six Base62 digits.
    expect(parseApiKey(`svc_sk_live_${'0'.repeat(32)}1Z5csm`)).not.toBeNull();
  });

  it('is refused after any change of one character', () => {
    const digit = fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_-. é');
    fc.assert(
      fc.property(anyKey, fc.nat(), digit, (key, place, other) => {
        const at = place % key.length;
        fc.pre(key[at] !== other);
        expect(parseApiKey(key.slice(0, at) + other + key.slice(at + 1))).toBeNull();
      }),
      { numRuns: 2000 },
    );
  });

  it('is refused with a character more or less, and under the prefix of another kind', () => {
    fc.assert(
      fc.property(anyKey, (key) => {
        expect(parseApiKey(key.slice(0, -1))).toBeNull();
        expect(parseApiKey(`${key}0`)).toBeNull();
        for (const { stage, type } of kinds) {
          const prefix = parseApiKey(newApiKey(stage, type))?.prefix ?? '';
          if (!key.startsWith(prefix)) expect(parseApiKey(prefix + key.slice(prefix.length))).toBeNull();
        }
      }),
    );
  });

  it('never throws, whatever it is asked to read', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseApiKey(text)).toBeNull();
      }),
    );
  });

  it('is not made twice', () => {
    expect(new Set(Array.from({ length: 1000 }, () => newApiKey('prod', 'secret'))).size).toBe(1000);
  });
});

describe('at rest', () => {
  const key = newApiKey('prod', 'secret');

  it('is a 64-digit hash that depends on the pepper and the key', () => {
    const [hash] = hashApiKey(key, ring('1', { 1: 'pepper' }));
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(hashApiKey(key, ring('1', { 1: 'pepper' }))).toEqual([hash]);
    expect(hashApiKey(key, ring('1', { 1: 'salt' }))).not.toEqual([hash]);
    expect(hashApiKey(newApiKey('prod', 'secret'), ring('1', { 1: 'pepper' }))).not.toEqual([hash]);
  });

  it('is found after a rotation: the current hash first, one for every older pepper after it', () => {
    const [old] = hashApiKey(key, ring('1', { 1: 'one' }));
    const hashes = hashApiKey(key, ring('2', { 1: 'one', 2: 'two' }));
    expect(hashes).toHaveLength(2);
    expect(hashes[1]).toBe(old);
  });
});
