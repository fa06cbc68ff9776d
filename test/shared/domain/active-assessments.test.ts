import { expect, it } from 'vitest';
import { isActive } from '../../../shared/domain/assessment-moves.ts';

it.each([
  ['created', true],
  ['sent', true],
  ['started', true],
  ['completed', false],
  ['expired', false],
  ['canceled', false],
  ['failed', false],
] as const)('an assessment that is %s keeps another one of its template away: %s', (status, keeps) => {
  expect(isActive({ status })).toBe(keeps);
});
