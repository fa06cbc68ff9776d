import { endpoint } from '../../shared/http/endpoint.ts';
import { openCursorKeys } from '../../shared/http/open-cursor-keys.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import { openIndexKeys } from '../../shared/http/open-index-keys.ts';
import * as routes from '../../shared/routes.ts';
import { candidateStore } from '../../shared/storage/candidates.ts';
import { noteStore } from '../../shared/storage/notes.ts';
import { listCandidateNotes } from './handler.ts';

const edge = openEdge();
const stores = {
  cursorKeys: openCursorKeys(),
  candidates: candidateStore(edge.table, openIndexKeys()),
  notes: noteStore(edge.table),
};
export const handler = endpoint(routes.listCandidateNotes, listCandidateNotes(stores), edge);
