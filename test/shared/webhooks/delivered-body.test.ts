import { expect, it } from 'vitest';
import { deliveredBody } from '../../../shared/webhooks/delivered-body.ts';

const event = {
  id: 'evt_1',
  type: 'job.updated',
  data: {
    object: { object: 'job', id: 'job_1', name: 'Nurse' },
    previous: { name: 'Cook' },
    context: { changed: ['name'] },
  },
};
const body = `${JSON.stringify(event)}\n`;

it('a snapshot is the event as it was stored, to the byte', () => {
  expect(deliveredBody(body, 'snapshot')).toBe(body);
});

it('a thin body has the kind and the id of the resource, and neither its values nor those before', () => {
  expect(JSON.parse(deliveredBody(body, 'thin'))).toEqual({
    ...event,
    data: { object: { object: 'job', id: 'job_1' }, previous: null, context: { changed: ['name'] } },
  });
});
