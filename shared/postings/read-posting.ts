import {
  type ImportError,
  type ImportSource,
  importWarnings,
  type ReadPosting,
} from '../contracts/job-import.ts';
import { detectLanguage } from '../words/detect-language.ts';
import { choosePosting } from './choose-posting.ts';
import { decodePage } from './decode-page.ts';
import type { FetchedPage, FetchPage } from './fetch-page.ts';
import { findJsonLd, parseLoosely, postingsIn } from './find-json-ld.ts';
import { findMicrodata } from './find-microdata.ts';
import type { Findings, Reading } from './findings.ts';
import { embeddedGreenhouse } from './job-boards/greenhouse.ts';
import type { JobBoard } from './job-boards/job-board.ts';
import { type JobBoardOf, knownJobBoard } from './job-boards/known-job-board.ts';
import { judgeConfidence } from './judge-confidence.ts';
import { type Element, elementsIn, type ParsedPage, parseHtml } from './parse-html.ts';
import { readJobPosting } from './read-job-posting.ts';
import { plainLines } from './read-lines.ts';
import { readPageText } from './read-page-text.ts';
import { readableRegion } from './readable-region.ts';
import { tidyFacts } from './tidy-facts.ts';
import { toMarkdown } from './to-markdown.ts';

export type PostingOutcome =
  | { outcome: 'read'; posting: ReadPosting }
  | { outcome: 'failed'; error: ImportError };

interface Sources {
  fetchPage: FetchPage;
  now: Date;
  /** Finds the known system of a URL; replaced by tests. */
  boardOf?: JobBoardOf;
  /** Reads again with a model what only the text rules have read; absent where the stage has no model. */
  readAgain?: (findings: Findings, lines: string[]) => Promise<Findings>;
}

/** 10 s for the page, its redirects and a system's response together. */
const timeoutMs = 10_000;

/**
 * Reads the job posting of a URL: first from the page's structured data, then from a known system's JSON, last from the
 * text. The facts always validate as those of a new job; a page that is not a single posting fails.
 */
export async function readPosting(
  url: string,
  { fetchPage, now, boardOf = knownJobBoard, readAgain }: Sources,
): Promise<PostingOutcome> {
  const signal = AbortSignal.timeout(timeoutMs);
  const fetched = await fetchPage(url, signal);
  const reading: Reading = { url: fetched.outcome === 'fetched' ? fetched.page.url : url, now };
  const page = fetched.outcome === 'fetched' ? openPage(fetched.page) : emptyPage;

  const nodes = [
    { source: 'json_ld', found: page.jsonLd },
    { source: 'microdata', found: findMicrodata(page.root, reading.url) },
  ] as const;
  for (const { source, found } of nodes) {
    if (found.length === 0) continue;
    const node = choosePosting(found, [url, reading.url]);
    if (!node) return failed(severalJobs);
    const findings = readJobPosting(node, reading);
    if (findings.facts.name) return read(source, findings, page);
  }

  const board =
    boardOf(new URL(url)) ?? boardOf(new URL(reading.url)) ?? embeddedBoard(page.root, reading.url);
  const answer = board && (await askBoard(board, { fetchPage, signal, reading }));
  if (board && answer?.outcome === 'found') return read(board.source, answer.findings, page);
  if (fetched.outcome === 'failed') return failed(fetched.error);
  const findings = readPageText(page.root, reading);
  if (findings) return read('html', readAgain ? await readAgain(findings, linesOf(page)) : findings, page);
  return failed(answer?.outcome === 'failed' && answer.error.retryable ? answer.error : noJob);
}

const noJob: ImportError = {
  code: 'url_not_a_job',
  message: 'The page does not read like a job posting.',
  retryable: false,
};
const severalJobs: ImportError = {
  code: 'url_not_a_job',
  message: 'The page lists several jobs; import the page of one of them.',
  retryable: false,
};
const failed = (error: ImportError): PostingOutcome => ({ outcome: 'failed', error });

interface OpenPage extends ParsedPage {
  jsonLd: ReturnType<typeof findJsonLd>;
}
const emptyPage: OpenPage = { ...parseHtml(''), jsonLd: [] };

function openPage(page: FetchedPage): OpenPage {
  const text = decodePage(page);
  if (page.contentType.endsWith('json')) return { ...emptyPage, jsonLd: postingsIn([parseLoosely(text)]) };
  const parsed = parseHtml(text);
  return { ...parsed, jsonLd: findJsonLd(parsed.root) };
}

function embeddedBoard(root: Element, url: string): JobBoard | null {
  const scripts = [...elementsIn(root)].flatMap(({ name, attributes }) =>
    name === 'script' && attributes.src ? [attributes.src] : [],
  );
  return embeddedGreenhouse(new URL(url), scripts);
}

/** The lines of the page's main text, in order. */
const linesOf = ({ root }: OpenPage) =>
  plainLines(toMarkdown(readableRegion(root), 'https://invalid.example/'));

type BoardAnswer =
  | { outcome: 'found'; findings: Findings }
  | { outcome: 'failed'; error: ImportError }
  | null;

async function askBoard(
  board: JobBoard,
  { fetchPage, signal, reading }: Pick<Sources, 'fetchPage'> & { signal: AbortSignal; reading: Reading },
): Promise<BoardAnswer> {
  const fetched = await fetchPage(board.endpoint, signal);
  if (fetched.outcome === 'failed') return fetched;
  const findings = board.read(parseLoosely(decodePage(fetched.page)), reading);
  return findings && { outcome: 'found', findings };
}

/** The findings as valid facts of a job, with their confidence. */
function read(source: ImportSource, findings: Findings, { isCut }: ParsedPage): PostingOutcome {
  const { warnings } = findings;
  if (isCut) warnings.add('page_cut');
  const description = findings.facts.job_details.description ?? '';
  const language =
    findings.facts.language ?? detectLanguage(plainLines(description.slice(0, 20_000)).join('\n'));
  if (language !== null) findings.facts.language = language;
  const facts = tidyFacts(findings);
  const posting: ReadPosting = {
    source,
    facts,
    confidence: judgeConfidence(source, facts, warnings),
    warnings: [...warnings].map((code) => ({ code, message: importWarnings[code] })),
  };
  return { outcome: 'read', posting };
}
