import { useState } from 'preact/hooks';
import type { Candidate } from '../pages/candidate.tsx';
import { useCan } from '../place.ts';
import { t } from '../words.ts';
import { TextField } from './fields.tsx';
import { Icon } from './icon.tsx';
import { Problem } from './states.tsx';
import { useAction } from './use-action.ts';

export function Tags({
  candidate: { id, tags },
  onChanged,
}: {
  candidate: Candidate;
  onChanged: (value: Candidate) => void;
}) {
  const [tag, setTag] = useState('');
  const mayWrite = useCan()('candidates:write');
  const { act, isBusy, error } = useAction();
  const change = async (body: { add?: string[]; remove?: string[] }) => {
    const changed = await act((client) => client.patch('/v1/candidates/{id}/tags', { path: { id }, body }));
    if (!changed) return;
    onChanged(changed);
    setTag('');
  };
  return (
    <section>
      <h2>{t.candidate.tags}</h2>
      {error !== undefined && <Problem error={error} />}
      <ul class="chips">
        {tags.map((one) => (
          <li key={one} class="chip">
            {one}
            {mayWrite && (
              <button
                type="button"
                class="plain icon"
                disabled={isBusy}
                aria-label={t.common.removeNamed(one)}
                onClick={() => change({ remove: [one] })}
              >
                <Icon name="close" />
              </button>
            )}
          </li>
        ))}
        {tags.length === 0 && <li class="soft">{t.candidate.noTags}</li>}
      </ul>
      {mayWrite && (
        <form
          class="inline"
          onSubmit={(event) => {
            event.preventDefault();
            if (tag.trim()) void change({ add: [tag.trim()] });
          }}
        >
          <TextField label={t.candidate.newTag} value={tag} onInput={setTag} maxLength={50} />
          <button type="submit" class="plain" disabled={isBusy || !tag.trim()}>
            {t.candidate.addTag}
          </button>
        </form>
      )}
    </section>
  );
}
