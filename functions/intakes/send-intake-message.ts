import { isDeepStrictEqual } from 'node:util';
import { ApiError } from '../../shared/domain/api-error.ts';
import { refuseClosedJob } from '../../shared/domain/application.ts';
import { refuseEnded } from '../../shared/domain/intake.ts';
import { invalid } from '../../shared/domain/invalid.ts';
import type { Intake } from '../../shared/domain/stored/intake.ts';
import type { Handle } from '../../shared/http/call.ts';
import { chatEntryOf } from '../../shared/http/chat-entry.ts';
import { isInsider } from '../../shared/http/insider.ts';
import { subjectIds } from '../../shared/http/response.ts';
import type { Said as Message } from '../../shared/intake/dialogue.ts';
import * as routes from '../../shared/routes/route-table.ts';
import type { StoredTurn } from '../../shared/storage/chat-rows.ts';
import type { Said } from '../../shared/storage/intakes.ts';
import { type ScanStore, scanStore } from '../../shared/storage/scans.ts';
import { presentChat } from '../../shared/views/present-intake.ts';
import { fileJudge } from './file-state.ts';
import { personSays, teamSays } from './next-turn.ts';
import { type ChatStores, chatReader, openChats, type ReadChat } from './read-chat.ts';

interface Stores extends ChatStores {
  scans: Pick<ScanStore, 'findWithResult'>;
}

/** Stores one message with the reply of the program. A repeated message changes nothing and gets the same reply. */
export const sendIntakeMessage = (stores: Stores): Handle<typeof routes.sendIntakeMessage> => {
  const { intakes } = stores;
  const readChat = chatReader(stores);
  const judgeFile = fileJudge(stores.scans);
  return async ({ params, body, caller, origin, now }) => {
    const { organizationId } = origin;
    const message = messageOf(body);
    const isTeam = isInsider(caller);
    let read: ReadChat | undefined;
    let last: StoredTurn | undefined;

    const say = async (before: Intake): Promise<Said | null> => {
      read = await readChat(organizationId, before, now);
      last = await repeated(before);
      if (last) return null;
      refuseEnded(before, now);
      if (isTeam) return keep(teamSays(read, message, now));
      if (!read.job) throw new ApiError('job_not_accepting_applications');
      refuseClosedJob(read.job, now);
      const { awaited } = read.dialogue;
      const file =
        awaited === null
          ? null
          : await judgeFile(organizationId, { intake: before, fileId: awaited, saidAt: read.saidAt, now });
      return keep(personSays(read, message, file, now));
    };
    const keep = (said: Said | null) => {
      last = said?.turn;
      if (read && said) read = { ...read, dialogue: said.dialogue as ReadChat['dialogue'] };
      return said;
    };
    /** The turn that this message had before. Throws {@link ApiError} turn_taken if the turn has another message. */
    const repeated = async ({ id, turn }: Intake): Promise<StoredTurn | undefined> => {
      if (body.turn === turn + 1) return undefined;
      const found = body.turn === turn ? await intakes.findTurn(organizationId, id, turn) : undefined;
      const isSame = found?.from === (isTeam ? 'team' : 'person') && isDeepStrictEqual(found.said, message);
      if (found && isSame) return found;
      throw new ApiError('turn_taken', {
        param: 'turn',
        message: `The next turn of this chat is ${turn + 1}.`,
      });
    };

    const intake = await intakes.say(origin, params.id, say);
    const { scene, dialogue } = read as ReadChat;
    const turns = last ? [{ ...last, text: null }] : [];
    const chat = presentChat({ intake, scene, dialogue, turns, shows: last?.shows ?? [], now });
    return { ...chat, [subjectIds]: [intake.candidate_id ?? ''] };
  };
};

function messageOf({ text, value }: { text?: string; value?: unknown }): Message {
  if (text === undefined && value === undefined) throw invalid('text', 'required', 'Send a text or a value.');
  if (text !== undefined && value !== undefined)
    throw invalid('text', 'contradictory', 'Send either a text or a value.');
  return text === undefined ? ({ value } as Message) : { text };
}

export const entry = chatEntryOf(routes.sendIntakeMessage, sendIntakeMessage, (edge) => ({
  ...openChats(edge),
  scans: scanStore(edge.table),
}));
