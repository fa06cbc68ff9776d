import type { APIGatewayProxyEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { type Caller, callerContext, readRequest, writeResponse } from '../../../shared/http/api-gateway.ts';
import * as routes from '../../../shared/routes/route-table.ts';
import { eventOf } from '../../support/call-endpoint.ts';

const caller: Caller = {
  organizationId: 'org_1',
  plan: 'scale',
  keyId: 'key_1',
  keyName: 'tests',
  keySetId: 'ks_1',
  keyType: 'secret',
  lastFour: 'abcd',
  scopes: ['jobs:read', 'jobs:write'],
  allowedOrigins: ['https://a.example', 'https://b.example'],
  keyCreatedAt: '2026-11-22T10:00:00.000Z',
  keyExpiresAt: '2027-11-22T10:00:00.000Z',
};

/** The request that is read from an event of the gateway with these differences. */
const readWith = (changes: object, requestContext: object = {}) => {
  const event = eventOf(routes.getJob, { params: { id: 'job_1' } });
  return readRequest({
    ...event,
    requestContext: { ...event.requestContext, requestId: 'a-b', ...requestContext },
    ...changes,
  } as APIGatewayProxyEvent);
};

describe('the owner of the key', () => {
  it.each<[string, Partial<Caller>]>([
    ['every field', {}],
    ['no scope and no page', { scopes: [], allowedOrigins: [] }],
    ['a key without an end', { keyExpiresAt: null }],
  ])('comes through the gateway with %s', (_, changes) => {
    const context = callerContext({ ...caller, ...changes });
    for (const value of Object.values(context)) expect(value).toEqual(expect.any(String));
    expect(readWith({}, { authorizer: context }).caller).toEqual({ ...caller, ...changes });
  });

  it('has neither scope nor page where an older authorizer names none', () => {
    const { scopes: _, allowedOrigins: __, ...older } = callerContext(caller);
    expect(readWith({}, { authorizer: older }).caller).toMatchObject({ scopes: [], allowedOrigins: [] });
  });

  it.each([undefined, null, {}, { organizationId: '' }])('is nobody with the context %j', (authorizer) => {
    expect(readWith({}, { authorizer })).toMatchObject({ caller: null, refusal: null });
  });

  it('is nobody where two keys were sent', () => {
    const context = { authorizer: callerContext(caller) };
    const multiValueHeaders = { Authorization: ['Bearer a'], authorization: ['Bearer b'] };
    const request = readWith({ multiValueHeaders }, context);
    expect(request).toMatchObject({ caller: null, repeatedHeaders: ['Authorization'] });
    const others = readWith({ multiValueHeaders: { Origin: ['a', 'b'] } }, context);
    expect(others).toMatchObject({ caller, repeatedHeaders: ['Origin'] });
  });

  it('is refused for the reason that the authorizer gives', () => {
    const authorizer = { refusal: 'revoked_api_key' };
    expect(readWith({}, { authorizer })).toMatchObject({ caller: null, refusal: 'revoked_api_key' });
  });
});

describe('a request', () => {
  it('has what the gateway knows of it', () => {
    const request = readWith(
      {
        httpMethod: 'PUT',
        body: { text: 'parsed' },
        headers: { ORIGIN: 'https://a.example' },
        multiValueHeaders: null,
      },
      { identity: { sourceIp: '192.0.2.7' } },
    );
    expect(request).toEqual({
      requestId: 'req_a-b',
      method: 'PUT',
      headers: { origin: 'https://a.example' },
      repeatedHeaders: [],
      query: {},
      repeatedQuery: [],
      params: { id: 'job_1' },
      address: '192.0.2.7',
      body: { text: 'parsed' },
      files: [],
      caller: null,
      refusal: null,
    });
  });

  it('has no body, no file, no parameter and no address where the gateway has none', () => {
    const none = {
      body: null,
      headers: null,
      multiValueHeaders: null,
      queryStringParameters: null,
      multiValueQueryStringParameters: null,
      pathParameters: null,
    };
    const empty = {
      body: null,
      files: [],
      headers: {},
      query: {},
      repeatedQuery: [],
      params: {},
      address: '',
    };
    expect(readWith(none, { identity: undefined })).toMatchObject(empty);
    expect(readWith({ ...none, body: undefined }, { identity: {} })).toMatchObject(empty);
  });

  it('has the files of a form', () => {
    const files = [{ name: 'resume', filename: 'cv.pdf', bytes: new Uint8Array(3) }];
    expect(readWith({ files }).files).toBe(files);
  });

  it('names the parameters that were sent more than once', () => {
    const request = readWith({
      queryStringParameters: { limit: '2', order: 'asc' },
      multiValueQueryStringParameters: {
        limit: ['1', '2'],
        order: ['asc'],
        odd: undefined,
        expand: ['a', 'b', 'c'],
      },
    });
    expect(request.repeatedQuery).toEqual(['limit', 'expand']);
    expect(request.query).toEqual({ limit: '2', order: 'asc' });
  });

  it('has its path parameters decoded, without those that cannot be', () => {
    const pathParameters = { id: 'a%2Fb%20c', plain: 'x', broken: '%E0%A4%A', empty: '', absent: undefined };
    expect(readWith({ pathParameters }).params).toEqual({ id: 'a/b c', plain: 'x', empty: '', absent: '' });
  });

  it('fails where a path parameter is no text: that is no mistake of the caller', () => {
    const odd = {
      toString: () => {
        throw new Error('no text');
      },
    };
    expect(() => readWith({ pathParameters: { id: odd } })).toThrow('no text');
  });
});

it('an answer is handed to the gateway with the id of its request', () => {
  const response = { status: 201, headers: { Location: '/v1/jobs/1' }, body: '{}', subjectIds: ['cand_1'] };
  expect(writeResponse(response, 'req_1')).toEqual({
    statusCode: 201,
    headers: { Location: '/v1/jobs/1', 'Svc-Request-Id': 'req_1' },
    body: '{}',
  });
});
