import { appendFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

type Message = { messageId: string; body: string; attributes: { ApproximateReceiveCount: string } };

const dir = process.env.RECORD_DIR as string;

/** Notes each message. A body that holds `fail` is reported as failed; while the file `slow-taker` exists nothing gets done. */
export const handler = async ({ Records }: { Records: Message[] }) => {
  appendFileSync(join(dir, 'taken.log'), Records.map(({ body }) => `${body}\n`).join(''));
  if (existsSync(join(dir, 'slow-taker'))) await sleep(60_000);
  appendFileSync(join(dir, 'done.log'), Records.map(({ body }) => `${body}\n`).join(''));
  const failed = Records.filter(({ body }) => body.includes('fail'));
  return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) };
};
