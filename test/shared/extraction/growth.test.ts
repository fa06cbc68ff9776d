/**
 * A document with twice the lines is at most a little more than twice the work. Counted in runs of each block of the source,
 * which are the same at every run, unlike times.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCounting } from '../../support/count-blocks.ts';

let counter: Awaited<ReturnType<typeof startCounting>>;
let extract: typeof import('../../../shared/extraction/extract.ts').extract;
beforeAll(async () => {
  counter = await startCounting((url) => /\/shared\/(extraction|words|redaction)\//.test(url));
  ({ extract } = await import('../../../shared/extraction/extract.ts'));
});
afterAll(() => counter?.stop());

const html = (part: string) => (times: number) => `<html><body>${part.repeat(times)}</body></html>`;
const lines = (part: string) => (times: number) => part.repeat(times);

const kinds: [name: string, type: 'html' | 'txt' | 'md', write: (times: number) => string][] = [
  ['paragraphs', 'html', html('<p>a</p>')],
  ['rows of a table', 'html', html('<tr><td>a</td></tr>')],
  ['rows with links', 'html', html('<tr><td><a href="https://a.example/x">a</a></td><td>b</td></tr>')],
  [
    'rows of long cells',
    'html',
    html('<tr><td><p>a</p><p>b</p><p>c</p></td><td><p>d</p><p>e</p><p>f</p></td></tr>'),
  ],
  ['items', 'html', html('<li>a</li>')],
  ['links', 'html', html('<a href="https://a.example">a</a><br>')],
  ['headings', 'html', html('<h2>Experience</h2>')],
  ['definitions', 'html', html('<dl><dt>a</dt><dd>b</dd></dl>')],
  ['line breaks', 'html', html('a<br>')],
  ['bold words', 'html', html('<b>a</b> ')],
  ['lines', 'txt', lines('a\n')],
  ['lines and empty ones', 'txt', lines('a\n\n')],
  ['bullets', 'txt', lines('- built a house\n')],
  ['dated lines', 'txt', lines('2019 - 2021 Baker, Crust GmbH\n')],
  ['headings of sections', 'txt', lines('Experience\n')],
  ['entries', 'txt', lines('Experience\nBaker\nCrust GmbH\n01/2019 - 02/2021\n- baked bread\n\n')],
  ['skills', 'txt', lines('Skills: Java, Python, SQL\n')],
  ['labels', 'txt', lines('Name: Ada Example\n')],
  ['addresses', 'txt', lines('ada@example.org +49 30 1234567\n')],
  ['rows of Markdown', 'md', lines('| a | b |\n')],
  ['headings of Markdown', 'md', lines('# a\n\n')],
  ['cells', 'txt', lines('a\tb\tc\n')],
  [
    'posts with their employers',
    'txt',
    lines('2019 - 2021\nBaker at Crust GmbH in Leeds\n1. baked\n2. sold\n'),
  ],
  [
    'labels with leaders',
    'txt',
    lines('Empresa....: Casa Sol\nCargo: Cocinera. Cocina y compras del hotel.\n'),
  ],
  [
    'words for "at" in a head',
    'txt',
    (times) => `Experience\n2019 - 2021 Baker${' at Crust'.repeat(times)}\n2017 - 2018 Baker at Vale Crust\n`,
  ],
];

const base = 150;
/** Twice the lines may be this many times the work of a block. */
const mostGrowth = 2.6;
/** A block that runs more seldom for each repetition is not looked at: its growth may be a constant's. */
const leastRuns = 4;

it.each(kinds)('%s', { timeout: 60_000 }, async (_, type, write) => {
  const read = (times: number) => () =>
    extract({
      bytes: new TextEncoder().encode(write(times)),
      filename: `cv.${type}`,
      contentType: type === 'html' ? 'text/html' : 'text/plain',
      today: '2026-01-01',
    });
  await read(4 * base)();
  const [once, twice, fourTimes] = [
    await counter.count(read(base)),
    await counter.count(read(2 * base)),
    await counter.count(read(4 * base)),
  ];
  expect(once.size).toBeGreaterThan(50);
  // Twice in a row: what is kept of an earlier document can make one of them seem steep.
  const steep = [...fourTimes].flatMap(([place, count]) => {
    const [first = 0, second = 0] = [once.get(place), twice.get(place)];
    const isSteep =
      count > leastRuns * 4 * base &&
      count > mostGrowth * second &&
      second > mostGrowth * first &&
      first > base;
    return isSteep ? [`${place}: ${first} → ${second} → ${count}`] : [];
  });
  expect(steep).toEqual([]);
});
