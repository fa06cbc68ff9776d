import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { findPort, listenLocally } from '../../../infra/local/listen-locally.ts';

async function occupy(port: number): Promise<void> {
  const server = createServer();
  await listenLocally(server, port);
  onTestFinished(() => void server.close());
}

/** The first that Linux gives a program that asks for any; macOS and Windows begin higher. */
const firstOfTheSystem = 32_768;

it('findPort answers the wanted port while nothing listens there, and another one while something does', async () => {
  const port = await findPort(0);
  expect(await findPort(port)).toBe(port);
  await occupy(port);
  expect(await findPort(port)).not.toBe(port);
});

it('findPort draws ports that nobody gets who asks the system for any', async () => {
  const held = await findPort(0);
  await occupy(held);
  const drawn = await Promise.all(Array.from({ length: 50 }, (_, index) => findPort(index % 2 ? 0 : held)));
  expect(Math.max(...drawn)).toBeLessThan(firstOfTheSystem);
});

it('findPort returns no port twice in a row of 300, though nobody listens on them yet', async () => {
  const found: number[] = [];
  for (let n = 0; n < 300; n++) found.push(await findPort(0));
  expect(new Set(found).size).toBe(300);
});
