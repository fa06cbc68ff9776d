import { t } from '../words.ts';

/** The button below a list that has further pages. */
export function More({
  of,
}: {
  of: { value?: { has_more: boolean } | undefined; more: () => void; isLoadingMore: boolean };
}) {
  if (!of.value?.has_more) return null;
  return (
    <p class="more">
      <button type="button" class="plain" disabled={of.isLoadingMore} onClick={of.more}>
        {of.isLoadingMore ? t.common.loading : t.common.more}
      </button>
    </p>
  );
}
