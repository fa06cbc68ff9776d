import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/domain/api-error.ts';
import { asRefusal } from '../../../shared/http/failure.ts';

let written: string[] = [];
beforeEach(() => {
  written = [];
  vi.stubEnv('LOG_LEVEL', 'info');
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => written.push(String(chunk)) > 0);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const named = (name: string) => Object.assign(new Error('Jane Doe did it'), { name });
const parserError = (statusCode: number) =>
  Object.assign(new Error('bad'), { statusCode, cause: { package: '@middy/http-json-body-parser' } });

it('leaves a refusal as it is, and logs nothing', () => {
  const refusal = new ApiError('not_found');
  expect(asRefusal(refusal, 'req_1')).toBe(refusal);
  expect(written).toEqual([]);
});

it.each([
  [415, 'unsupported_media_type'],
  [422, 'invalid_json'],
])('calls a body that the parser refuses with %i %s', (status, code) => {
  expect(asRefusal(parserError(status), 'req_1').code).toBe(code);
});

const tooLarge = 'Item size has exceeded the maximum allowed size';

it.each([
  ['alone', Object.assign(new Error(tooLarge), { name: 'ValidationException' })],
  [
    'in a transaction',
    Object.assign(named('TransactionCanceledException'), {
      CancellationReasons: [{ Code: 'None' }, { Code: 'ValidationError', Message: tooLarge }],
    }),
  ],
])('calls a row that grew beyond what the table takes 413, %s', (_, error) => {
  expect(asRefusal(error, 'req_1').code).toBe('payload_too_large');
  expect(written).toEqual([]);
});

describe('503', () => {
  it('is what an AWS service’s own 5xx becomes, also when it has no name', () => {
    for (const httpStatusCode of [500, 503]) {
      const unnamed = Object.assign(new Error('UnknownError'), { $metadata: { httpStatusCode } });
      expect(asRefusal(unnamed, 'req_1').code).toBe('service_unavailable');
    }
  });

  it('is what a call to AWS becomes that had no answer at all', () => {
    const cut = Object.assign(new Error('socket hang up'), {
      code: 'ECONNRESET',
      $metadata: { attempts: 3 },
    });
    expect(asRefusal(cut, 'req_1').code).toBe('service_unavailable');
  });

  it.each([
    'ProvisionedThroughputExceededException',
    'ThrottlingException',
    'RequestLimitExceeded',
    'TransactionCanceledException',
    'TransactionConflictException',
    'TransactionInProgressException',
    'SlowDown',
    'TimeoutError',
    'ServiceUnavailable',
  ])('is what AWS being busy as %s becomes, with the time to wait', (name) => {
    const refusal = asRefusal(named(name), 'req_1');
    expect(refusal.code).toBe('service_unavailable');
    expect(refusal.particulars.headers).toEqual({ 'Retry-After': '1' });
    expect(JSON.parse(written[0] ?? '')).toMatchObject({ level: 'warn', error: name, requestId: 'req_1' });
  });

  it('is also what writers get who met on one row too often: trying again is the right thing to do', () => {
    expect(asRefusal(named('ConditionFailed'), 'req_1').code).toBe('service_unavailable');
  });
});

describe('500', () => {
  it.each([
    ['an error nobody foresaw', new TypeError('Jane Doe is undefined')],
    ['a thrown string', 'Jane Doe'],
    ['nothing', undefined],
    ['null', null],
    [
      'a request that AWS refuses',
      Object.assign(named('AccessDenied'), { $metadata: { httpStatusCode: 403 } }),
    ],
    ['a status below 500', Object.assign(named('Odd'), { $metadata: { httpStatusCode: 499 } })],
    ['an item that is missing', new Error('There is no Item size in it')],
  ])('is what %s becomes, without detail but with a log line that names the request', (_, thrown) => {
    const refusal = asRefusal(thrown, 'req_1');
    expect(refusal.code).toBe('internal_error');
    expect(refusal.particulars).toEqual({});
    expect(written).toHaveLength(1);
    expect(JSON.parse(written[0] ?? '')).toMatchObject({ level: 'error', requestId: 'req_1' });
    expect(written[0]).not.toContain('Jane');
  });
});
