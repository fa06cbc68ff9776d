import './kit.ts';
import { usePageUrl } from '../place.ts';
import { useQuery } from '../use-query.ts';
import { t } from '../words.ts';
import { FitBar } from './fit-bar.tsx';
import { daysSince, formatDate } from './format.ts';
import { type Application, nameOf } from './move-applications.ts';
import { useSteps } from './use-steps.ts';

interface BoardListProps {
  applications: Application[];
  chosen: ReadonlySet<string>;
  mayMove: boolean;
  onChoose: (ids: string[], isChosen: boolean) => void;
}

const orders: Record<string, (left: Application, right: Application) => number> = {
  fit: (left, right) => (right.fit?.score ?? -1) - (left.fit?.score ?? -1),
  days: (left, right) =>
    Date.parse(left.last_moved_at ?? left.applied_at) - Date.parse(right.last_moved_at ?? right.applied_at),
  name: (left, right) => nameOf(left).localeCompare(nameOf(right)),
};

/** The same people as on the board, in rows that can be sorted. */
export function BoardList({ applications, chosen, mayMove, onChoose }: BoardListProps) {
  const url = usePageUrl();
  const { query, setQuery } = useQuery();
  const order = orders[query.sort ?? ''];
  const all = order ? [...applications].sort(order) : applications;
  const shown = all.slice(0, useSteps(all.length));
  const heading = (name: string, label: string) => (
    <th scope="col" aria-sort={query.sort === name ? (name === 'name' ? 'ascending' : 'descending') : 'none'}>
      <button type="button" class="sort" onClick={() => setQuery({ sort: query.sort === name ? '' : name })}>
        {label}
      </button>
    </th>
  );
  const isAll = all.length > 0 && all.every(({ id }) => chosen.has(id));
  return (
    <table class="stacked list">
      <thead>
        <tr>
          {mayMove && (
            <th scope="col" class="pick">
              <input
                type="checkbox"
                aria-label={t.board.selectAll}
                checked={isAll}
                onChange={() =>
                  onChoose(
                    all.map(({ id }) => id),
                    !isAll,
                  )
                }
              />
            </th>
          )}
          {heading('name', t.board.name)}
          <th scope="col">{t.board.stage}</th>
          {heading('fit', t.fit.fit)}
          {heading('days', t.board.inStage)}
          <th scope="col">{t.board.source}</th>
          <th scope="col">{t.board.applied}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((one) => (
          <tr key={one.id}>
            {mayMove && (
              <td class="pick">
                <input
                  type="checkbox"
                  aria-label={t.board.select(nameOf(one))}
                  checked={chosen.has(one.id)}
                  onChange={(event) => onChoose([one.id], event.currentTarget.checked)}
                />
              </td>
            )}
            <th scope="row">
              <a href={url(`/applications/${one.id}`)}>{nameOf(one)}</a>
            </th>
            <td data-label={t.board.stage}>{one.stage.name}</td>
            <td data-label={t.fit.fit}>
              <FitBar fit={one.fit} isShort />
            </td>
            <td data-label={t.board.inStage}>
              {t.board.days(daysSince(one.last_moved_at ?? one.applied_at))}
            </td>
            <td data-label={t.board.source}>{t.sources[one.source.type] ?? one.source.type}</td>
            <td data-label={t.board.applied}>{formatDate(one.applied_at)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
