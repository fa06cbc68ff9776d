import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openSecret, SecretBoxError, sealSecret } from '../../../shared/webhooks/secret-box.ts';
import { newWebhookSecret } from '../../../shared/webhooks/sign-delivery.ts';

const rootKey = { id: 'k-2026_01', bytes: randomBytes(32) };
const rootKeys = new Map([[rootKey.id, rootKey.bytes]]);
const owner = { organizationId: 'org_1', endpointId: 'we_1' };
const box = sealSecret('whsec_secret', owner, rootKey);

const reasonOf = (open: () => string): string => {
  try {
    return open();
  } catch (error) {
    return error instanceof SecretBoxError ? error.reason : String(error);
  }
};

describe('a sealed secret', () => {
  it('opens again for the same owner, whatever it holds', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string(),
        fc.string(),
        (secret, organizationId, endpointId) => {
          const anyOwner = { organizationId, endpointId };
          expect(openSecret(sealSecret(secret, anyOwner, rootKey), anyOwner, rootKeys)).toBe(secret);
        },
      ),
    );
  });

  it('names its key, shows nothing of the secret and differs each time', () => {
    const secret = newWebhookSecret();
    const sealed = sealSecret(secret, owner, rootKey);
    expect(sealed).toMatch(/^v1\.k-2026_01\.[\w-]+$/);
    expect(Buffer.from(sealed.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain(
      secret.slice(6, 16),
    );
    expect(sealSecret(secret, owner, rootKey)).not.toBe(sealed);
  });

  it('is encrypted under a key of its organization, not only bound to it', () => {
    const fixedNonce = (size: number) => Buffer.alloc(size);
    const ciphertextFor = (organizationId: string) =>
      Buffer.from(
        sealSecret('whsec_secret', { ...owner, organizationId }, rootKey, fixedNonce).split('.')[2] ?? '',
        'base64url',
      ).subarray(12, -16);
    expect(ciphertextFor('org_1')).toEqual(ciphertextFor('org_1'));
    expect(ciphertextFor('org_1')).not.toEqual(ciphertextFor('org_2'));
  });

  it('of the first release still opens: stored rows outlive the code', () => {
    const stored = 'v1.k1.BwcHBwcHBwcHBwcH-suSvQ_3RgCPmOZi70WzBttV-H_UL7gY9yD-cA';
    expect(openSecret(stored, owner, new Map([['k1', new Uint8Array(32)]]))).toBe('whsec_secret');
  });

  it('stays readable after the root key has been rotated', () => {
    const newer = { id: 'k-2026_07', bytes: randomBytes(32) };
    const both = new Map([...rootKeys, [newer.id, newer.bytes]]);
    expect(openSecret(box, owner, both)).toBe('whsec_secret');
    expect(openSecret(sealSecret('whsec_b', owner, newer), owner, both)).toBe('whsec_b');
  });
});

describe('a box that is not ours, whole and this owner’s', () => {
  it('does not open once any one character of it changed', () => {
    const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=+/ '];
    fc.assert(
      fc.property(fc.nat({ max: box.length - 1 }), fc.constantFrom(...alphabet), (at, character) => {
        fc.pre(box[at] !== character);
        const changed = box.slice(0, at) + character + box.slice(at + 1);
        expect(reasonOf(() => openSecret(changed, owner, rootKeys))).toMatch(
          /^(malformed|unknown_key|tampered)$/,
        );
      }),
      { numRuns: 500 },
    );
  });

  it('does not open for another organization or endpoint, not even one whose ids join to the same text', () => {
    const others = [
      { organizationId: 'org_2', endpointId: 'we_1' },
      { organizationId: 'org_1', endpointId: 'we_2' },
      { organizationId: 'org_1w', endpointId: 'e_1' },
      { organizationId: '', endpointId: 'org_1we_1' },
    ];
    for (const other of others) expect(reasonOf(() => openSecret(box, other, rootKeys))).toBe('tampered');
  });

  it('does not open under another key of the same name, nor without its key', () => {
    const impostor = new Map([[rootKey.id, randomBytes(32)]]);
    expect(reasonOf(() => openSecret(box, owner, impostor))).toBe('tampered');
    expect(reasonOf(() => openSecret(box, owner, new Map()))).toBe('unknown_key');
  });

  it('does not open under its own key’s other name', () => {
    const renamed = box.replace('k-2026_01', 'alias');
    expect(reasonOf(() => openSecret(renamed, owner, new Map([['alias', rootKey.bytes]])))).toBe('tampered');
  });

  it.each([
    '',
    'v1',
    'v1.k-2026_01',
    'v1.k-2026_01.',
    'v1.k-2026_01.AAAA',
    `${box}.x`,
    `${box}=`,
    box.replace('v1', 'v2'),
  ])('is malformed: %s', (text) => {
    expect(reasonOf(() => openSecret(text, owner, rootKeys))).toBe('malformed');
  });

  it('says nothing of the secret or the box in its error', () => {
    expect(String(new SecretBoxError('tampered'))).toBe(
      'SecretBoxError: webhook secret cannot be opened: tampered',
    );
  });
});

describe('a root key', () => {
  it('has 32 bytes and a name without dots', () => {
    expect(() => sealSecret('s', owner, { id: 'k', bytes: randomBytes(16) })).toThrow(
      new RangeError('a root key has 32 bytes'),
    );
    expect(() => sealSecret('s', owner, { id: 'a.b', bytes: randomBytes(32) })).toThrow(
      new RangeError('a root key id has letters, digits, _ and - only'),
    );
  });
});
