import { describe, expect, it } from 'vitest';
import { readSchedule } from '../../../../infra/local/event-sources/schedule-expression.ts';

const next = (expression: string, after: string) => {
  const due = readSchedule(expression)?.(Date.parse(after));
  return due === undefined ? undefined : new Date(due).toISOString();
};

describe('a schedule', () => {
  it.each([
    ['rate(1 minute)', '2026-03-01T10:00:30.000Z', '2026-03-01T10:01:30.000Z'],
    ['rate(2 days)', '2026-02-28T10:00:00.000Z', '2026-03-02T10:00:00.000Z'],
    ['cron(0 3 * * ? *)', '2026-03-01T02:59:59.999Z', '2026-03-01T03:00:00.000Z'],
    ['cron(0 3 * * ? *)', '2026-03-01T03:00:00.000Z', '2026-03-02T03:00:00.000Z'],
    ['cron(30 23 * * ? *)', '2026-12-31T23:45:00.000Z', '2027-01-01T23:30:00.000Z'],
  ])('%s after %s is due at %s', (expression, after, due) => {
    expect(next(expression, after)).toBe(due);
  });

  it.each([
    'rate(0 minutes)',
    'cron(0 3 * * MON *)',
    'cron(60 3 * * ? *)',
    'cron(0 24 * * ? *)',
    'at(2026-01-01)',
  ])('%s is not one that the local cloud knows', (expression) => {
    expect(readSchedule(expression)).toBeUndefined();
  });
});
