import { expect, it } from 'vitest';
import { ApiError, isRefusal } from '../../../shared/domain/api-error.ts';

it.each([
  ['a refusal with the code', new ApiError('not_found'), true],
  ['a refusal with another code', new ApiError('conflict'), false],
  ['another error with the code', Object.assign(new Error(), { code: 'not_found' }), false],
  ['what is no error', undefined, false],
])('%s', (_, thrown, expected) => {
  expect(isRefusal(thrown, 'not_found')).toBe(expected);
});

it('says what went wrong here, or else its code', () => {
  expect(new ApiError('not_found', { message: 'No such job.' })).toMatchObject({
    name: 'ApiError',
    code: 'not_found',
    message: 'No such job.',
  });
  expect(new ApiError('not_found').message).toBe('not_found');
});
