import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { beforeAll, expect, it } from 'vitest';
import { listEventTypes } from '../../functions/events/list-event-types.ts';
import type { EventTypeView } from '../../shared/contracts/event-types.ts';
import { eventNames } from '../../shared/contracts/events.ts';
import { exampleEvent } from '../../shared/examples/event-examples.ts';
import * as routes from '../../shared/routes/route-table.ts';
import type { Backend } from '../support/backend.ts';
import { callerOf, newCaller, testEdge } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const list = async (): Promise<EventTypeView[]> => {
  const call = callerOf(routes.listEventTypes, listEventTypes(), testEdge(backend));
  return (await call({ caller: await newCaller(backend) })).body.data;
};

it('lists every event that an endpoint can subscribe to, once', async () => {
  const types = await list();
  expect(types.map(({ type }) => type)).toEqual(eventNames);
  expect(types.filter(({ is_reserved }) => is_reserved)).toEqual([]);
});

it('has a schema that takes the documented example of its event and of no other', async () => {
  const ajv = new Ajv2020({ strict: false });
  formats.default(ajv as never);
  const judges = (await list()).map(({ type, schema }) => ({ type, judge: ajv.compile(schema) }));
  for (const name of eventNames) {
    const example = JSON.parse(JSON.stringify(exampleEvent(name)));
    expect(judges.filter(({ judge }) => judge(example)).map(({ type }) => type)).toEqual([name]);
  }
});

it('names the kind of resource that the event shows', async () => {
  const created = (await list()).find(({ type }) => type === 'job.created');
  const judge = new Ajv2020({ strict: false, validateFormats: false }).compile(created?.schema as object);
  const { data, ...event } = JSON.parse(JSON.stringify(exampleEvent('job.created')));
  expect(judge({ ...event, data: { ...data, object: { ...data.object, object: 'scan' } } })).toBe(false);
});
