import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../../shared/domain/api-error.ts';
import { type Claimed, type FirstRun, runOnce } from '../../../shared/http/idempotency.ts';
import { readIdempotencyKey } from '../../../shared/http/idempotency-key.ts';
import { type EndpointResponse, jsonResponse } from '../../../shared/http/response.ts';
import { eraseResponsesAbout } from '../../../shared/storage/stored-claim.ts';
import type { Backend } from '../../support/backend.ts';
import { everyRow } from '../../support/every-row.ts';
import { sharedBackend } from '../../support/shared-backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const hour = 3_600_000;
const start = Date.now();
const at = (ms: number) => new Date(start + ms);
const claimed = (changes: Partial<Claimed> = {}): Claimed => ({
  scope: `production#org_1#${crypto.randomUUID()}`,
  organizationId: 'org_1',
  method: 'POST',
  path: '/v1/jobs',
  body: { name: 'Cook' },
  ...changes,
});
const context = (remainingMs = 10_000) => ({ getRemainingTimeInMillis: () => remainingMs });
const replaying = (now = at(0), remainingMs?: number) => ({
  table: backend.table,
  context: context(remainingMs),
  now,
});
const made = (n: number): EndpointResponse => jsonResponse(201, { made: n }, { Location: `/v1/jobs/${n}` });
const refused = (code: string) => expect.objectContaining({ code });

describe('the key', () => {
  it('is not there when no header is', () => {
    expect(readIdempotencyKey({})).toBeUndefined();
  });

  it('is any 1 to 255 printable ASCII characters', () => {
    const keys = fc.string({
      unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
      minLength: 1,
      maxLength: 255,
    });
    fc.assert(
      fc.property(keys, (key) => {
        expect(readIdempotencyKey({ 'idempotency-key': key })).toBe(key);
      }),
    );
  });

  it.each([
    ['empty', ''],
    ['a space', ' '],
    ['256 characters', 'x'.repeat(256)],
    ['a line feed', 'a\nb'],
    ['an umlaut', 'schlüssel'],
  ])('is refused when it is %s', (_, key) => {
    expect(() => readIdempotencyKey({ 'idempotency-key': key })).toThrow(refused('invalid_idempotency_key'));
  });
});

describe('a second call', () => {
  it('repeats status, headers and the very bytes of the first response, and runs nothing', async () => {
    const same = claimed();
    const first = await runOnce(same, replaying(), async () => made(1));
    const second = await runOnce(same, replaying(at(1)), async () => made(2));
    expect(first).toEqual({ response: made(1), replayed: false });
    expect(second).toEqual({ response: made(1), replayed: true });
  });

  it('is the same whatever the order of the fields of its body', async () => {
    const same = claimed({ body: { a: 1, b: { c: 2, d: 3 } } });
    await runOnce(same, replaying(), async () => made(1));
    const other = { ...same, body: { b: { d: 3, c: 2 }, a: 1 } };
    expect((await runOnce(other, replaying(), async () => made(2))).replayed).toBe(true);
  });

  it.each([
    ['another body', { body: { name: 'Chef' } }],
    ['another path', { path: '/v1/webhook-endpoints' }],
    ['another method', { method: 'PATCH' }],
  ])('with %s is a conflict, and the first response still replays', async (_, changes) => {
    const same = claimed();
    await runOnce(same, replaying(), async () => made(1));
    await expect(runOnce({ ...same, ...changes }, replaying(), async () => made(2))).rejects.toEqual(
      refused('conflict'),
    );
    expect((await runOnce(same, replaying(), async () => made(3))).response).toEqual(made(1));
  });

  it('under another scope is a call of its own', async () => {
    await runOnce(claimed(), replaying(), async () => made(1));
    expect((await runOnce(claimed(), replaying(), async () => made(2))).response).toEqual(made(2));
  });

  it('while the first still runs is asked to retry in a second', async () => {
    const same = claimed();
    await runOnce(same, replaying(), async () => {
      await expect(runOnce(same, replaying(), async () => made(2))).rejects.toMatchObject({
        code: 'idempotency_in_progress',
        particulars: { headers: { 'Retry-After': '1' } },
      });
      return made(1);
    });
  });

  it('while the first still runs but with another body is a conflict', async () => {
    const same = claimed();
    await runOnce(same, replaying(), async () => {
      const other = { ...same, body: {} };
      await expect(runOnce(other, replaying(), async () => made(2))).rejects.toEqual(refused('conflict'));
      return made(1);
    });
  });

  it('replays for 24 hours counted from the first call, and acts again after them', async () => {
    const same = claimed();
    await runOnce(same, replaying(at(-24 * hour + 60_000)), async () => made(1));
    expect((await runOnce(same, replaying(at(0)), async () => made(2))).replayed).toBe(true);
    expect((await runOnce(same, replaying(at(62_000)), async () => made(3))).response).toEqual(made(3));
  });
});

