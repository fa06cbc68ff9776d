import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { pairs } from '../../../shared/contracts/bounded-lists.ts';
import {
  filename,
  instant,
  metadata,
  quantity,
  rawLine,
  rawText,
  text,
} from '../../../shared/contracts/primitives.ts';

const messagesOf = (schema: v.GenericSchema, value: unknown) =>
  v.safeParse(schema, value).issues?.map(({ message }) => message) ?? [];

describe('an instant', () => {
  it.each([
    ['2026-01-31T09:30:00Z', '2026-01-31T09:30:00.000Z'],
    ['2024-02-29T23:30:00.5-01:00', '2024-03-01T00:30:00.500Z'],
    ['1901-01-01T00:00:00+14:00', '1900-12-31T10:00:00.000Z'],
    ['9998-12-31T23:59:59Z', '9998-12-31T23:59:59.000Z'],
  ])('is stored in UTC with milliseconds: %s', (sent, stored) => {
    expect(v.parse(instant, sent)).toBe(stored);
  });

  it.each(['2026-02-30T09:30:00Z', '2025-02-29T00:00:00Z', '2026-04-31T00:00:00+02:00'])(
    'is refused if its day does not exist: %s',
    (sent) => {
      expect(messagesOf(instant, sent)).toEqual([
        'an RFC 3339 timestamp of a day that exists, in the years 1901 to 9998',
      ]);
    },
  );

  it.each(['1900-12-31T23:59:59Z', '0001-01-01T00:00:00Z', '9999-01-01T00:00:00Z'])(
    'is refused outside of the years 1901 to 9998: %s',
    (sent) => {
      expect(messagesOf(instant, sent)).toHaveLength(1);
    },
  );

  it.each(['2026-01-31', 'yesterday', '', '2026-01-31T25:00:00Z'])(
    'is refused if it is none: "%s"',
    (sent) => {
      expect(messagesOf(instant, sent)).toHaveLength(1);
    },
  );
});

describe('metadata', () => {
  it.each(['constructor', 'prototype', '__proto__'])(
    'is refused with the name %s, alone or with others',
    (name) => {
      const given = JSON.parse(`{"team": "care", "${name}": "x"}`);
      expect(messagesOf(metadata, given).join()).toContain(
        'without the names constructor, prototype and __proto__',
      );
    },
  );

  it('is refused with a name that is empty without its invisible characters', () => {
    expect(messagesOf(metadata, { '\u200b': 'x' })).toHaveLength(1);
    const anyName = pairs(rawLine(40), rawLine(40), 5);
    expect(messagesOf(anyName, { '\u200b': 'x' })).toEqual(['a name with a visible character']);
    expect(messagesOf(anyName, { '': 'x', team: 'care', shift: 'night' })).toEqual([]);
    expect(messagesOf(metadata, { team: 'care', shift: 'night' })).toEqual([]);
  });

  it('is refused with a name that becomes reserved, or equal to another', () => {
    expect(messagesOf(metadata, { 'con\u200bstructor': 'x' })).toContain(
      'without invisible characters another name than constructor',
    );
    expect(messagesOf(metadata, { team: 'a', 'te\u200bam': 'b' })).toContain(
      'without invisible characters another name than those of the other pairs',
    );
  });

  it('has at most 50 pairs', () => {
    const ofLength = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, 'v']));
    expect(messagesOf(metadata, ofLength(50))).toEqual([]);
    expect(messagesOf(metadata, ofLength(51))).toHaveLength(1);
  });
});

describe('a text', () => {
  it('is one line without control characters, up to its length in characters', () => {
    expect(v.parse(text(7), '  care ')).toBe('care');
    expect(messagesOf(text(5), 'ca\nre')).toContain('one line without control characters');
    expect(messagesOf(text(2), '😀😀')).toEqual([]);
    expect(messagesOf(text(2), '😀😀😀')).toHaveLength(1);
  });

  it('of several lines may have line ends', () => {
    expect(messagesOf(rawText(20), 'first\nsecond')).toEqual([]);
  });

  it('that names a file loses its folders', () => {
    for (const sent of ['cv.pdf', 'C:\\files\\cv.pdf', '/home/cv.pdf '])
      expect(v.parse(filename(), sent)).toBe('cv.pdf');
    for (const dots of ['.', '..', 'a/..'])
      expect(messagesOf(filename(), dots)).toEqual(['the name of a file']);
    expect(messagesOf(filename(), 'a\u0000.pdf')).not.toEqual([]);
  });
});

it('a quantity is a number of its range', () => {
  const schema = quantity(1, 5);
  expect([1, 3, 5].map((one) => messagesOf(schema, one))).toEqual([[], [], []]);
  for (const other of [0, 6, '3', Number.NaN]) expect(messagesOf(schema, other)).not.toEqual([]);
});
