import { useState } from 'preact/hooks';
import { callOf, type Invitation, type List } from '../calls.ts';
import { useCan } from '../place.ts';
import { useLoad } from '../use-load.ts';
import { t } from '../words.ts';
import { CopyField } from './copy.tsx';
import { Dialog } from './dialog.tsx';
import { SelectField, TextField } from './fields.tsx';
import { formatDate } from './format.ts';
import { say } from './says.tsx';
import { Problem, Show } from './states.tsx';
import { useAction } from './use-action.ts';

export function Invitations() {
  const mayWrite = useCan()('members:write');
  const [isNew, setNew] = useState(false);
  const { act, isBusy, error } = useAction();
  const list = useLoad(
    'invitations',
    async (client, signal) =>
      (await callOf(client, 'get', '/v1/invitations', {
        query: { limit: '100' },
        signal,
      })) as List<Invitation>,
  );
  const withdraw = async ({ id, email }: Invitation) => {
    if (await act((client) => callOf(client, 'delete', '/v1/invitations/{id}', { path: { id } })))
      say(t.members.withdrawn(email));
    list.reload();
  };
  return (
    <section>
      <div class="section-head">
        <h2>{t.members.invitations}</h2>
        {mayWrite && (
          <button type="button" onClick={() => setNew(true)}>
            {t.members.invite}
          </button>
        )}
      </div>
      {error !== undefined && <Problem error={error} />}
      <Show of={list} lines={2}>
        {({ data }) =>
          data.length === 0 ? (
            <p class="soft">{t.members.noInvitations}</p>
          ) : (
            <ul class="lines">
              {data.map((one) => (
                <li key={one.id}>
                  <span>
                    {one.email}
                    <span class="sub">
                      {(t.roles as Record<string, string>)[one.role]} ·{' '}
                      {t.members.until(formatDate(one.expires_at))}
                    </span>
                  </span>
                  {mayWrite && (
                    <button
                      type="button"
                      class="plain small"
                      disabled={isBusy}
                      aria-label={t.members.withdrawNamed(one.email)}
                      onClick={() => withdraw(one)}
                    >
                      {t.members.withdraw}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Show>
      {isNew && <Invite onClose={() => setNew(false)} onInvited={list.reload} />}
    </section>
  );
}

function Invite({ onClose, onInvited }: { onClose: () => void; onInvited: () => void }) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState('recruiter');
  const [url, setUrl] = useState<string>();
  const { act, isBusy, error } = useAction();
  const invite = async (event: Event) => {
    event.preventDefault();
    const made = await act((client) =>
      callOf(client, 'post', '/v1/invitations', { body: { email: email.trim(), role } }),
    );
    if (!made) return;
    onInvited();
    setUrl((made as Invitation).url ?? undefined);
  };
  if (url)
    return (
      <Dialog title={t.members.invited(email)} onClose={onClose} isWide>
        <div class="dialog-body">
          <p>{t.members.inviteOnce}</p>
          <CopyField label={t.members.link} value={url} />
        </div>
        <footer>
          <button type="button" onClick={onClose}>
            {t.common.done}
          </button>
        </footer>
      </Dialog>
    );
  return (
    <Dialog title={t.members.invite} onClose={onClose}>
      <form onSubmit={invite}>
        <div class="dialog-body">
          {error !== undefined && <Problem error={error} />}
          <TextField
            label={t.candidate.email}
            type="email"
            value={email}
            onInput={setEmail}
            required
            autofocus
          />
          <SelectField
            label={t.members.role}
            hint={(t.members.roleTexts as Record<string, string>)[role]}
            value={role}
            onInput={setRole}
            options={Object.entries(t.roles)}
          />
        </div>
        <footer>
          <button type="submit" disabled={isBusy}>
            {t.members.invite}
          </button>
          <button type="button" class="plain" onClick={onClose}>
            {t.common.cancel}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