describe('a run that fails', () => {
  it.each(['invalid_json', 'quota_exceeded', 'internal_error', 'service_unavailable'] as const)(
    'with %s passes it on as it is and frees the key',
    async (code) => {
      const same = claimed();
      const failing = runOnce(same, replaying(), async () => {
        throw new ApiError(code);
      });
      await expect(failing).rejects.toEqual(refused(code));
      expect((await runOnce(same, replaying(), async () => made(2))).response).toEqual(made(2));
    },
  );

  it('with an error of our own passes that very error on', async () => {
    const failure = new TypeError('broken');
    await expect(runOnce(claimed(), replaying(), () => Promise.reject(failure))).rejects.toBe(failure);
  });
});

describe('a run that crashed', () => {
  /** Just after the millisecond that the crashed run had left; a claim is held by the real clock. */
  const afterwards = () => new Date(Date.now() + 50);

  /** A run that claims and then never comes back, as a killed function would. */
  async function crash(same: Claimed, now: Date): Promise<FirstRun> {
    return new Promise((claimedAs, failed) => {
      runOnce(same, replaying(now, 1), (first) => {
        claimedAs(first);
        return new Promise<EndpointResponse>(() => {});
      }).catch(failed);
    });
  }

  it('is taken over once its time is up, with the same instant and seed, so the same ids come out', async () => {
    const same = claimed();
    const crashed = await crash(same, at(0));
    let repeated: FirstRun | undefined;
    await runOnce(same, replaying(afterwards()), async (first) => {
      repeated = first;
      return made(1);
    });
    expect(repeated).toEqual(crashed);
  });

  it('gives another request no way in', async () => {
    const same = claimed();
    await crash(same, at(0));
    await expect(
      runOnce({ ...same, body: {} }, replaying(afterwards()), async () => made(2)),
    ).rejects.toEqual(refused('conflict'));
  });

  it('is taken over by one of many that come together', async () => {
    const same = claimed();
    await crash(same, at(0));
    let runs = 0;
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () => runOnce(same, replaying(afterwards()), async () => made(++runs))),
    );
    expect(runs).toBe(1);
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
  });

  it('cannot overwrite the response of who took over when it comes back late', async () => {
    const same = claimed();
    let comeBack = (_: EndpointResponse) => {};
    let begun = () => {};
    const running = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const late = runOnce(same, replaying(at(0), 1), () => {
      begun();
      return new Promise<EndpointResponse>((resolve) => {
        comeBack = resolve;
      });
    });
    await running;
    await runOnce(same, replaying(afterwards()), async () => made(2));
    comeBack(made(1));
    await late;
    expect((await runOnce(same, replaying(afterwards()), async () => made(3))).response).toEqual(made(2));
  });
});

describe('an response with a secret', () => {
  const seal = {
    seal: async (response: string) => Buffer.from(response).toString('base64'),
    open: async (sealed: string) => Buffer.from(sealed, 'base64').toString(),
  };

  it('lies sealed in the table and replays open', async () => {
    const same = claimed();
    const secret = jsonResponse(201, { secret: 'whsec_x' });
    const sealed = { ...replaying(), seal };
    expect((await runOnce(same, sealed, async () => secret)).response).toEqual(secret);
    expect(await runOnce(same, sealed, async () => made(2))).toEqual({ response: secret, replayed: true });
    const raw = await runOnce(same, replaying(), async () => made(3));
    expect(raw.response.body).not.toContain('whsec_x');
  });

  it('that cannot be sealed leaves its claim behind: the next run makes the same ids', async () => {
    const same = claimed();
    const runs: FirstRun[] = [];
    const run = async (first: FirstRun) => {
      runs.push(first);
      return made(1);
    };
    const failing = { ...seal, seal: () => Promise.reject(new Error('no secrets today')) };
    await expect(runOnce(same, { ...replaying(), seal: failing }, run)).rejects.toThrow('no secrets');
    await runOnce(same, { ...replaying(at(1)), seal }, run);
    expect(runs).toHaveLength(2);
    expect(runs[1]).toEqual(runs[0]);
  });
});

describe('an response that was erased', () => {
  it('is the response to every later try, which does nothing; nothing is stored under the key', async () => {
    const same = claimed();
    const id = `cand_${crypto.randomUUID()}`;
    let runs = 0;
    const run = async () => jsonResponse(201, { id, first_name: 'Jane', run: ++runs });
    await runOnce(same, replaying(), run);
    expect(await eraseResponsesAbout(backend.table, id)).toBe(1);
    expect(await eraseResponsesAbout(backend.table, id)).toBe(0);
    for (const body of [same.body, { name: 'Waiter' }]) {
      await expect(runOnce({ ...same, body }, replaying(), run)).rejects.toEqual(refused('answer_erased'));
    }
    expect(runs).toBe(1);
    await runOnce(same, replaying(at(24 * hour + 1000)), run);
    expect(runs).toBe(2);
  });
});

