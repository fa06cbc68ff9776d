import { useEffect, useId, useState } from 'preact/hooks';
import { useQuery } from '../use-query.ts';
import { t } from '../words.ts';
import type { Option } from './fields.tsx';

/** A filter of a list as links side by side; the choice is in the address. */
export function Tabs({ name, label, options }: { name: string; label: string; options: readonly Option[] }) {
  const { query, setQuery } = useQuery();
  const chosen = query[name] ?? '';
  return (
    <div class="tabs" role="group" aria-label={label}>
      {options.map(([value, text]) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => setQuery({ [name]: value })}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

const pauseMs = 300;

/** A search that follows the typing after a short pause. */
export function Search({ label, name = 'q' }: { label: string; name?: string }) {
  const { query, setQuery } = useQuery();
  const kept = query[name] ?? '';
  const [text, setText] = useState(kept);
  const id = useId();
  useEffect(() => setText(kept), [kept]);
  useEffect(() => {
    if (text === kept) return;
    const timer = setTimeout(() => setQuery({ [name]: text.trim() }), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <form
      class="search"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        setQuery({ [name]: text.trim() });
      }}
    >
      <label for={id} class="only-heard">
        {label}
      </label>
      <input
        id={id}
        type="search"
        placeholder={label}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
    </form>
  );
}

/** A filter of a list with many values. */
export function Choice({
  name,
  label,
  options,
}: {
  name: string;
  label: string;
  options: readonly Option[];
}) {
  const { query, setQuery } = useQuery();
  return (
    <label class="filter">
      <span>{label}</span>
      <select value={query[name] ?? ''} onChange={(event) => setQuery({ [name]: event.currentTarget.value })}>
        <option value="">{t.common.all}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value} selected={value === query[name]}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
