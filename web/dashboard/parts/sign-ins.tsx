import { callOf, type List, type SignIn } from '../calls.ts';
import { useLoad } from '../use-load.ts';
import { t } from '../words.ts';
import { Badge } from './badge.tsx';
import { formatDateTime } from './format.ts';
import { say } from './says.tsx';
import { Problem, Show } from './states.tsx';
import { useAction } from './use-action.ts';

/** `Firefox on Linux` of the service in the person's language; one that it does not know stays. */
function nameOf(browser: string): string {
  const [name, system] = browser.split(' on ');
  return name && system ? t.members.browser(name, system) : browser;
}

/** Where a person is signed in, and how to end it from here. */
export function SignIns() {
  const { act, isBusy, error } = useAction();
  const list = useLoad(
    'sessions',
    async (client, signal) =>
      (await callOf(client, 'get', '/v1/sessions', { query: { limit: '100' }, signal })) as List<SignIn>,
  );
  const end = async ({ id }: SignIn) => {
    if (await act((client) => callOf(client, 'delete', '/v1/sessions/{id}', { path: { id } })))
      say(t.members.ended);
    list.reload();
  };
  return (
    <section>
      <h2>{t.members.sessions}</h2>
      {error !== undefined && <Problem error={error} />}
      <Show of={list} lines={2}>
        {({ data }) => (
          <ul class="lines">
            {data.map((one) => (
              <li key={one.id}>
                <span>
                  {nameOf(one.browser)} {one.is_current && <Badge tone="good">{t.members.here}</Badge>}
                  <span class="sub">{t.members.signedIn(formatDateTime(one.created_at))}</span>
                </span>
                {!one.is_current && (
                  <button type="button" class="plain small" disabled={isBusy} onClick={() => end(one)}>
                    {t.members.endSession}
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Show>
    </section>
  );
}