describe('many at once', () => {
  it('run exactly once, whatever the interleaving; a failed run lets exactly one more in', async () => {
    const plans = fc.record({
      waitsMs: fc.array(fc.integer({ min: 0, max: 15 }), { minLength: 2, maxLength: 12 }),
      runMs: fc.integer({ min: 0, max: 10 }),
      failures: fc.integer({ min: 0, max: 2 }),
    });
    await fc.assert(
      fc.asyncProperty(plans, async ({ waitsMs, runMs, failures }) => {
        const same = claimed();
        let begun = 0;
        let succeeded = 0;
        const run = async () => {
          const failing = ++begun <= failures;
          await sleep(runMs);
          if (failing) throw new ApiError('service_unavailable');
          return made(++succeeded);
        };
        const once = () => runOnce(same, replaying(), run);
        const outcomes = await Promise.allSettled(waitsMs.map((ms) => sleep(ms).then(once)));
        const answers = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value.response] : []));
        const codes = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
        expect(succeeded).toBeLessThanOrEqual(1);
        expect(begun).toBeLessThanOrEqual(failures + 1);
        for (const response of answers) expect(response).toEqual(made(1));
        expect(codes.filter((code) => code === 'service_unavailable')).toHaveLength(begun - succeeded);
        for (const code of codes) expect(['idempotency_in_progress', 'service_unavailable']).toContain(code);
      }),
      { numRuns: 25 },
    );
  });

  it('make one effect out of 50', async () => {
    const same = claimed();
    let runs = 0;
    const once = () => runOnce(same, replaying(), async () => made(++runs));
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, once));
    expect(runs).toBe(1);
    for (const one of outcomes) {
      if (one.status === 'fulfilled') expect(one.value.response).toEqual(made(1));
      else expect(one.reason).toEqual(refused('idempotency_in_progress'));
    }
  });
});

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('an response that outgrows its claim', () => {
  /** A megabyte that packs to no less than it is. */
  const text = Array.from({ length: 60 }, () => randomBytes(12_000).toString('base64')).join('');
  const large = (id: string) =>
    jsonResponse(201, { object: 'job', id, text }, { Location: `/v1/jobs/${id}` });
  const seal = {
    seal: async (response: string) => `sealed ${Buffer.from(response).reverse().toString('base64')}`,
    open: async (sealed: string) =>
      Buffer.from(sealed.slice('sealed '.length), 'base64').reverse().toString(),
  };
  const rowsOf = async () =>
    (await everyRow(backend)).filter(({ pk, sk }) => pk.startsWith('IDEM#') && sk.startsWith('ANSWER#'));
  beforeEach(async () => {
    for (const { pk, sk } of await rowsOf()) await backend.table.commit([{ remove: { pk, sk } }]);
  });

  it('is repeated byte for byte, from rows that go with the claim', async () => {
    const call = claimed();
    const first = await runOnce(call, replaying(), async () => large('job_1'));
    const again = await runOnce(call, replaying(), async () => made(2));
    expect(again).toEqual({ response: first.response, replayed: true });
    const parts = await rowsOf();
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.every(({ expires_at = 0 }) => expires_at * 1000 <= start + 24 * hour)).toBe(true);
  });

  it('is repeated when it is sealed too, and lies there sealed', async () => {
    const call = claimed();
    const sealed = { ...replaying(), seal };
    const first = await runOnce(call, sealed, async () => large('job_1'));
    expect((await runOnce(call, sealed, async () => made(2))).response).toEqual(first.response);
    const packed = Buffer.concat((await rowsOf()).map(({ detail }) => detail ?? new Uint8Array()));
    expect(JSON.parse(brotliDecompressSync(packed).toString()).body).toMatch(/^sealed /);
  });

  it('is erased with its subjects, also the parts of a run that never completed', async () => {
    const id = `job_${crypto.randomUUID()}`;
    const call = claimed();
    await runOnce(call, replaying(), async () => large(id));
    expect(await eraseResponsesAbout(backend.table, id)).toBe(1);
    expect(await rowsOf()).toEqual([]);
    await expect(runOnce(call, replaying(), async () => made(2))).rejects.toThrow(refused('answer_erased'));
  });

  it('keeps the response of the run that took the claim over, whatever parts the other left', async () => {
    const call = claimed();
    let taken: Promise<unknown> | undefined;
    const late = await runOnce(call, replaying(at(0), 1_000), async () => {
      taken = runOnce(call, replaying(at(60_000)), async () => large('job_of_the_second'));
      await taken;
      return large('job_of_the_first');
    });
    expect(late.replayed).toBe(false);
    const { response } = await runOnce(call, replaying(at(61_000)), async () => made(3));
    expect(JSON.parse(response.body).id).toBe('job_of_the_second');
  });
});

it('an response that cannot be sent leaves its effect to be found, not to be made again', async () => {
  const call = claimed();
  const seeds: (string | undefined)[] = [];
  const run = (end: () => Promise<EndpointResponse>) => (first: FirstRun) => {
    seeds.push(first.seed);
    return end();
  };
  const tooLarge = run(() => Promise.reject(new ApiError('answer_too_large')));
  await expect(runOnce(call, replaying(), tooLarge)).rejects.toThrow(refused('answer_too_large'));
  await runOnce(
    call,
    replaying(at(1)),
    run(async () => made(1)),
  );
  expect(seeds[0]).toBe(seeds[1]);
});
