import { expect, it } from 'vitest';
import { replayQueue } from '../../../shared/webhooks/replay-queue.ts';
import { sentCommands } from './support/sent-commands.ts';

it.each([
  [-5_000, 0],
  [0, 0],
  [1, 1],
  [1000, 1],
  [899_999, 900],
  [900_001, 900],
  [3_600_000, 900],
])('a message about a replay in %i ms has a delay of %i s', async (delayMs, seconds) => {
  const { client, sent } = sentCommands();
  const replay = { organization_id: 'org_1', id: 'rpl_1', endpoint_id: 'we_1' };
  await replayQueue(client, 'https://queue').sendLater(replay, delayMs);
  expect(sent).toEqual([
    {
      QueueUrl: 'https://queue',
      MessageBody: '{"organization_id":"org_1","id":"rpl_1"}',
      MessageGroupId: 'org_1',
      DelaySeconds: seconds,
    },
  ]);
});
