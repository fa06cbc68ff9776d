import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type ErrorCode, errorCodes, errorView } from '../../../shared/contracts/errors.ts';
import { ApiError } from '../../../shared/domain/api-error.ts';
import { jsonAnswer, refusalAnswer, statusOf } from '../../../shared/http/answer.ts';

const codes = Object.keys(errorCodes) as ErrorCode[];

it('is JSON, with the headers it was given', () => {
  expect(jsonAnswer(201, { a: 1 }, { Location: '/v1/jobs/1' })).toEqual({
    status: 201,
    headers: { 'Content-Type': 'application/json', Location: '/v1/jobs/1' },
    body: '{"a":1}',
  });
});

describe('the error body', () => {
  it.each(codes)('of %s is whole: type, code, sentence, status, request and where to read on', (code) => {
    const { status, body } = refusalAnswer(new ApiError(code), 'req_1');
    const { error } = v.parse(
      v.strictObject({ error: v.strictObject(errorView.entries.error.entries) }),
      JSON.parse(body),
    );
    expect(status).toBe(statusOf(code));
    expect(error).toMatchObject({ code, status, param: null, details: [], request_id: 'req_1' });
    expect(error.message).toMatch(/^[A-Z].*\.$/);
    expect(error.doc_url).toMatch(new RegExp(`^https://.+/errors#${code}$`));
  });

  it('says what the thrower knew better, and carries its headers', () => {
    const details = [{ param: 'name', code: 'required', message: 'name is required.' }];
    const headers = { 'Retry-After': '5' };
    const thrown = new ApiError('validation_failed', {
      message: 'Name it.',
      param: 'name',
      details,
      headers,
    });
    const answer = refusalAnswer(thrown, 'req_1');
    expect(JSON.parse(answer.body).error).toMatchObject({ message: 'Name it.', param: 'name', details });
    expect(answer.headers).toMatchObject(headers);
  });
});
