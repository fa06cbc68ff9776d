import type { HiringClient, HiringError } from '../../../client/src/index.ts';

/** A message of the team, with the number of the turn that it is sent as. */
export interface OutgoingMessage {
  text: string;
  turn: number;
}

const mostTries = 5;

export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && error.name === 'HiringError' ? (error as HiringError).code : undefined;

/**
 * Sends a message to a chat. If its turn has another message meanwhile, it is sent as the next one. The turn stays in
 * `message`: the same message, sent again after a lost response, is stored once.
 */
export async function sendToChat(client: HiringClient, id: string, message: OutgoingMessage): Promise<void> {
  const path = { id };
  for (let tries = 1; ; tries += 1)
    try {
      await client.post('/v1/intakes/{id}/messages', { path, body: { ...message } });
      return;
    } catch (error) {
      if (codeOf(error) !== 'turn_taken' || tries === mostTries) throw error;
      const { turn } = await client.get('/v1/intakes/{id}', { path });
      message.turn = turn + 1;
    }
}
