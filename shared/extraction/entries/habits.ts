import { headerParts, type Part } from './header-parts.ts';
import { endInTowns, haveTowns, haveTownsAfterNames, townApart, townsAfterNames } from './places-in-parts.ts';
import { atSeparator, type Separator, separatorOf } from './separators.ts';
import type { Entry } from './split-entries.ts';

/** How the heads of a section are written, learned over all its entries. */
export interface Habits {
  /** "Hill Home (Muizen)": towns are in brackets. */
  hasTowns: boolean;
  /** "Hill Home" in bold and ", Zwönitz" in plain type: towns are in a type of their own. */
  hasTownsAfterNames: boolean;
  /** "Nurse / Hill Home", "Hill Home: Nurse": what is between the two in each head. */
  separator: Separator | null;
  /** "Hill Home, Zwönitz": a town, which no list has to know, is behind each name. */
  endsInTowns: boolean;
}

/** The habits of a section's entries. */
export const habitsOf = (entries: readonly Entry[]): Habits => {
  const heads = entries.map(headerParts);
  return {
    hasTowns: haveTowns(entries),
    hasTownsAfterNames: haveTownsAfterNames(heads),
    separator: separatorOf(heads),
    endsInTowns: endInTowns(heads),
  };
};

/** The parts of an entry's head, separated as its section does. */
export const partsByHabits = (entry: Entry, { hasTowns, hasTownsAfterNames, separator }: Habits): Part[] => {
  const parts = hasTownsAfterNames ? townsAfterNames(headerParts(entry)) : headerParts(entry);
  const separated = separator ? parts.flatMap(atSeparator(separator)) : parts;
  return hasTowns ? separated.flatMap(townApart) : separated;
};
