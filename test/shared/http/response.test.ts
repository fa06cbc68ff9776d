import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type ErrorCode, errorCodes, errorView, problemView } from '../../../shared/contracts/errors.ts';
import { ApiError } from '../../../shared/domain/api-error.ts';
import type { HttpRequest } from '../../../shared/http/api-gateway.ts';
import {
  errorResponse,
  jsonResponse,
  refusalPage,
  statusOf,
  wantsPage,
} from '../../../shared/http/response.ts';

const codes = Object.keys(errorCodes) as ErrorCode[];

it('is JSON, with the headers it was given', () => {
  expect(jsonResponse(201, { a: 1 }, { Location: '/v1/jobs/1' })).toEqual({
    status: 201,
    headers: { 'Content-Type': 'application/json', Location: '/v1/jobs/1' },
    body: '{"a":1}',
  });
});

describe('the error body', () => {
  it.each(codes)('of %s is whole: type, code, sentence, status, request and where to read on', (code) => {
    const { status, body } = errorResponse(new ApiError(code), 'req_1');
    const { error } = v.parse(
      v.strictObject({ error: v.strictObject(errorView.entries.error.entries) }),
      JSON.parse(body),
    );
    expect(status).toBe(statusOf(code));
    expect(error).toMatchObject({ code, status, param: null, details: [], request_id: 'req_1' });
    expect(error.message).toMatch(/^[A-Z].*\.$/);
    expect(error.doc_url).toMatch(new RegExp(`^http://127.0.0.1:4010/docs/errors#${code}$`));
  });

  it('says what the thrower knew better, and carries its headers', () => {
    const details = [{ param: 'name', code: 'required' as const, message: 'name is required.' }];
    const headers = { 'Retry-After': '5' };
    const thrown = new ApiError('validation_failed', {
      message: 'Name it.',
      param: 'name',
      details,
      headers,
    });
    const answer = errorResponse(thrown, 'req_1');
    expect(JSON.parse(answer.body).error).toMatchObject({ message: 'Name it.', param: 'name', details });
    expect(answer.headers).toMatchObject(headers);
  });
});

describe('the message', () => {
  const details = ['a is required.', 'b is required.', 'c is required.'].map((message) => ({
    param: message.slice(0, 1),
    code: 'required' as const,
    message,
  }));
  const messageOf = (count: number, message?: string) =>
    JSON.parse(
      errorResponse(new ApiError('validation_failed', { message, details: details.slice(0, count) }), 'req_1')
        .body,
    ).error.message;

  it('is that of the first detail, with the number of the others', () => {
    expect([0, 1, 2, 3].map((count) => messageOf(count))).toEqual([
      errorCodes.validation_failed[2],
      'a is required.',
      'a is required. There is 1 more in details.',
      'a is required. There are 2 more in details.',
    ]);
  });

  it('is its own where it has one', () => {
    expect(messageOf(2, 'Name it.')).toBe('Name it.');
  });
});

it('has the first 20 details and the number of the others', () => {
  const details = Array.from({ length: 60_000 }, (_, n) => ({
    param: `tags.${n}`,
    code: 'too_long' as const,
    message: 'x',
  }));
  for (const accept of ['application/json', 'application/problem+json']) {
    const { body } = errorResponse(new ApiError('validation_failed', { details }), 'req_1', accept);
    const view = JSON.parse(body);
    expect(view.error ?? view).toMatchObject({ details: details.slice(0, 20), details_omitted: 59_980 });
  }
});

describe('a problem document (RFC 9457)', () => {
  const requestId = 'req_0f8fad5b-d9cb-469f-a165-70867728950e';
  const thrown = new ApiError('insufficient_scope', { message: 'This call needs jobs:read.' });
  const answer = (accept?: string) => errorResponse(thrown, requestId, accept);

  it('says what the error body says, in the words of the standard', () => {
    const { status, headers, body } = answer('application/problem+json');
    expect(headers['Content-Type']).toBe('application/problem+json');
    expect(v.parse(v.strictObject(problemView.entries), JSON.parse(body))).toEqual({
      type: JSON.parse(answer().body).error.doc_url,
      title: errorCodes.insufficient_scope[2],
      status,
      detail: 'This call needs jobs:read.',
      instance: 'urn:uuid:0f8fad5b-d9cb-469f-a165-70867728950e',
      code: 'insufficient_scope',
      param: null,
      details: [],
      details_omitted: 0,
      request_id: requestId,
    });
  });

  it.each([
    ['application/problem+json', true],
    ['application/json, Application/Problem+JSON; q=0.5', true],
    ['application/problem+json;charset=utf-8', true],
    [undefined, false],
    ['', false],
    ['*/*', false],
    ['application/json', false],
    ['application/problem+xml', false],
    ['application/problem+json;q=0', false],
    ['application/problem+json; q=0.000, application/json', false],
  ])('is for those who ask for it: %j', (accept, isProblem) => {
    expect(answer(accept).headers['Content-Type']).toBe(
      isProblem ? 'application/problem+json' : 'application/json',
    );
  });
});

describe('a page for a person', () => {
  const request = (headers: HttpRequest['headers']) => ({ headers, requestId: 'req_1' }) as HttpRequest;
  const pages = { renderRefusal: (refusal: object) => JSON.stringify(refusal) };

  it.each([
    ['text/html', true],
    ['application/xhtml+xml, Text/HTML;q=0.9', true],
    ['application/json', false],
    ['*/*', false],
    ['', false],
    [undefined, false],
  ])('is wanted with the Accept header %j: %s', (accept, isWanted) => {
    expect(wantsPage(request(accept === undefined ? {} : { accept }))).toBe(isWanted);
  });

  it('says the code and the request in the languages of the person, with the headers of the refusal', () => {
    const refusal = new ApiError('rate_limited', { headers: { 'Retry-After': '7' } });
    const { body, ...rest } = refusalPage(refusal, request({ 'accept-language': 'de' }), pages);
    expect(rest).toEqual({
      status: 429,
      headers: { 'Retry-After': '7', 'Content-Type': 'text/html; charset=utf-8' },
    });
    expect(JSON.parse(body)).toEqual({ code: 'rate_limited', requestId: 'req_1', languages: 'de' });
  });

  it('is the page of the refusal, where it has one', () => {
    const refusal = new ApiError('validation_failed', { page: '<p>the form again</p>' });
    const { status, body } = refusalPage(refusal, request({}), pages);
    expect([status, body]).toEqual([422, '<p>the form again</p>']);
  });
});
