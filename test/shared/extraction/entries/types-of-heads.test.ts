/** What the type of a head says: bold employers above roles, words and brackets between parts of other types. */
import { describe, expect, it } from 'vitest';
import { type PdfText, pdfOf } from '../../../support/bad-files.ts';
import { compactFacts } from '../support/compact-facts.ts';

const top: PdfText[] = [
  { text: 'Ylva Marsh', x: 50, y: 50, size: 18 },
  { text: 'ylva@example.org', x: 50, y: 70 },
  { text: 'Work experience', x: 50, y: 110, size: 14, bold: true },
];
/** Lines below the heading, each of parts side by side; `*` in front makes one bold. */
const jobsOf = async (lines: [number, string][][]) => {
  const texts = lines.flatMap((parts, row) =>
    parts.map(([x, text]) => ({
      text: text.replace('*', ''),
      x,
      y: 135 + 15 * row,
      bold: text.startsWith('*'),
    })),
  );
  return (await compactFacts(pdfOf([[...top, ...texts]]), 'cv.pdf')).jobs;
};

describe('between a role in bold and an employer in bold', () => {
  it.each(['at', '@', 'bei', 'presso', 'chez', 'en'])(
    '"%s" in plain type announces the employer',
    async (word) => {
      const jobs = await jobsOf([
        [
          [50, '*Team lead'],
          [108, word],
          [150, '*Moonwake'],
          [400, '2019 - 2021'],
        ],
        [
          [50, '*Driver'],
          [92, word],
          [130, '*Silverpine'],
          [400, '2016 - 2019'],
        ],
      ]);
      expect(jobs).toEqual(['Team lead | Moonwake | 2019 | 2021', 'Driver | Silverpine | 2016 | 2019']);
    },
  );
});

describe('a bracket in plain type after a role in bold', () => {
  const withBracket = (inside: string) =>
    jobsOf([
      [
        [50, '*Staff nurse'],
        [120, inside],
        [400, '2019 - 2021'],
      ],
      [[50, 'Looked after twelve people in two wards and trained three others.']],
    ]);

  it('is the employer where its words are those of one', async () => {
    expect(await withBracket('(Vale Care Ltd)')).toEqual(['Staff nurse | Vale Care Ltd | 2019 | 2021']);
  });

  it('is an aside where they are not', async () => {
    expect(await withBracket('(240 beds)')).toEqual(['Staff nurse |  | 2019 | 2021']);
  });
});

it('an employer in bold is above a role in plain type, though the first one is next to its period', async () => {
  const jobs = await jobsOf([
    [
      [50, '*Watling Lodge'],
      [400, '2019 - 2021'],
    ],
    [[50, 'Receptionist']],
    [[50, 'Welcomed guests in three languages']],
    [[50, '*Moonwake']],
    [
      [50, 'Porter'],
      [400, '2016 - 2019'],
    ],
    [[50, 'Carried the luggage of ninety rooms']],
  ]);
  expect(jobs).toEqual(['Receptionist | Watling Lodge | 2019 | 2021', 'Porter | Moonwake | 2016 | 2019']);
});
