import type { Behaviour } from '../receiver.ts';
import { type Operation, refusedForExternalId, wrong } from './client.ts';

export const webhookEndpointOperations: readonly Operation[] = [
  {
    name: 'register a webhook endpoint',
    weight: 3,
    async perform(client) {
      const { run, number, expect } = client;
      const behaviours: readonly Behaviour[] = ['healthy', 'healthy', 'flaky', 'flaky', 'dead', 'gone'];
      const behaviour = run.chance.pick(behaviours);
      const { url, ...receiver } = run.openAddress(`/${number}`, behaviour);
      const external_id = client.externalId('webhookEndpoint');
      const events = run.chance.pick([
        ['*'],
        ['*'],
        ['job.*'],
        ['scan.*'],
        ['scan.completed', 'scan.failed'],
      ]);
      const payload = run.chance.pick(['snapshot', 'thin']);
      const answer = await client.keyed('createWebhookEndpoint', {
        body: { url, events, payload, external_id },
      });
      if (refusedForExternalId(client, 'webhookEndpoint', external_id, answer)) return;
      expect(answer.status === 201, wrong('createWebhookEndpoint', answer));
      if (answer.status !== 201) return;
      const sinceMs = run.clock.nowMs();
      run.world.hooks.set(answer.body.id, { view: answer.body, behaviour, sinceMs, ...receiver });
    },
  },
  {
    name: 'remove a webhook endpoint',
    weight: 1,
    async perform(client) {
      const { run, expect } = client;
      const id = client.take(run.world.hooks);
      if (!id) return;
      const answer = await client.plain('deleteWebhookEndpoint', { params: { id } });
      expect(
        answer.status === 200 || (answer.status === 404 && answer.uncertain),
        wrong('deleteWebhookEndpoint', answer),
      );
      run.world.hooks.delete(id);
      run.world.deletedHooks.add(id);
    },
  },
];
