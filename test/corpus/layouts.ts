import { marginHeadings, sidebarLeft, sidebarRight } from './layouts/columns.ts';
import { gutter, table, timeline } from './layouts/dates-beside.ts';
import { academic, functional, iconFont, multiPosition } from './layouts/habits-of-trades.ts';
import type { PageLayout } from './layouts/page-layout.ts';
import { classic, datesBelow, dense, letterSpaced, titleFirst } from './layouts/single-column.ts';
import { type WordLayout, wordHeadings, wordTable, wordTabs } from './layouts/word.ts';
import { people, splitOf } from './people.ts';
import { type Persona, type Split, splits } from './persona.ts';

export const pageLayouts: readonly PageLayout[] = [
  classic,
  sidebarLeft,
  gutter,
  table,
  letterSpaced,
  iconFont,
  titleFirst,
  academic,
  sidebarRight,
  timeline,
  datesBelow,
  dense,
  functional,
  multiPosition,
  marginHeadings,
];
export const wordLayouts: readonly WordLayout[] = [wordHeadings, wordTabs, wordTable];

export type Sitting = { persona: Persona; set: Split | 'scanned' } & (
  | { format: 'pdf' | 'png'; layout: PageLayout }
  | { format: 'docx'; layout: WordLayout }
);

/** PDFs of one person, each in another layout of their split. */
const pagesEach = 3;

/** Who is drawn how: the layouts of a split go round its people, so that each layout meets many languages. */
export const sittings = (): Sitting[] => [...readable(), ...scanned()];

const readable = () =>
  splits.flatMap((split) => {
    const pages = pageLayouts.filter((layout) => layout.split === split);
    const words = wordLayouts.filter((layout) => layout.split === split);
    return people
      .filter((persona) => splitOf(persona) === split)
      .flatMap((persona, index): Sitting[] => {
        const fitting = pages.filter((layout) => layout.fits?.(persona) ?? true);
        const word = words[(index >> 1) % words.length];
        return [
          ...Array.from({ length: pagesEach }, (_, i) => fitting[(index * pagesEach + i) % fitting.length])
            .filter((layout) => layout !== undefined)
            .map((layout) => ({ persona, set: split, format: 'pdf' as const, layout })),
          ...(word && index % 2 === 0
            ? [{ persona, set: split, format: 'docx' as const, layout: word }]
            : []),
        ];
      });
  });

/** Pictures of two CVs, one in English and one not; a set of its own, since only a machine with OCR reads them. */
const scanned = () =>
  [
    { id: 'us-nurse', layout: classic },
    { id: 'de-carer', layout: datesBelow },
  ].flatMap(({ id, layout }): Sitting[] => {
    const persona = people.find((one) => one.id === id);
    return persona ? [{ persona, set: 'scanned', format: 'png', layout }] : [];
  });
