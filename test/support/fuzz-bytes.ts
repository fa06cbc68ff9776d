import type { Chance } from '../faults/chance.ts';

/** What can happen to any file on its way. Each answers new bytes. */
export type Damage = (bytes: Uint8Array, chance: Chance) => Uint8Array;

export const noise = (chance: Chance, length: number) => Uint8Array.from({ length }, () => chance.below(256));

const join = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

const flipBytes: Damage = (bytes, chance) => {
  const copy = bytes.slice();
  const count = 1 + chance.below(chance.pick([4, 40, 400]));
  for (let i = 0; i < count; i++) copy[chance.below(copy.length)] = chance.below(256);
  return copy;
};

const truncate: Damage = (bytes, chance) => bytes.slice(0, chance.below(bytes.length));

const loseStart: Damage = (bytes, chance) => bytes.slice(1 + chance.below(1500));

const loseMiddle: Damage = (bytes, chance) => {
  const at = chance.below(bytes.length);
  return join(bytes.slice(0, at), bytes.slice(at + 1 + chance.below(5_000)));
};

const repeatMiddle: Damage = (bytes, chance) => {
  const at = chance.below(bytes.length);
  const piece = bytes.slice(at, at + 1 + chance.below(2_000));
  const times = 1 + chance.below(50);
  return join(bytes.slice(0, at), ...Array.from({ length: times }, () => piece), bytes.slice(at));
};

const insertNoise: Damage = (bytes, chance) => {
  const at = chance.below(bytes.length);
  return join(bytes.slice(0, at), noise(chance, 1 + chance.below(3_000)), bytes.slice(at));
};

/** Every number of some digits becomes another: lengths, offsets, counts, sizes. */
const changeNumbers: Damage = (bytes, chance) => {
  const share = chance.pick([2, 10, 50]);
  const values = ['0', '-1', '1', '99999999', '4294967296', '1e308', '0.00001'];
  const text = Buffer.from(bytes).toString('latin1');
  const changed = text.replace(/\d+/g, (digits) =>
    chance.below(share) === 0 ? chance.pick(values) : digits,
  );
  return new Uint8Array(Buffer.from(changed, 'latin1'));
};

export const damages: Record<string, Damage> = {
  flipBytes,
  truncate,
  loseStart,
  loseMiddle,
  repeatMiddle,
  insertNoise,
  changeNumbers,
};
