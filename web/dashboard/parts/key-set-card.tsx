import { useState } from 'preact/hooks';
import { callOf, type Key, type KeySet } from '../calls.ts';
import { useCan } from '../place.ts';
import { t } from '../words.ts';
import { Badge } from './badge.tsx';
import { Confirm } from './dialog.tsx';
import { EditKeySet } from './edit-key-set.tsx';
import { formatDate } from './format.ts';
import { RollKey } from './roll-key.tsx';
import { say } from './says.tsx';
import { describeScopes } from './scope-presets.ts';
import { Problem } from './states.tsx';
import { useAction } from './use-action.ts';
import { When } from './when.tsx';

interface KeySetCardProps {
  keySet: KeySet;
  onChange: () => void;
  onSecret: (keys: Key[]) => void;
}
type Asked = { what: 'roll' | 'revoke'; key: Key } | { what: 'edit' | 'delete' };

export function KeySetCard({ keySet, onChange, onSecret }: KeySetCardProps) {
  const { id, name, sandbox, scopes, allowed_origins: origins, keys } = keySet;
  const can = useCan();
  /** A secret key with more than the person may do is handed out to others only. */
  const mayGet = (type: Key['type']) => type === 'publishable' || scopes.every(can);
  const [asked, setAsked] = useState<Asked>();
  const { act, isBusy, error } = useAction();
  const within = sandbox ? 'sandbox' : 'production';
  const close = () => setAsked(undefined);
  const done = (words: string) => {
    close();
    say(words);
    onChange();
  };
  const add = async (type: Key['type']) => {
    const input = { path: { id }, body: { type } };
    const made = await act((client) => callOf(client, 'post', '/v1/key-sets/{id}/keys', input), within);
    if (made) onSecret([made as Key]);
    onChange();
  };
  const revoke = async (key: Key) => {
    const input = { path: { id: key.id } };
    if (await act((client) => callOf(client, 'post', '/v1/keys/{id}/revoke', input), within))
      done(t.keySets.revoked);
  };
  const remove = async () => {
    const input = { path: { id } };
    if (await act((client) => callOf(client, 'delete', '/v1/key-sets/{id}', input), within))
      done(t.keySets.deleted(name));
  };
  return (
    <article class="card" aria-label={name}>
      <header>
        <h2>{name}</h2>
        <Badge tone={sandbox ? 'warn' : 'info'}>{sandbox ? t.nav.sandbox : t.nav.production}</Badge>
        {can('keys:write') && (
          <div class="actions">
            <button type="button" class="plain small" onClick={() => setAsked({ what: 'edit' })}>
              {t.common.edit}
            </button>
            <button type="button" class="plain small" onClick={() => setAsked({ what: 'delete' })}>
              {t.common.delete}
            </button>
          </div>
        )}
      </header>
      {error !== undefined && <Problem error={error} />}
      <dl class="facts">
        <dt>{t.keySets.mayDo}</dt>
        <dd>
          <details>
            <summary>{describeScopes(scopes)}</summary>
            <p class="code-list">
              {scopes.map((scope) => (
                <code key={scope}>{scope}</code>
              ))}
            </p>
          </details>
        </dd>
        {origins.length > 0 && (
          <>
            <dt>{t.keySets.origins}</dt>
            <dd>{origins.join(', ')}</dd>
          </>
        )}
      </dl>
      <table class="stacked">
        <thead>
          <tr>
            <th scope="col">{t.keySets.key}</th>
            <th scope="col">{t.keySets.created}</th>
            <th scope="col">{t.keySets.lastUsed}</th>
            <th scope="col">
              <span class="only-heard">{t.common.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <tr key={key.id}>
              <td data-label={t.keySets.key}>
                <code>
                  {key.prefix}…{key.last_four}
                </code>{' '}
                <KeyState of={key} />
              </td>
              <td data-label={t.keySets.created}>{formatDate(key.created_at)}</td>
              <td data-label={t.keySets.lastUsed}>
                {key.last_used_at ? <When at={key.last_used_at} /> : t.keySets.never}
              </td>
              <td class="row-actions">
                {can('keys:write') && !key.revoked_at && (
                  <>
                    {mayGet(key.type) && (
                      <button
                        type="button"
                        class="plain small"
                        onClick={() => setAsked({ what: 'roll', key })}
                      >
                        {t.keySets.roll}
                      </button>
                    )}
                    <button
                      type="button"
                      class="plain small"
                      onClick={() => setAsked({ what: 'revoke', key })}
                    >
                      {t.keySets.revoke}
                    </button>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {can('keys:write') && (
        <p class="card-foot">
          {mayGet('secret') && (
            <button type="button" class="plain small" disabled={isBusy} onClick={() => add('secret')}>
              {t.keySets.addSecret}
            </button>
          )}
          <button type="button" class="plain small" disabled={isBusy} onClick={() => add('publishable')}>
            {t.keySets.addPublishable}
          </button>
        </p>
      )}
      {asked?.what === 'roll' && (
        <RollKey
          of={asked.key}
          within={within}
          onClose={close}
          onRolled={(key) => {
            close();
            onSecret([key]);
            onChange();
          }}
        />
      )}
      {asked?.what === 'edit' && (
        <EditKeySet keySet={keySet} onClose={close} onSaved={() => done(t.common.saved)} />
      )}
      {asked?.what === 'revoke' && (
        <Confirm
          title={t.keySets.revokeTitle}
          action={t.keySets.revoke}
          isDangerous
          isBusy={isBusy}
          onClose={close}
          onConfirm={() => revoke(asked.key)}
        >
          <p>{t.keySets.revokeText(`${asked.key.prefix}…${asked.key.last_four}`)}</p>
        </Confirm>
      )}
      {asked?.what === 'delete' && (
        <Confirm
          title={t.keySets.deleteTitle(name)}
          action={t.common.delete}
          isDangerous
          isBusy={isBusy}
          onClose={close}
          onConfirm={remove}
        >
          <p>{t.keySets.deleteText}</p>
        </Confirm>
      )}
    </article>
  );
}

function KeyState({ of: { type, revoked_at, expires_at } }: { of: Key }) {
  if (revoked_at) return <Badge tone="bad">{t.keySets.isRevoked}</Badge>;
  if (expires_at) return <Badge tone="warn">{t.keySets.expires(formatDate(expires_at))}</Badge>;
  return type === 'publishable' ? <Badge>{t.keySets.publishable}</Badge> : null;
}
