import { endpoint } from '../../shared/http/endpoint.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import * as routes from '../../shared/routes.ts';
import { noteStore } from '../../shared/storage/notes.ts';
import { deleteCandidateNote } from './handler.ts';

const edge = openEdge();
const stores = { notes: noteStore(edge.table) };
export const handler = endpoint(routes.deleteCandidateNote, deleteCandidateNote(stores), edge);
