import { expect, it } from 'vitest';
import { targetOf } from '../../../shared/domain/audit.ts';
import { idSource } from '../../../shared/domain/ids.ts';

const newId = idSource(new Date('2026-11-25T10:00:00.000Z'));
const [job, stage, endpoint] = [newId('job'), newId('stage'), newId('webhookEndpoint')];
const call = { creates: false, isAboutSeveral: false, inPath: [] as unknown[], stored: [] as unknown[] };

it.each([
  ['the last id in the path', { inPath: [job, stage], stored: [job] }, { type: 'stage', id: stage }],
  [
    'what was created',
    { creates: true, inPath: [job], stored: [undefined, endpoint] },
    { type: 'webhook_endpoint', id: endpoint },
  ],
  [
    'what was stored, where the path has no id',
    { inPath: ['n-1'], stored: [undefined, job, stage] },
    { type: 'job', id: job },
  ],
  [
    'what the path has, where nothing with an id was stored',
    { creates: true, inPath: [job] },
    { type: 'job', id: job },
  ],
  ['nothing of several', { isAboutSeveral: true, stored: [job] }, null],
  ['nothing, where there is no id', { inPath: ['n-1'], stored: [7, 'x'] }, null],
])('a call is about %s', (_, changes, target) => expect(targetOf({ ...call, ...changes })).toEqual(target));
