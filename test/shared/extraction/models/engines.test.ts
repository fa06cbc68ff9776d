import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerSchemas, strictJsonSchema } from '../../../../shared/model/answer-schema.ts';
import { maxAnswerTokens } from '../../../../shared/model/answer-size.ts';
import { ModelFailure, type Question } from '../../../../shared/model/model-engine.ts';
import { askWithinBudget, type RetryBudget } from '../../../../shared/model/retry-budget.ts';
import type { Behaviour } from '../../../support/model-servers/dialect.ts';
import { usage } from '../../../support/model-servers/dialect.ts';
import { eachProvider } from '../../../support/model-servers/each-provider.ts';
import { type Provider, providers } from '../../../support/model-servers/providers.ts';

const question: Question = {
  system: 'Read the CV.',
  text: '1:1|Zoë Smith\n1:2|„Größe“ 職務経歴書',
  tool: { name: 'report_work', description: 'Every job.', schema: strictJsonSchema(answerSchemas.work) },
};
const value = { work: [] };
/** More than a test has: what waits for it to end runs into the time of the test. */
const patient = { budgetMs: 40_000, attemptMs: 40_000, maxAttempts: 4 };
/** Two seconds instead of the twenty of a scan, for tests of the time limit. */
const hurried = { budgetMs: 2000, attemptMs: 1000, maxAttempts: 4 };

eachProvider((name) => {
  let provider: Provider;
  beforeAll(async () => {
    provider = await providers[name]();
  });
  afterAll(() => provider.server.stop());

  /** Does these in turn, the last one for ever, and says how asking ended. */
  async function askWithin(patience: RetryBudget, ...behaviours: Behaviour[]) {
    const { server, engine } = provider;
    server.asked.length = 0;
    server.malformed.length = 0;
    let turn = 0;
    server.behave = () => behaviours[Math.min(turn++, behaviours.length - 1)] as Behaviour;
    const stop = new AbortController().signal;
    const startedAt = performance.now();
    const ended = await askWithinBudget(engine, question, patience, { stop, random: () => 0 }).catch(
      (error: unknown) => error as ModelFailure,
    );
    expect(server.malformed).toEqual([]);
    return { ended, tries: server.asked.length, ms: performance.now() - startedAt };
  }
  const ask = (...behaviours: Behaviour[]) => askWithin(patient, ...behaviours);
  const answer: Behaviour = { does: 'answer', value };

  it('asks in the provider’s own words and reads its answer and its tokens', async () => {
    const { ended, tries } = await ask(answer);
    expect(ended).toEqual({ value, usage: { inputTokens: usage.input, outputTokens: usage.output } });
    expect(tries).toBe(1);
    const [asked] = provider.server.asked;
    expect(asked).toMatchObject({
      model: provider.engine.model,
      system: question.system,
      text: question.text,
    });
    expect(asked?.tool).toBe('report_work');
    expect(asked?.schema).toEqual(question.tool.schema);
    expect(maxAnswerTokens).toBeGreaterThan(8_000);
  });

  describe('tries again', () => {
    it.each([
      ['too many requests', { does: 'fail', status: 429 }],
      ['an error of the provider', { does: 'fail', status: 500 }],
      ['a provider that is overloaded', { does: 'fail', status: name === 'bedrock' ? 503 : 529 }],
      ['a connection that broke in the middle of the answer', { does: 'cut the line', value }],
    ] satisfies [string, Behaviour][])('after %s', async (_, trouble) => {
      const { ended, tries } = await ask(trouble, answer);
      expect(ended).toMatchObject({ value });
      expect(tries).toBe(2);
    });

    it('after a try that hangs, while there is time', async () => {
      const { ended, tries } = await askWithin({ ...patient, attemptMs: 3000 }, { does: 'hang' }, answer);
      expect(ended).toMatchObject({ value });
      expect(tries).toBe(2);
    });

    it('no sooner than it was asked to', async () => {
      const { ended, ms } = await ask({ does: 'fail', status: 429, retryAfter: '0.3' }, answer);
      expect(ended).toMatchObject({ value });
      expect(ms).toBeGreaterThanOrEqual(300);
    });
  });

  describe('gives up', () => {
    it.each([
      [
        'with rate_limited when it must wait longer than it has',
        { does: 'fail', status: 429, retryAfter: '60' },
        'rate_limited',
        1,
      ],
      [
        'with rate_limited when the date that it must wait for is too late',
        { does: 'fail', status: 429, retryAfter: new Date(Date.now() + 3_600_000).toUTCString() },
        'rate_limited',
        1,
      ],
      [
        'with provider_error on a request that will never work',
        { does: 'fail', status: 400 },
        'provider_error',
        1,
      ],
      [
        'with provider_error when the money is spent',
        { does: 'fail', status: 429, outOfFunds: true },
        'provider_error',
        1,
      ],
      ['with provider_error on junk', { does: 'send junk' }, 'provider_error', null],
      ['with refused when the model declines', { does: 'decline' }, 'refused', 1],
      ['with invalid_answer when the answer breaks off', { does: 'break off', value }, 'invalid_answer', 1],
      ['with invalid_answer on an extra tool', { does: 'call an extra tool', value }, 'invalid_answer', 1],
      ['with invalid_answer on another tool', { does: 'call another tool', value }, 'invalid_answer', 1],
      ['with invalid_answer on talk', { does: 'talk' }, 'invalid_answer', 1],
    ] satisfies [string, Behaviour, string, number | null][])(
      '%s',
      async (_, trouble, reason, expectedTries) => {
        const { ended, tries } = await ask(trouble);
        expect(ended).toBeInstanceOf(ModelFailure);
        expect(ended).toMatchObject({ reason });
        if (expectedTries !== null) expect(tries).toBe(expectedTries);
      },
    );

    it.each([
      ['hangs', { does: 'hang' }],
      ['drips', { does: 'drip', value }],
    ] satisfies [string, Behaviour][])(
      'with timeout within its budget when the provider %s',
      async (_, trouble) => {
        const { ended } = await askWithin(hurried, trouble);
        expect(ended).toMatchObject({ reason: 'timeout' });
      },
    );

    it('counts the tokens of answers that it could not use', async () => {
      const { ended } = await ask({ does: 'talk' });
      expect(ended).toMatchObject({ usage: { inputTokens: usage.input, outputTokens: usage.output } });
    });

    it('without a word of the question or of the provider in the error', async () => {
      const { ended } = await ask({ does: 'fail', status: 400 });
      expect(JSON.stringify([ended, String(ended), (ended as Error).cause])).not.toMatch(/Zoë|answered|sk-/);
    });
  });
});
