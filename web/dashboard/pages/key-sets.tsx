import '../parts/kit.ts';
import { useState } from 'preact/hooks';
import { clientFor, type EnvironmentName, grantFor } from '../api.ts';
import { callOf, type Key, type KeySet, type List } from '../calls.ts';
import { KeySetCard } from '../parts/key-set-card.tsx';
import { NewKeySet } from '../parts/new-key-set.tsx';
import { Page } from '../parts/page.tsx';
import { SecretOnce } from '../parts/secret-once.tsx';
import { Empty, Show } from '../parts/states.tsx';
import { useCan, usePlace } from '../place.ts';
import { useLoad } from '../use-load.ts';
import { t } from '../words.ts';

/** The key sets of both environments on one page. */
export default function KeySets() {
  const { session, environment } = usePlace();
  const can = useCan();
  const [isNew, setNew] = useState(false);
  const [made, setMade] = useState<{ keys: Key[]; sandbox: boolean }>();
  const other: EnvironmentName = environment === 'sandbox' ? 'production' : 'sandbox';
  const environments = session.sandbox_url ? [environment, other] : [environment];
  const loaded = useLoad('key sets', async (_, signal) => {
    const lists = await Promise.all(environments.map((one) => readKeySets(one, signal)));
    return lists.flat();
  });
  const action = can('keys:write') && (
    <button type="button" onClick={() => setNew(true)}>
      {t.keySets.new}
    </button>
  );
  return (
    <Page title={t.keySets.title} lead={t.keySets.lead} actions={action}>
      <Show of={loaded}>
        {(keySets) =>
          keySets.length === 0 ? (
            <Empty title={t.keySets.none}>
              <p>{t.keySets.noneLead}</p>
            </Empty>
          ) : (
            keySets.map((keySet) => (
              <KeySetCard
                key={keySet.id}
                keySet={keySet}
                onChange={loaded.reload}
                onSecret={(keys) => setMade({ keys, sandbox: keySet.sandbox })}
              />
            ))
          )
        }
      </Show>
      {isNew && (
        <NewKeySet
          onClose={() => setNew(false)}
          onCreated={({ keys, sandbox }) => {
            setNew(false);
            setMade({ keys, sandbox });
            loaded.reload();
          }}
        />
      )}
      {made && <SecretOnce keys={made.keys} isSandbox={made.sandbox} onClose={() => setMade(undefined)} />}
    </Page>
  );
}

async function readKeySets(environment: EnvironmentName, signal: AbortSignal): Promise<KeySet[]> {
  const { scopes } = await grantFor(environment);
  if (!scopes.includes('keys:read')) return [];
  const client = await clientFor(environment);
  const { data } = (await callOf(client, 'get', '/v1/key-sets', {
    query: { limit: '100' },
    signal,
  })) as List<KeySet>;
  return data.map((one) => ({ ...one, sandbox: environment === 'sandbox' }));
}
