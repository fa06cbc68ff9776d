import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ApiError } from '../../../shared/domain/api-error.ts';
import type { HttpRequest } from '../../../shared/http/api-gateway.ts';
import { readBody, readParams, readQuery } from '../../../shared/http/validate.ts';
import { wellFormed } from '../../../shared/http/well-formed.ts';
import * as routes from '../../../shared/routes/route-table.ts';

const half = '👩'.slice(0, 1);
const request = (parts: Partial<HttpRequest>) =>
  ({ query: {}, repeatedQuery: [], params: {}, body: null, ...parts }) as HttpRequest;

describe('half a letter', () => {
  it('becomes U+FFFD in every text and every name of a request, and nothing else changes', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '👩', half, '👩'.slice(1), '__proto__', 'é') });
    const { tree } = fc.letrec<{ tree: unknown; leaf: unknown }>((tie) => ({
      leaf: fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null)),
      tree: fc.oneof(
        { maxDepth: 5 },
        tie('leaf'),
        fc.array(tie('tree'), { maxLength: 4 }),
        fc.dictionary(text, tie('tree'), { maxKeys: 4 }),
      ),
    }));
    // JSON writes half a letter as \udXXX and every other one as itself.
    const mended = (value: unknown) =>
      JSON.parse(JSON.stringify(value).replaceAll(/\\ud[89a-f][0-9a-f]{2}/g, '\ufffd'));
    fc.assert(
      fc.property(tree, (value) => {
        const plain = JSON.parse(JSON.stringify(value));
        expect(sorted(wellFormed(structuredClone(plain)))).toEqual(sorted(mended(plain)));
      }),
    );
  });

  it('does not make one name of two, at any depth', () => {
    const names = fc.uniqueArray(fc.string({ unit: fc.constantFrom('a', half, '👩'.slice(1), '\ufffd') }), {
      maxLength: 5,
    });
    fc.assert(
      fc.property(names, (given) => {
        const mended = new Set(given.map((name) => name.toWellFormed()));
        const made = { metadata: Object.fromEntries(given.map((name) => [name, name])) };
        if (mended.size < given.length) expect(() => wellFormed(made)).toThrow('validation_failed');
        else expect(new Set(Object.keys(wellFormed(made).metadata))).toEqual(mended);
      }),
      { numRuns: 500 },
    );
  });

  it('is refused where it makes one name of two, and a body where it is too deep', () => {
    const refusal = (value: unknown) => {
      try {
        wellFormed(value);
      } catch (error) {
        return (error as ApiError).particulars;
      }
    };
    expect(refusal({ 'k\ufffd': 1, [`k${half}`]: 2 })).toEqual({
      details: [
        {
          param: null,
          code: 'duplicate',
          message: 'Two names are the same once their half letters are replaced by U+FFFD.',
        },
      ],
    });
    const nested = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels));
    expect(refusal(nested(32))).toBeUndefined();
    expect(refusal(nested(33))).toEqual({
      details: [
        { param: null, code: 'invalid_format', message: 'The body is nested deeper than 32 levels.' },
      ],
    });
  });

  it('is mended before anything is stored or hashed: body, query and path alike', () => {
    const body = { name: `Cook ${half}`, metadata: { [`k${half}`]: half } };
    expect(readBody(routes.createJob, request({ body }))).toMatchObject({
      name: 'Cook \ufffd',
      metadata: { 'k\ufffd': '\ufffd' },
    });
    expect(readQuery(routes.listJobs, request({ query: { q: `a${half}` } }))).toMatchObject({ q: 'a\ufffd' });
    const params = { external_id: `x${half}` };
    expect(readParams(routes.upsertCandidate, request({ params }))).toEqual({ external_id: 'x\ufffd' });
  });
});

/** Of two names that become one, either may stay: only which names there are is compared. */
const sorted = (value: unknown): unknown => {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.keys(value).sort();
};
