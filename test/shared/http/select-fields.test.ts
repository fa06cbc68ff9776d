import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../../../shared/http/api-gateway.ts';
import { selectFields } from '../../../shared/http/select-fields.ts';
import { type Route, route } from '../../../shared/routes/route.ts';

const listOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object({ object: v.literal('list'), data: v.array(v.object(entries)) });
const shown = { object: v.literal('note'), id: v.string(), title: v.string() };
const row: Route = route({
  method: 'GET',
  path: '/v1/notes',
  summary: '',
  scope: 'any',
  keys: 'public',
  response: listOf({ ...shown, text: v.string() }),
  publicResponse: listOf(shown),
});
const secret = { keyType: 'secret' } as Caller;
const publishable = { keyType: 'publishable' } as Caller;
const note = (id: string) => ({ object: 'note', id, title: `Title ${id}`, text: 'Text' });
const list = { object: 'list', has_more: true, data: [note('n1'), note('n2')] };

describe('the parameter fields', () => {
  it('leaves those fields in every item, with its kind and its id, and the envelope as it is', () => {
    expect(selectFields(list, ['title'], row, secret)).toEqual({
      object: 'list',
      has_more: true,
      data: [
        { object: 'note', id: 'n1', title: 'Title n1' },
        { object: 'note', id: 'n2', title: 'Title n2' },
      ],
    });
    expect(list.data[0]).toHaveProperty('text');
  });

  it('may name several', () => {
    expect(selectFields(list, ['title', 'text'], row, secret)).toEqual(list);
  });

  it('changes nothing where it is not given', () => {
    expect(selectFields(list, undefined, row, publishable)).toBe(list);
  });

  it('changes nothing of what is no list', () => {
    const one = note('n1');
    expect(selectFields(one, ['title'], row, secret)).toBe(one);
  });
});

describe('with a publishable key', () => {
  it('may name what a page sees', () => {
    expect(selectFields(list, ['title'], row, publishable)).toEqual(
      selectFields(list, ['title'], row, secret),
    );
  });

  it.each([[['text']], [['title', 'text']], [['text', 'title']]])(
    'may not name what it hides: %j',
    (fields) => {
      expect(() => selectFields(list, fields, row, publishable)).toThrow(
        expect.objectContaining({
          code: 'invalid_parameter',
          particulars: {
            param: 'fields',
            message: 'fields must be one or several of object, id, title.',
          },
        }),
      );
    },
  );

  it('is asked nothing more on a route that shows pages everything', () => {
    const open = { ...row, publicResponse: undefined };
    expect(selectFields(list, ['title', 'text'], open, publishable)).toEqual(list);
  });
});
