/** An response for anyone, whose view the handler keeps: written once where the view is frozen. */
import * as v from 'valibot';
import { beforeAll, expect, it } from 'vitest';
import type { Handle } from '../../../shared/http/call.ts';
import { route } from '../../../shared/routes/route.ts';
import type { Backend } from '../../support/backend.ts';
import { callerOf, newCaller, testEdge } from '../../support/call-endpoint.ts';
import { sharedBackend } from '../../support/shared-backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const row = {
  method: 'GET',
  path: '/v1/notes/{id}',
  summary: '',
  params: { id: v.string() },
  response: v.object({ texts: v.array(v.string()) }),
} as const;
const open = route({ ...row, scope: 'none' });
const keyed = route({ ...row, scope: 'any' });

/** What two calls show, when the view changes between them. */
async function shownTwice(asked: typeof open | typeof keyed, isFrozen: boolean): Promise<string[][]> {
  const texts = ['before'];
  const view = isFrozen ? Object.freeze({ texts }) : { texts };
  const call = callerOf(asked, (async () => view) as Handle<typeof asked>, testEdge(backend));
  const sent = { params: { id: 'n1' }, caller: asked === keyed ? await newCaller(backend) : undefined };
  const first = (await call(sent)).body.texts;
  texts.splice(0, 1, 'after');
  return [first, (await call(sent)).body.texts];
}

it.each([
  ['frozen, for anyone', open, true, 'before'],
  ['not frozen', open, false, 'after'],
  ['frozen, for who has a key', keyed, true, 'after'],
] as const)('a view that is %s', async (_, asked, isFrozen, second) => {
  expect(await shownTwice(asked, isFrozen)).toEqual([['before'], [second]]);
});
