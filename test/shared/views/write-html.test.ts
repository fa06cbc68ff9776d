import { describe, expect, it } from 'vitest';
import { writeHtml } from '../../../shared/views/write-html.ts';

describe('the HTML of a description', () => {
  it('has headings, lists, emphasis, code and links', () => {
    const markdown =
      '# Cook\n\nWe *cook* **well**, `fast`\nand [kindly](https://example.com/?a=1&b=2).\n\n- one\n- two\n\n1. a\n2. b\n\n> so\n\n---';
    expect(writeHtml(markdown)).toBe(
      [
        '<h1>Cook</h1>',
        '<p>We <em>cook</em> <strong>well</strong>, <code>fast</code>',
        'and <a href="https://example.com/?a=1&amp;b=2">kindly</a>.</p>',
        '<ul>\n<li>one</li>\n<li>two</li>\n</ul>',
        '<ol>\n<li>a</li>\n<li>b</li>\n</ol>',
        '<blockquote>\n<p>so</p>\n</blockquote>',
        '<hr />',
      ].join('\n'),
    );
  });

  it('has links by reference where they come to little', () => {
    expect(writeHtml('[team][t]\n\n[t]: https://example.com/team')).toBe(
      '<p><a href="https://example.com/team">team</a></p>',
    );
  });

  it('has raw HTML as text', () => {
    for (const raw of [
      '<script>a</script>',
      '<b onclick="a">',
      '<!-- a -->',
      'a <i>b</i>',
      '<div>\n\nb\n\n</div>',
    ])
      expect(writeHtml(raw).replaceAll(/<\/?p>/g, '')).not.toContain('<');
  });

  it.each([
    'javascript',
    'JAVASCRIPT',
    'data',
    'vbscript',
    'file',
    'java&#x0a;script',
    '&#9;javascript',
    'x',
  ])('has no link to %s:, in any spelling of a link', (scheme) => {
    const address = `${scheme}:alert(1)`;
    const spellings = [`[a](${address})`, `[a](<${address}>)`, `![a](${address})`, `<${address}>`];
    for (const markdown of [...spellings, `[a]: ${address}\n\n[a]`])
      expect(writeHtml(markdown)).not.toMatch(/<(a|img)\b/);
  });
});
