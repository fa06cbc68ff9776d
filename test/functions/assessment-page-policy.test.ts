import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { renderAssessmentPage } from '../../functions/assessment-page/render-page.ts';

it('allows its own style by its hash, pictures in the page, and nothing from elsewhere', () => {
  const page = renderAssessmentPage();
  const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page)?.[1] ?? '';
  const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  const rules = Object.fromEntries(
    policy
      .replaceAll('&apos;', "'")
      .split('; ')
      .map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1).join(' ')]),
  );
  expect(style.length).toBeGreaterThan(100);
  expect(rules).toMatchObject({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': `'sha256-${hash}'`,
    'img-src': 'data:',
    'connect-src': "'self'",
  });
});
