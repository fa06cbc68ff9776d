import '../parts/kit.ts';
import { useState } from 'preact/hooks';
import { callOf, type List, type Member } from '../calls.ts';
import { Confirm } from '../parts/dialog.tsx';
import { formatDate } from '../parts/format.ts';
import { Invitations } from '../parts/invitations.tsx';
import { Page } from '../parts/page.tsx';
import { say } from '../parts/says.tsx';
import { SignIns } from '../parts/sign-ins.tsx';
import { Problem, Show } from '../parts/states.tsx';
import { useAction } from '../parts/use-action.ts';
import { useCan, usePlace } from '../place.ts';
import { useLoad } from '../use-load.ts';
import { t } from '../words.ts';

export default function Members() {
  const can = useCan();
  return (
    <Page title={t.members.title} lead={t.members.lead}>
      {can('members:read') && <MemberTable />}
      {can('members:read') && <Invitations />}
      <SignIns />
    </Page>
  );
}

function MemberTable() {
  const { grant } = usePlace();
  const can = useCan();
  const [leaving, setLeaving] = useState<Member>();
  const { act, isBusy, error } = useAction();
  const mayWrite = can('members:write');
  const members = useLoad(
    'members',
    async (client, signal) =>
      (await callOf(client, 'get', '/v1/members', { query: { limit: '100' }, signal })) as List<Member>,
  );
  const roles = Object.entries(t.roles);
  const setRole = async ({ id, name }: Member, role: string) => {
    const path = { id };
    if (await act((client) => callOf(client, 'patch', '/v1/members/{id}', { path, body: { role } })))
      say(t.members.roleSet(name, (t.roles as Record<string, string>)[role] ?? role));
    members.reload();
  };
  const remove = async ({ id, name }: Member) => {
    const removed = await act((client) => callOf(client, 'delete', '/v1/members/{id}', { path: { id } }));
    setLeaving(undefined);
    if (removed) say(t.members.removed(name));
    members.reload();
  };
  return (
    <section>
      {error !== undefined && <Problem error={error} />}
      <Show of={members}>
        {({ data }) => (
          <table class="stacked list">
            <thead>
              <tr>
                <th scope="col">{t.members.person}</th>
                <th scope="col">{t.members.role}</th>
                <th scope="col">{t.members.since}</th>
                <th scope="col">
                  <span class="only-heard">{t.common.actions}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {data.map((member) => (
                <tr key={member.id}>
                  <th scope="row">
                    {member.name}
                    {member.id === grant.member_id && <span class="soft"> · {t.members.you}</span>}
                    <span class="sub">{member.email}</span>
                  </th>
                  <td data-label={t.members.role}>
                    {mayWrite ? (
                      <select
                        aria-label={t.members.roleOf(member.name)}
                        value={member.role}
                        disabled={isBusy}
                        onChange={(event) => setRole(member, event.currentTarget.value)}
                      >
                        {roles.map(([role, name]) => (
                          <option key={role} value={role} selected={role === member.role}>
                            {name}
                          </option>
                        ))}
                      </select>
                    ) : (
                      (t.roles as Record<string, string>)[member.role]
                    )}
                  </td>
                  <td data-label={t.members.since}>{formatDate(member.created_at)}</td>
                  <td class="row-actions">
                    {mayWrite && (
                      <button
                        type="button"
                        class="plain small"
                        aria-label={t.common.removeNamed(member.name)}
                        onClick={() => setLeaving(member)}
                      >
                        {t.common.remove}
                      </button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Show>
      <details class="roles">
        <summary>{t.members.rolesTitle}</summary>
        <dl class="facts">
          {Object.entries(t.members.roleTexts).map(([role, text]) => [
            <dt key={role}>{(t.roles as Record<string, string>)[role]}</dt>,
            <dd key={`${role} text`}>{text}</dd>,
          ])}
        </dl>
      </details>
      {leaving && (
        <Confirm
          title={t.members.removeTitle(leaving.name)}
          action={t.common.remove}
          isDangerous
          isBusy={isBusy}
          onClose={() => setLeaving(undefined)}
          onConfirm={() => remove(leaving)}
        >
          <p>{t.members.removeText}</p>
        </Confirm>
      )}
    </section>
  );
}
