import { describe, expect, it } from 'vitest';
import { markdownWriter, writeHtml } from '../../../shared/views/write-html.ts';
import { chanceOf } from '../../faults/chance.ts';

const longest = 50_000;
/** The longest description, of one piece again and again. */
const fill = (piece: string, start = '', length = longest) =>
  start + piece.repeat(Math.floor((length - start.length) / piece.length));

const alphabet = [...'a \n=-*_`~>#[]()<!|\\&":', '1.'];
const two = alphabet.flatMap((one) => alphabet.map((other) => one + other));
const three = two.flatMap((pair) => alphabet.map((one) => pair + one));
const deep = (line: (depth: number) => string) =>
  Array.from({ length: 310 }, (_, depth) => line(depth)).join('\n');

/** What hurts by more than repetition. */
const contrived: Record<string, string> = {
  'an address that 8,000 links use': fill('[a]', `[a]: http://example.com/${'u'.repeat(25_000)}\n\n`),
  'a long address that a few links use': `[a]: http://x/${'u'.repeat(49_000)}\n\n${'[a]'.repeat(15)}`,
  'an address that grows, used by some links': `[a]: http://x/${'☃'.repeat(25_000)}\n\n${'[a]'.repeat(15)}`,
  'underlined lines': fill('a\n=\n'),
  'lines and blank lines': fill('a\n\n'),
  'lists in lists': deep((depth) => `${' '.repeat(Math.min(depth, 150) * 2)}- a`),
  'quotations in quotations': fill(`${'> '.repeat(60)}a\n`),
  'quotations that deepen': deep((depth) => '>'.repeat(depth)),
  'code of every length': deep((depth) => '`'.repeat(depth)).replaceAll('\n', 'a'),
  'links in links': `${'[a]('.repeat(5_000)}${'\\)'.repeat(15_000)}`,
  'images in images': `${'![['.repeat(8_000)}${'](x)'.repeat(6_000)}`,
  'emphasis around everything': `${'*'.repeat(25_000)}a${'*'.repeat(24_999)}`,
  'emphasis that crosses': fill('**a *b '),
  'titles that do not end': fill('[a](<b> "c '),
  'tags that do not end': fill('<a href="'),
  'CDATA that does not end': fill('<![CDATA['),
  'letters by number': fill('&#x41;'),
};

describe('the HTML of the longest description', () => {
  it('is written in time that grows with the length, and is below a megabyte, whatever it repeats', () => {
    const chance = chanceOf('write-html');
    const some = Array.from({ length: 100 }, () => three[chance.below(three.length)] ?? 'a');
    const patterns = [
      ...[...alphabet, ...two, ...some].map((piece) => [piece, fill(piece)]),
      ...Object.entries(contrived),
    ];
    const times = patterns.map(([name = '', markdown = '']) => {
      const startedAt = performance.now();
      expect(writeHtml(markdown).length, name).toBeLessThan(1_000_000);
      return { name, ms: Math.round(performance.now() - startedAt) };
    });
    console.info('slowest of 50,000 characters', times.sort((a, b) => b.ms - a.ms).slice(0, 5));
    // A pattern that takes the square of its length took 16 to 64 seconds here, and does not end within this test's time.
  }, 240_000);

  it('asks the rules of Markdown as often as it has characters, for every piece of three', () => {
    const { asked, render } = countingWriter();
    const asksFor = (markdown: string) => {
      asked.count = 0;
      render(markdown);
      return asked.count;
    };
    // Twice the text is twice the work, with some room; where it takes the square, it is four times.
    for (const piece of [...alphabet, ...two, ...three]) {
      const [short, long] = [asksFor(fill(piece, '', 500)), asksFor(fill(piece, '', 1_000))];
      expect(long, JSON.stringify(piece)).toBeLessThan(2.5 * short + 300);
    }
  }, 240_000);
});

/** Counts how often a rule is asked whether it begins at a place. */
function countingWriter() {
  const writer = markdownWriter();
  const asked = { count: 0 };
  for (const ruler of [writer.block.ruler, writer.inline.ruler, writer.inline.ruler2]) {
    for (const chain of ['', 'paragraph', 'reference', 'blockquote', 'list']) {
      const rules = ruler.getRules(chain) as ((...given: unknown[]) => unknown)[];
      for (const [index, rule] of rules.entries())
        rules[index] = (...given) => {
          asked.count += 1;
          return rule(...given);
        };
    }
  }
  return { asked, render: (markdown: string) => writer.render(markdown) };
}
