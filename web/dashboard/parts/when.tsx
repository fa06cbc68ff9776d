import { formatAgo, formatDateTime } from './format.ts';

/** How long ago, with the exact time to look up. */
export function When({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {formatAgo(at)}
    </time>
  );
}
