import { useState } from 'preact/hooks';
import type { HiringClient } from '../../client/src/index.ts';
import { clientFor } from './api.ts';
import type { List } from './calls.ts';
import { usePlace } from './place.ts';
import { useLoad } from './use-load.ts';

type FetchPage<Item> = (
  client: HiringClient,
  cursor: string | undefined,
  signal?: AbortSignal,
) => Promise<List<Item>>;

/** A list that is read page after page, by a button. */
export function useList<Item>(key: string, fetchPage: FetchPage<Item>, everyMs?: number) {
  const { environment } = usePlace();
  const [isLoadingMore, setLoadingMore] = useState(false);
  const [moreError, setMoreError] = useState<unknown>();
  const loaded = useLoad(key, (client, signal) => fetchPage(client, undefined, signal), everyMs);
  const { value, show } = loaded;
  const more = async () => {
    if (!value?.next_cursor) return;
    setLoadingMore(true);
    setMoreError(undefined);
    try {
      const page = await fetchPage(await clientFor(environment), value.next_cursor);
      show({ ...page, data: [...value.data, ...page.data] });
    } catch (error) {
      setMoreError(error);
    }
    setLoadingMore(false);
  };
  return { ...loaded, error: loaded.error ?? moreError, more, isLoadingMore };
}
