import { ashbyBoard } from './ashby.ts';
import { greenhouseBoard } from './greenhouse.ts';
import type { JobBoard } from './job-board.ts';
import { leverBoard } from './lever.ts';
import { recruiteeBoard } from './recruitee.ts';
import { workableBoard } from './workable.ts';

export type JobBoardOf = (url: URL) => JobBoard | null;

/** The applicant tracking system of a posting's address with its JSON endpoint; null for an unknown one. */
export const knownJobBoard: JobBoardOf = (url) =>
  greenhouseBoard(url) ?? leverBoard(url) ?? ashbyBoard(url) ?? workableBoard(url) ?? recruiteeBoard(url);
