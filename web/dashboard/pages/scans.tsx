import '../parts/kit.ts';
import { useRef } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
import { Badge } from '../parts/badge.tsx';
import { Tabs } from '../parts/filters.tsx';
import { FitBar } from '../parts/fit-bar.tsx';
import { More } from '../parts/more.tsx';
import { Page } from '../parts/page.tsx';
import { Empty, Problem, Show } from '../parts/states.tsx';
import { useAction } from '../parts/use-action.ts';
import { When } from '../parts/when.tsx';
import { useCan, usePageUrl } from '../place.ts';
import { useList } from '../use-list.ts';
import { useQuery } from '../use-query.ts';
import { t } from '../words.ts';
import { scanTones } from './scan.tsx';

export default function Scans() {
  const { query } = useQuery();
  const { route } = useLocation();
  const url = usePageUrl();
  const can = useCan();
  const file = useRef<HTMLInputElement>(null);
  const { act, isBusy, error } = useAction();
  const { status } = query;
  const list = useList(`scans ${status ?? ''}`, (client, cursor, signal) =>
    client.get('/v1/scans', {
      query: {
        limit: '25',
        expand: 'profile',
        ...(status && { status }),
        ...(cursor && { cursor }),
      } as never,
      ...(signal && { signal }),
    }),
  );
  const upload = async () => {
    const [chosen] = file.current?.files ?? [];
    if (!chosen) return;
    const scan = await act((client) => client.scans.create(chosen));
    if (file.current) file.current.value = '';
    if (scan) route(url(`/scans/${scan.id}`));
  };
  const action = can('scans:write') && (
    <>
      <input
        ref={file}
        type="file"
        class="only-heard"
        tabIndex={-1}
        aria-label={t.scans.new}
        accept=".pdf,.docx,.txt,.md,.rtf,.odt,.html"
        onChange={upload}
      />
      <button type="button" disabled={isBusy} onClick={() => file.current?.click()}>
        {isBusy ? t.scans.uploading : t.scans.new}
      </button>
    </>
  );
  return (
    <Page title={t.scans.title} lead={t.scans.lead} actions={action}>
      {error !== undefined && <Problem error={error} />}
      <div class="filters">
        <Tabs
          name="status"
          label={t.jobs.status}
          options={[
            ['', t.common.all],
            ['completed', t.scans.statuses.completed],
            ['queued,processing', t.scans.statuses.processing],
            ['failed', t.scans.statuses.failed],
          ]}
        />
      </div>
      <Show of={list}>
        {({ data }) =>
          data.length === 0 ? (
            <Empty title={t.scans.none}>
              <p>{t.scans.noneLead}</p>
            </Empty>
          ) : (
            <table class="stacked list">
              <thead>
                <tr>
                  <th scope="col">{t.scans.cv}</th>
                  <th scope="col">{t.jobs.status}</th>
                  <th scope="col">{t.fit.fit}</th>
                  <th scope="col">{t.common.changed}</th>
                </tr>
              </thead>
              <tbody>
                {data.map((scan) => (
                  <tr key={scan.id}>
                    <th scope="row">
                      <a href={url(`/scans/${scan.id}`)}>{scan.profile?.basics.name ?? scan.file.filename}</a>
                      <span class="sub">{scan.file.filename}</span>
                    </th>
                    <td data-label={t.jobs.status}>
                      <Badge tone={scanTones[scan.status] ?? 'quiet'}>{t.scans.statuses[scan.status]}</Badge>
                    </td>
                    <td data-label={t.fit.fit}>
                      <FitBar fit={scan.fit as never} isShort />
                    </td>
                    <td data-label={t.common.changed}>
                      <When at={scan.updated_at} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        }
      </Show>
      <More of={list} />
    </Page>
  );
}
