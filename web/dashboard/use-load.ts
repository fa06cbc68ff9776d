import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { HiringClient } from '../../client/src/index.ts';
import { clientFor } from './api.ts';
import { usePlace } from './place.ts';

/** What was loaded before is shown at once, and loaded anew. */
const cache = new Map<string, unknown>();

export interface Loaded<Value> {
  value: Value | undefined;
  error: unknown;
  reload: () => void;
  /** Shows a value that is newer than the loaded one. */
  show: (value: Value) => void;
}

type Load<Value> = (client: HiringClient, signal: AbortSignal) => Promise<Value>;

/** Loads what a page shows, again when `key` changes, and every `everyMs` while that is set. */
export function useLoad<Value>(key: string, load: Load<Value>, everyMs?: number): Loaded<Value> {
  const { environment, grant } = usePlace();
  const name = `${grant.organization.id} ${environment} ${key}`;
  const [state, setState] = useState<{ name: string; value?: Value; error?: unknown }>({ name });
  const [turn, setTurn] = useState(0);
  const latest = useRef(load);
  latest.current = load;

  useEffect(() => {
    const stop = new AbortController();
    void clientFor(environment)
      .then((client) => latest.current(client, stop.signal))
      .then((value) => {
        if (stop.signal.aborted) return;
        cache.set(name, value);
        setState({ name, value });
      })
      .catch((error: unknown) => {
        if (!stop.signal.aborted)
          setState({ name, error, ...(cache.has(name) && { value: cache.get(name) as Value }) });
      });
    return () => stop.abort();
  }, [name, turn, environment]);

  const reload = useCallback(() => setTurn((before) => before + 1), []);
  useEffect(() => {
    if (everyMs === undefined) return;
    const timer = setInterval(reload, everyMs);
    return () => clearInterval(timer);
  }, [everyMs, reload]);

  const show = useCallback(
    (value: Value) => {
      cache.set(name, value);
      setState({ name, value });
    },
    [name],
  );
  const isCurrent = state.name === name;
  const value = isCurrent && 'value' in state ? state.value : (cache.get(name) as Value | undefined);
  return { value, error: isCurrent ? state.error : undefined, reload, show };
}
