import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxTranscribedPages, transcribe } from '../../../../shared/extraction/second-reading/transcribe.ts';
import {
  maxLineLength,
  maxLinesPerPage,
} from '../../../../shared/extraction/second-reading/transcript-question.ts';
import { costUsd } from '../../../../shared/model/model-prices.ts';
import type { Pictures } from '../../../../shared/model/pictures.ts';
import { type Asked, type Behaviour, usage } from '../../../support/model-servers/dialect.ts';
import { eachProvider } from '../../../support/model-servers/each-provider.ts';
import { type Provider, providers } from '../../../support/model-servers/providers.ts';
import { blankPng, scannedPdf } from '../../../support/scanned-pages.ts';

const bytes = scannedPdf([blankPng(60, 84)]);
/** More than a test has: what waits for it to end runs into the time of the test. */
const patient = { budgetMs: 40_000, attemptMs: 40_000, maxAttempts: 3 };
/** Three seconds instead of the twenty-five of a scan, for tests of the time limit. */
const hurried = { budgetMs: 3000, attemptMs: 1500, maxAttempts: 3 };
const pageOf = ({ text }: Asked) => Number(/page (\d+)/.exec(text)?.[1]);
const linesOf = (page: number) => [`First of page ${page}`, `Last of page ${page}`];

eachProvider((name) => {
  let provider: Provider;
  beforeAll(async () => {
    provider = await providers[name]();
  });
  afterAll(() => provider.server.stop());

  async function read(pages: number, behave: (page: number, turn: number) => Behaviour, patience = patient) {
    const { server, engine } = provider;
    server.asked.length = 0;
    server.malformed.length = 0;
    const turns = new Map<number, number>();
    server.behave = (asked) => {
      const page = pageOf(asked);
      turns.set(page, (turns.get(page) ?? 0) + 1);
      return behave(page, turns.get(page) ?? 0);
    };
    const file = { bytes, mediaType: 'application/pdf', pages } satisfies Pictures & { bytes: Uint8Array };
    const read = await transcribe(file, { engine, budget: patience, random: () => 0 });
    expect(server.malformed).toEqual([]);
    return read;
  }
  const answer = (page: number, afterMs = 0): Behaviour => ({
    does: 'answer',
    value: { lines: linesOf(page) },
    afterMs,
  });

  describe('a transcript', () => {
    it('has the pages in their order, whichever is answered first', async () => {
      const { transcript } = await read(3, (page) => answer(page, (3 - page) * 200));
      expect(transcript).toEqual({
        mediaType: 'application/pdf',
        pages: 3,
        linesOfPages: [1, 2, 3].map(linesOf),
        warnings: ['transcribed_by_model'],
      });
      expect(provider.server.asked.map(pageOf).toSorted()).toEqual([1, 2, 3]);
    });

    it('counts the tokens and the price of every page', async () => {
      const { account } = await read(3, (page) => answer(page));
      const used = { inputTokens: 3 * usage.input, outputTokens: 3 * usage.output };
      const { model } = provider.engine;
      expect(account).toMatchObject({
        engine: name,
        model,
        ...used,
        costUsd: costUsd(model, used),
        fallbackReason: null,
      });
    });

    it('has the pages that are asked for, and shows that some were not read', async () => {
      const { transcript } = await read(maxTranscribedPages + 1, (page) => answer(page));
      expect(provider.server.asked).toHaveLength(maxTranscribedPages);
      expect(transcript?.pages).toBe(maxTranscribedPages + 1);
      expect(transcript?.linesOfPages).toHaveLength(maxTranscribedPages);
      expect(transcript?.warnings).toContain('ocr_incomplete');
    });

    it('is had after too many requests, an error of the provider and a try that hangs', async () => {
      const troubles: Behaviour[] = [
        { does: 'fail', status: 429 },
        { does: 'fail', status: 500 },
        { does: 'hang' },
      ];
      const { transcript } = await read(
        3,
        (page, turn) => (turn === 1 ? (troubles[page - 1] as Behaviour) : answer(page)),
        { ...patient, attemptMs: 3000 },
      );
      expect(transcript?.linesOfPages).toEqual([1, 2, 3].map(linesOf));
      expect(provider.server.asked).toHaveLength(6);
    });

    it('goes without a page that the model refuses, and says so', async () => {
      const { transcript, account } = await read(3, (page) =>
        page === 2 ? { does: 'decline' } : answer(page),
      );
      expect(transcript?.linesOfPages).toEqual([linesOf(1), [], linesOf(3)]);
      expect(transcript?.warnings).toEqual(['transcribed_by_model', 'ocr_incomplete']);
      expect(account.fallbackReason).toBeNull();
    });
  });

  const tooMany = { lines: Array(maxLinesPerPage + 1).fill('line') };
  const tooLong = { lines: ['x'.repeat(maxLineLength + 1)] };
  it.each([
    ['too many requests', { does: 'fail', status: 429 }, 'rate_limited', true],
    ['errors of the provider', { does: 'fail', status: 500 }, 'provider_error', true],
    ['a provider that hangs', { does: 'hang' }, 'timeout', true],
    ['a provider that drips', { does: 'drip', value: {} }, 'timeout', true],
    ['a body that is no JSON', { does: 'send junk' }, 'provider_error', true],
    ['a connection that breaks', { does: 'cut the line', value: {} }, 'provider_error', true],
    ['a request that is not taken', { does: 'fail', status: 400 }, 'provider_error', false],
    ['a refusal', { does: 'decline' }, 'refused', false],
    ['an answer that breaks off', { does: 'break off', value: { lines: ['a'] } }, 'invalid_answer', false],
    ['an answer of another shape', { does: 'answer', value: { lines: 'one' } }, 'invalid_answer', false],
    ['more lines than a page has', { does: 'answer', value: tooMany }, 'invalid_answer', false],
    ['a line that is none', { does: 'answer', value: tooLong }, 'invalid_answer', false],
  ] satisfies [string, Behaviour, string, boolean][])(
    'gives nothing after %s, and says whether it may pass',
    async (_, trouble, reason, mayPass) => {
      const patience = reason === 'timeout' ? hurried : patient;
      const { transcript, account, ...ended } = await read(1, () => trouble, patience);
      expect(transcript).toBeNull();
      expect(account.fallbackReason).toBe(reason);
      expect(ended.mayPass).toBe(mayPass);
    },
  );

  it('gives nothing, and at once, when one page fails in a way that may pass', async () => {
    const { transcript, mayPass, account } = await read(2, (page) =>
      page === 1 ? { does: 'fail', status: 429, retryAfter: '60' } : { does: 'hang' },
    );
    expect(transcript).toBeNull();
    expect(mayPass).toBe(true);
    expect(account.fallbackReason).toBe('rate_limited');
  });
});
