import { haveBrackets } from './employer-in-brackets.ts';
import { headerParts, type Part } from './header-parts.ts';
import { endInTowns, haveTowns, townApart } from './places-in-parts.ts';
import type { Entry } from './split-entries.ts';
import { atStroke, haveStrokes } from './strokes.ts';

/** How the heads of a section are written, learned over all its entries. */
export interface Habits {
  /** "Electrician (Siemens AG)": employers are in brackets. */
  hasBrackets: boolean;
  /** "Hill Home (Muizen)": towns are in brackets. */
  hasTowns: boolean;
  /** "Nurse / Hill Home": a stroke is between the two. */
  hasStrokes: boolean;
  /** "Hill Home, Zwönitz": a town, which no list has to know, is behind each name. */
  endsInTowns: boolean;
}

/** The habits of a section's entries. */
export const habitsOf = (entries: readonly Entry[]): Habits => ({
  hasBrackets: haveBrackets(entries),
  hasTowns: haveTowns(entries),
  hasStrokes: haveStrokes(entries),
  endsInTowns: endInTowns(entries.map(headerParts)),
});

/** The parts of an entry's head, separated as its section does. */
export const partsByHabits = (entry: Entry, { hasTowns, hasStrokes }: Habits): Part[] => {
  const parts = headerParts(entry);
  const atStrokes = hasStrokes ? parts.flatMap(atStroke) : parts;
  return hasTowns ? atStrokes.flatMap(townApart) : atStrokes;
};
