import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '../../../shared/platform/log.ts';

let written: string[] = [];
beforeEach(() => {
  written = [];
  vi.stubEnv('AWS_LAMBDA_FUNCTION_NAME', 'publish-job');
  vi.stubEnv('LOG_LEVEL', 'info');
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => written.push(String(chunk)) > 0);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

it('writes one JSON line with level, time, function and the given fields', () => {
  log.info('request', { requestId: 'req_1', status: 200 });
  expect(written).toHaveLength(1);
  expect(written[0]).toMatch(/^\{[^\n]*\}\n$/);
  expect(JSON.parse(written[0] ?? '')).toMatchObject({
    level: 'info',
    message: 'request',
    function: 'publish-job',
    requestId: 'req_1',
    status: 200,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
});

describe('of an error', () => {
  it('keeps the name and where it happened', () => {
    log.error('failed', {}, new TypeError('jane@example.com is no number'));
    const line = JSON.parse(written[0] ?? '');
    expect(line.error).toBe('TypeError');
    expect(line.frames[0]).toContain('log.test');
    expect(line.frames.length).toBeLessThanOrEqual(8);
  });

  it('never keeps its message, which may quote input, even when the input looks like a stack', () => {
    const lineStart = fc.constantFrom('', '\n', '\n    at ', '\r\n\tat ');
    const message = fc.tuple(lineStart, lineStart).map(([a, b]) => `${a}Jane Doe${b}jane@example.com`);
    fc.assert(
      fc.property(message, (text) => {
        log.error('failed', {}, new Error(text, { cause: new Error(text) }));
        log.warn('failed', {}, text);
      }),
    );
    expect(written.join('')).not.toContain('Jane');
    expect(written.join('')).not.toContain('jane@');
  });

  it('says of a thrown value that is no error what it was, not what was in it', () => {
    log.error('failed', {}, { email: 'jane@example.com' });
    expect(JSON.parse(written[0] ?? '')).toMatchObject({ error: 'object', frames: [] });
    expect(written[0]).not.toContain('jane');
  });
});

it.each([
  ['info', ['info', 'warn', 'error']],
  ['warn', ['warn', 'error']],
  ['error', ['error']],
  ['silent', []],
])('at level %s writes %s', (level, expected) => {
  vi.stubEnv('LOG_LEVEL', level);
  log.info('a');
  log.warn('b');
  log.error('c');
  expect(written.map((line) => JSON.parse(line).level)).toEqual(expected);
});
