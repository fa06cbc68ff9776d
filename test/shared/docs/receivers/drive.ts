/** Puts deliveries to the recipe beside it: one a line on standard input, as receiver-recipes.test.ts writes them. */
import { createInterface } from 'node:readline';
import { Inbox, verify } from '../../../../shared/docs/receivers/receive-webhook.ts';

const inbox = new Inbox();
const handled: string[] = [];
const decode = (field = '-') => (field === '-' ? undefined : Buffer.from(field, 'base64'));

for await (const line of createInterface({ input: process.stdin })) {
  const [call, ...fields] = line.split('\t');
  const [secret, header, body, now] = fields.map(decode);
  const given = [String(secret), header?.toString(), body ?? Buffer.alloc(0)] as const;
  if (call === 'verify') console.log(verify(...given, Number(now)) ? 'valid' : 'refused');
  else {
    const status = inbox.receive(...given, (event) => handled.push(event.id), Number(now));
    console.log(status, handled.join(' '));
  }
}
