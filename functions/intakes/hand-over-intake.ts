import { refuseEnded } from '../../shared/domain/intake.ts';
import type { Handle } from '../../shared/http/call.ts';
import { chatEntryOf } from '../../shared/http/chat-entry.ts';
import { subjectIds } from '../../shared/http/response.ts';
import * as routes from '../../shared/routes/route-table.ts';
import type { StoredTurn } from '../../shared/storage/chat-rows.ts';
import { presentChat } from '../../shared/views/present-intake.ts';
import { handedTo } from './next-turn.ts';
import { type ChatStores, chatReader, openChats, type ReadChat } from './read-chat.ts';

/** The team takes part in a chat, or leaves it to the program again. Repeated, it changes nothing. */
export const handOverIntake = (stores: ChatStores): Handle<typeof routes.handOverIntake> => {
  const readChat = chatReader(stores);
  return async ({ params, body, origin, now }) => {
    const { organizationId } = origin;
    let read: ReadChat | undefined;
    let last: StoredTurn | undefined;
    const intake = await stores.intakes.say(origin, params.id, async (before) => {
      read = await readChat(organizationId, before, now);
      refuseEnded(before, now);
      const said = handedTo(read, body?.to ?? 'team', now);
      last = said?.turn;
      return said;
    });
    const { scene, dialogue } = read as ReadChat;
    const turns = last ? [last] : [];
    const chat = presentChat({ intake, scene, dialogue, turns, shows: last?.shows ?? [], now });
    return { ...chat, [subjectIds]: [intake.candidate_id ?? ''] };
  };
};

export const entry = chatEntryOf(routes.handOverIntake, handOverIntake, openChats);
