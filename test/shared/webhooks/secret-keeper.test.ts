import { describe, expect, it } from 'vitest';
import { responseSeal, secretKeeper } from '../../../shared/webhooks/secret-keeper.ts';
import { keyRing } from '../../functions/support/key-rings.ts';

const owner = { organizationId: 'org_1', endpointId: 'we_1' };
const other = { organizationId: 'org_1', endpointId: 'we_2' };
const keeper = secretKeeper(async () => keyRing('2', '1'));
const earlier = secretKeeper(async () => keyRing('1'));
const secretsOf = (...boxes: string[]) => ({ secrets: boxes.map((box) => ({ box, expires_at: null })) });

describe('a keeper of secrets', () => {
  it('seals with the current key of the ring, and opens with whichever key has sealed', async () => {
    const boxes = [await earlier.seal('first', owner), await keeper.seal('second', owner)];
    expect(boxes.map((box) => box.split('.')[1])).toEqual(['1', '2']);
    expect(await keeper.openAll(boxes, owner)).toEqual(['first', 'second']);
    expect(await keeper.openAll([], owner)).toEqual([]);
  });

  it('opens no secret of another endpoint, or with another key of that name', async () => {
    const box = await keeper.seal('secret', owner);
    await expect(keeper.openAll([box], other)).rejects.toMatchObject({ reason: 'tampered' });
    const ring = { current: '2', keys: new Map([['2', 'another secret']]) };
    const stranger = secretKeeper(async () => ring);
    await expect(stranger.openAll([box], owner)).rejects.toMatchObject({ reason: 'tampered' });
    await expect(earlier.openAll([box], owner)).rejects.toMatchObject({ reason: 'unknown_key' });
  });

  it('opens the first secret of an endpoint as its current one, and no other', async () => {
    const boxes = [await keeper.seal('new', owner), 'a box that is broken'];
    expect(await keeper.openCurrent(secretsOf(...boxes), owner)).toBe('new');
    await expect(keeper.openCurrent(secretsOf(...boxes.toReversed()), owner)).rejects.toMatchObject({
      reason: 'malformed',
    });
    await expect(keeper.openCurrent(secretsOf(), owner)).rejects.toThrow('a webhook endpoint has no secret');
  });
});

describe('the seal of a response', () => {
  it('opens what it has sealed, and shows nothing of it', async () => {
    const { seal, open } = responseSeal(keeper);
    const sealed = await seal('{"secret":"whsec_1"}');
    expect(sealed).not.toContain('whsec');
    expect(await open(sealed)).toBe('{"secret":"whsec_1"}');
    expect(await open(await seal(''))).toBe('');
  });

  it('is not that of an endpoint, and opens responses of earlier releases', async () => {
    const sealed = await responseSeal(keeper).seal('{}');
    await expect(keeper.openAll([sealed], owner)).rejects.toMatchObject({ reason: 'tampered' });
    const stored = { organizationId: 'idempotency', endpointId: 'answer' };
    expect(await keeper.openAll([sealed], stored)).toEqual(['{}']);
  });
});
