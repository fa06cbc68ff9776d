import { ashbyBoard } from './ashby.ts';
import type { Board } from './board.ts';
import { greenhouseBoard } from './greenhouse.ts';
import { leverBoard } from './lever.ts';
import { recruiteeBoard } from './recruitee.ts';
import { workableBoard } from './workable.ts';

export type BoardOf = (url: URL) => Board | null;

/** The applicant tracking system of a posting's address with its JSON endpoint; null for an unknown one. */
export const knownBoard: BoardOf = (url) =>
  greenhouseBoard(url) ?? leverBoard(url) ?? ashbyBoard(url) ?? workableBoard(url) ?? recruiteeBoard(url);
