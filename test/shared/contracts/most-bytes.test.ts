import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { entries, pairs } from '../../../shared/contracts/bounded-lists.ts';
import { mostBytes } from '../../../shared/contracts/most-bytes.ts';
import { externalId, metadata, rawLine, text } from '../../../shared/contracts/primitives.ts';
import { bytesInRow } from '../../../shared/domain/row-size.ts';

const fill = (characters: number) => '𠀀'.repeat(characters);

describe('the most bytes of a schema are those of its largest value:', () => {
  it.each<[string, v.GenericSchema, unknown]>([
    ['a text', text(50), fill(50)],
    ['a text whose pipe begins with another one', externalId, fill(255)],
    ['a text that may be null', v.optional(v.nullable(text(50)), null), fill(50)],
    ['a list', entries(rawLine(10), 3), [fill(10), fill(10), fill(10)]],
    ['pairs', pairs(rawLine(4), rawLine(7), 2), { [`𠀁${fill(3)}`]: fill(7), [fill(4)]: fill(7) }],
    ['fields', v.strictObject({ ab: rawLine(2), c: v.number() }), { ab: fill(2), c: 1 }],
    ['a choice', v.union([v.boolean(), rawLine(3), v.null()]), fill(3)],
    ['words', v.picklist(['a', 'abc', 'ab']), 'abc'],
    ['a number', v.pipe(v.number(), v.integer()), 7],
  ])('%s', (_, schema, largest) => {
    expect(mostBytes(schema)).toBe(bytesInRow(largest));
  });

  it('fifty pairs of metadata', () => {
    const largest = Object.fromEntries(
      Array.from({ length: 50 }, (_, n) => [`${String.fromCodePoint(0x20001 + n)}${fill(39)}`, fill(500)]),
    );
    expect(mostBytes(metadata)).toBe(bytesInRow(largest));
  });

  it('without a limit where the schema has none', () => {
    for (const schema of [v.string(), v.array(rawLine(1)), v.record(v.string(), rawLine(1)), v.any()])
      expect(mostBytes(schema)).toBe(Number.POSITIVE_INFINITY);
  });
});
