import type { Handle } from '../../shared/http/call.ts';
import { chatEntryOf } from '../../shared/http/chat-entry.ts';
import { subjectIds } from '../../shared/http/response.ts';
import { slotsOf } from '../../shared/intake/slots.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { presentChat } from '../../shared/views/present-intake.ts';
import { type ChatStores, chatReader, openChats } from './read-chat.ts';

/** A chat from its first word on, so that a page that is loaded again goes on where it was. */
export const getIntake = (stores: ChatStores): Handle<typeof routes.getIntake> => {
  const readChat = chatReader(stores);
  return async ({ params, origin, now }) => {
    const { organizationId } = origin;
    const intake = await stores.intakes.get(organizationId, params.id);
    const [{ scene, dialogue }, turns] = await Promise.all([
      readChat(organizationId, intake, now),
      stores.intakes.turnsOf(organizationId, intake),
    ]);
    const isSummary = dialogue.asked === null;
    const shows = isSummary ? slotsOf(scene).map(({ key }) => key) : (turns.at(-1)?.shows ?? []);
    const chat = presentChat({ intake, scene, dialogue, turns, shows, now });
    return { ...chat, [subjectIds]: [intake.candidate_id ?? ''] };
  };
};

export const entry = chatEntryOf(routes.getIntake, getIntake, openChats);
