import '../parts/kit.ts';
import { callOf, type Usage } from '../calls.ts';
import { Bars } from '../parts/bars.tsx';
import { formatDay, formatNumber, formatPercent } from '../parts/format.ts';
import { Icon } from '../parts/icon.tsx';
import { Meter } from '../parts/meter.tsx';
import { Page } from '../parts/page.tsx';
import { Empty, Show } from '../parts/states.tsx';
import { useLoad } from '../use-load.ts';
import { useQuery } from '../use-query.ts';
import { t } from '../words.ts';

export default function UsagePage() {
  const { query, setQuery } = useQuery();
  const now = new Date().toISOString().slice(0, 7);
  const month = query.month ?? now;
  const usage = useLoad(
    `usage ${month}`,
    async (client, signal) =>
      (await callOf(client, 'get', '/v1/usage', { query: { month }, signal })) as Usage,
  );
  return (
    <Page title={t.usage.title} lead={t.usage.lead}>
      <div class="filters">
        <button type="button" class="plain small" onClick={() => setQuery({ month: shift(month, -1) })}>
          <Icon name="left" /> {monthName(shift(month, -1))}
        </button>
        <b>{monthName(month)}</b>
        {month < now && (
          <button
            type="button"
            class="plain small"
            onClick={() => setQuery({ month: shift(month, 1) === now ? '' : shift(month, 1) })}
          >
            {monthName(shift(month, 1))} <Icon name="right" />
          </button>
        )}
      </div>
      <Show of={usage}>
        {({ used, limit, days, thresholds }) => (
          <>
            <p class="figure">
              <b>{formatNumber(used)}</b> {t.usage.of(formatNumber(limit))} ·{' '}
              {formatPercent(limit > 0 ? used / limit : 0)}
            </p>
            <Meter value={used} max={limit} label={t.usage.title} />
            <p class="soft">
              {t.usage.thresholds(thresholds.map(({ percent }) => formatPercent(percent / 100)).join(', '))}
            </p>
            {used === 0 && days.every(({ calls }) => calls === 0) ? (
              <Empty title={t.usage.none}>
                <p>{t.usage.noneLead}</p>
              </Empty>
            ) : (
              <Bars
                title={t.usage.byDay}
                labelEvery={7}
                names={[{ tone: 'main', name: t.usage.calls }]}
                bars={days.map(({ date, calls }) => ({
                  label: formatDay(date),
                  parts: [{ value: calls, tone: 'main' }],
                }))}
              />
            )}
          </>
        )}
      </Show>
    </Page>
  );
}

function shift(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

const monthName = (month: string): string =>
  new Intl.DateTimeFormat(document.documentElement.lang, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01`));
