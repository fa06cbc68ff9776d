import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { presentTranscript } from '../../shared/views/present-intake.ts';
import { type ChatStores, chatReader, openChats } from './read-chat.ts';

export const getIntakeTranscript = (stores: ChatStores): Handle<typeof routes.getIntakeTranscript> => {
  const readChat = chatReader(stores);
  return async ({ params, origin, now }) => {
    const { organizationId } = origin;
    const intake = await stores.intakes.get(organizationId, params.id);
    const [{ scene, dialogue }, turns] = await Promise.all([
      readChat(organizationId, intake, now),
      stores.intakes.turnsOf(organizationId, intake),
    ]);
    return presentTranscript(intake, scene, dialogue, turns);
  };
};

export const entry = entryOf(routes.getIntakeTranscript, getIntakeTranscript, openChats);
