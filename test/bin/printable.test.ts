import { expect, it } from 'vitest';
import { printable } from '../../bin/smoke/run-promises.ts';

it('prints neither the key nor what a terminal would obey, and no long line', () => {
  const line = `FAILED  a replay: returned 500 Bearer svc_sk_test_1\u001b[2J\r\n${'x'.repeat(900)}`;
  const shown = printable(line, 'svc_sk_test_1');
  expect(shown).toMatch(/^FAILED {2}a replay: returned 500 Bearer … \[2J {2}x+$/);
  expect(shown).toHaveLength(500);
});
