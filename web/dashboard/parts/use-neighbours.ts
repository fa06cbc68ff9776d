import { useLayoutEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
import { usePageUrl } from '../place.ts';
import { useLoad } from '../use-load.ts';
import type { Application } from './move-applications.ts';

/** The applications before and after one in the same stage, by buttons and by the keys ← and →. */
export function useNeighbours(application: Application | undefined) {
  const { route } = useLocation();
  const url = usePageUrl();
  const jobId = application?.job_id;
  const stageId = application?.stage.id;
  const list = useLoad(`neighbours ${jobId} ${stageId}`, async (client, signal) => {
    if (!jobId || !stageId) return [];
    const query = {
      job_id: jobId,
      stage_id: stageId,
      status: 'active',
      limit: '100',
      fields: 'status',
    } as never;
    const { data } = await client.get('/v1/applications', { query, signal });
    return data.map(({ id }) => id);
  });
  const ids = list.value ?? [];
  const at = ids.indexOf(application?.id ?? '');
  const previous = at > 0 ? ids[at - 1] : undefined;
  const next = at >= 0 ? ids[at + 1] : undefined;
  const go = (id: string | undefined) => {
    if (id) route(url(`/applications/${id}`));
  };
  // Before the page is painted: a key that follows at once would go by the neighbours of the page before.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { target } = event;
      const isTyping =
        target instanceof Element &&
        target.closest('input, textarea, select, dialog, [contenteditable], .cv, .board') !== null;
      if (isTyping || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.key === 'ArrowLeft') go(previous);
      if (event.key === 'ArrowRight') go(next);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [previous, next]);
  return {
    previous,
    next,
    go,
    position: at + 1,
    count: ids.length,
    isLoading: list.value === undefined && list.error === undefined,
  };
}
