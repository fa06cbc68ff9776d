import type { IncomingMessage } from 'node:http';
import type { ImportError } from '../contracts/job-import.ts';
import { classifyError, OutboundError, type OutboundErrorClass } from '../outbound/outbound-error.ts';
import { reachTarget, type TargetRequest } from '../outbound/reach-target.ts';
import { BodyTooLarge, readWholeBody } from './read-whole-body.ts';

/** A page as received, after redirects. */
export interface FetchedPage {
  url: string;
  /** Without parameters, in lower case. */
  contentType: string;
  charset: string | null;
  bytes: Uint8Array;
}

type PageOutcome = { outcome: 'fetched'; page: FetchedPage } | { outcome: 'failed'; error: ImportError };

export type FetchPage = (url: string, signal: AbortSignal) => Promise<PageOutcome>;

type Reach = Pick<TargetRequest, 'allowLoopback' | 'resolve' | 'certificateAuthority'>;

const maxRedirects = 3;
const redirects = new Set([301, 302, 303, 307, 308]);
/** Statuses after which another request may succeed later. */
const passing = (status: number) => [408, 425, 429].includes(status) || status >= 500;
const pageTypes = new Set(['text/html', 'application/xhtml+xml', 'application/json', 'application/ld+json']);

/** Identifies the service. No cookie, no referrer, and nothing about the organization of the import. */
const headers = {
  'user-agent': 'HiringServiceImport/1.0',
  accept: 'text/html, application/ld+json, application/json;q=0.9',
  'accept-encoding': 'gzip, deflate, br',
};

/**
 * Fetches one public page: at most three redirects, each checked like the first URL, and at most 2 MB of body. The
 * signal ends it. It never throws: every failure of server or network is an outcome.
 */
export const guardedFetch =
  (reach: Reach): FetchPage =>
  async (url, signal) => {
    try {
      let at = url;
      for (let followed = 0; ; followed++) {
        const answer = await reachTarget({ ...reach, method: 'GET', url: at, headers }, signal);
        const next = redirectOf(answer, at);
        if (next === null) return await readAnswer(answer, at, signal);
        answer.destroy();
        if (followed === maxRedirects) return failed('The URL redirects more than three times.');
        at = next;
      }
    } catch (error) {
      if (error instanceof BodyTooLarge) return failed('The page is larger than 2 MB.');
      const errorClass = classifyError(signal.aborted ? new OutboundError('timeout') : error, false);
      const [message, retryable] = failures[errorClass];
      return failed(message, retryable);
    }
  };

/** The target of a redirect, or null when the response is none. */
function redirectOf({ statusCode = 0, headers: { location } }: IncomingMessage, from: string): string | null {
  if (!redirects.has(statusCode) || !location) return null;
  if (!URL.canParse(location, from)) throw new OutboundError('invalid_response');
  return new URL(location, from).href;
}

async function readAnswer(answer: IncomingMessage, url: string, signal: AbortSignal): Promise<PageOutcome> {
  const { statusCode = 0, headers: sent } = answer;
  if (statusCode !== 200) {
    answer.destroy();
    return failed(`The URL answers with the HTTP status ${statusCode}.`, passing(statusCode));
  }
  const [type = '', ...parameters] = (sent['content-type'] ?? '').split(';');
  const contentType = type.trim().toLowerCase();
  if (!pageTypes.has(contentType)) {
    answer.destroy();
    const error = { code: 'url_not_a_job', message: 'The URL leads to a file, not to a page.' } as const;
    return { outcome: 'failed', error: { ...error, retryable: false } };
  }
  const charset = /^\s*charset\s*=\s*"?([\w.:-]{1,40})"?\s*$/i;
  const named = parameters.map((parameter) => charset.exec(parameter)?.[1]).find(Boolean) ?? null;
  const bytes = await readWholeBody(answer, signal);
  return { outcome: 'fetched', page: { url, contentType, charset: named, bytes } };
}

const failed = (message: string, retryable = false): PageOutcome => ({
  outcome: 'failed',
  error: { code: 'url_not_reachable', message, retryable },
});

/** The import error for each class, and whether another attempt may succeed. */
const failures: Record<OutboundErrorClass, readonly [message: string, retryable: boolean]> = {
  timeout: ['The page did not come within ten seconds.', true],
  dns: ['The name of the host is not known.', false],
  connection_refused: ['The host refuses the connection.', true],
  connection_reset: ['The host broke the connection off.', true],
  connection_failed: ['The host could not be reached.', true],
  tls: ['The host has no valid certificate.', false],
  blocked_address: ['The URL does not lead to a page of the public internet.', false],
  invalid_response: ['The host does not answer as a web server does.', false],
  response_too_large: ['The host answers with too many headers.', false],
};
