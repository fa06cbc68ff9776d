import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type IdKind, idPattern, idPrefixes } from '../../../shared/contracts/primitives.ts';
import { firstIdAt, idSource, timeOf } from '../../../shared/domain/ids.ts';

const kinds = Object.keys(idPrefixes) as IdKind[];
const now = new Date('2026-11-21T10:00:00.123Z');
const instants = fc.date({ min: new Date(1), max: new Date('2200-01-01'), noInvalidDate: true });

it.each(kinds)('makes a %s id of the form that the contract accepts', (kind) => {
  expect(idSource(now)(kind)).toMatch(idPattern(kind));
  expect(idSource(now, 'seed')(kind)).toMatch(idPattern(kind));
});

it('carries its instant', () => {
  fc.assert(
    fc.property(instants, fc.constantFrom(...kinds), (at, kind) => {
      expect(timeOf(idSource(at)(kind))).toEqual(at);
      expect(timeOf(firstIdAt(kind, at))).toEqual(at);
    }),
  );
});

it('begins a range of time where it was asked to, at the very first instant too', () => {
  expect(timeOf(firstIdAt('job', new Date(0)))).toEqual(new Date(0));
});

it('sorts by time, and no id of an instant lies before the first one', () => {
  fc.assert(
    fc.property(instants, instants, (a, b) => {
      fc.pre(a.getTime() < b.getTime());
      expect(idSource(a)('job') < idSource(b)('job')).toBe(true);
      expect(firstIdAt('job', b) > idSource(a)('job')).toBe(true);
      expect(firstIdAt('job', b) <= idSource(b)('job')).toBe(true);
    }),
  );
});

it('sorts the ids of one request in the order they were made, with and without a seed', () => {
  const seeds = fc.option(fc.string({ minLength: 1 }), { nil: undefined });
  fc.assert(
    fc.property(seeds, (seed) => {
      const newId = idSource(now, seed);
      const made = Array.from({ length: 32 }, () => newId('event'));
      expect([...made].sort()).toEqual(made);
    }),
  );
});

it('never makes one id twice, more than 32 in a request and of different requests included', () => {
  const sources = Array.from({ length: 20 }, () => idSource(now));
  const made = sources.flatMap((newId) => Array.from({ length: 200 }, () => newId('stage')));
  expect(new Set(made).size).toBe(made.length);
});

describe('with a seed', () => {
  const run = (seed: string, at = now) => {
    const newId = idSource(at, seed);
    return [newId('job'), newId('stage'), newId('stage'), newId('event')];
  };

  it('makes the same ids again, so that a retry finds what a crashed run wrote', () => {
    expect(run('one')).toEqual(run('one'));
  });

  it('makes other ids under another seed', () => {
    const [one, two] = [run('one'), run('two')];
    expect(one.some((id, index) => id === two[index])).toBe(false);
  });

  it('makes 100 different ids within one request', () => {
    const newId = idSource(now, 'one');
    expect(new Set(Array.from({ length: 100 }, () => newId('requirement'))).size).toBe(100);
  });
});
