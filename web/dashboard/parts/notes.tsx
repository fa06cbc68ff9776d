import { useState } from 'preact/hooks';
import { useCan } from '../place.ts';
import { useList } from '../use-list.ts';
import { t } from '../words.ts';
import { TextArea } from './fields.tsx';
import { More } from './more.tsx';
import { say } from './says.tsx';
import { Problem, Show } from './states.tsx';
import { useAction } from './use-action.ts';
import { When } from './when.tsx';

/** What the team wrote about a person. */
export function Notes({ candidateId }: { candidateId: string }) {
  const [text, setText] = useState('');
  const mayWrite = useCan()('candidates:write');
  const { act, isBusy, error } = useAction();
  const path = { id: candidateId };
  const notes = useList(`notes ${candidateId}`, (client, cursor, signal) =>
    client.get('/v1/candidates/{id}/notes', {
      path,
      query: { limit: '20', ...(cursor && { cursor }) } as never,
      ...(signal && { signal }),
    }),
  );
  const add = async (event: Event) => {
    event.preventDefault();
    if (
      !(await act((client) =>
        client.post('/v1/candidates/{id}/notes', { path, body: { text: text.trim() } }),
      ))
    )
      return;
    setText('');
    say(t.notes.added);
    notes.reload();
  };
  const remove = async (id: string) => {
    const input = { path: { ...path, note_id: id } };
    if (!(await act((client) => client.delete('/v1/candidates/{id}/notes/{note_id}', input)))) return;
    say(t.notes.removed);
    notes.reload();
  };
  return (
    <section class="notes">
      <h2>{t.notes.title}</h2>
      {error !== undefined && <Problem error={error} />}
      {mayWrite && (
        <form onSubmit={add}>
          <TextArea label={t.notes.new} rows={2} value={text} onInput={setText} />
          <button type="submit" class="small" disabled={isBusy || !text.trim()}>
            {t.notes.add}
          </button>
        </form>
      )}
      <Show of={notes} lines={2}>
        {({ data }) =>
          data.length === 0 ? (
            <p class="soft">{t.notes.none}</p>
          ) : (
            <ul>
              {data.map((note) => (
                <li key={note.id}>
                  <p class="note-text">{note.text}</p>
                  <p class="soft">
                    <When at={note.created_at} />
                    {mayWrite && (
                      <button type="button" class="plain small" onClick={() => remove(note.id)}>
                        {t.common.delete}
                      </button>
                    )}
                  </p>
                </li>
              ))}
            </ul>
          )
        }
      </Show>
      <More of={notes} />
    </section>
  );
}
