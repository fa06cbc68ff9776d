import '../parts/kit.ts';
import { useState } from 'preact/hooks';
import { apiUrl } from '../api.ts';
import { callOf, type Organization, readTagged } from '../calls.ts';
import { CopyBlock } from '../parts/copy.tsx';
import { Check, TextField } from '../parts/fields.tsx';
import { Page } from '../parts/page.tsx';
import { Rows } from '../parts/rows.tsx';
import { say } from '../parts/says.tsx';
import { Problem, Show } from '../parts/states.tsx';
import { useAction } from '../parts/use-action.ts';
import { useCan, usePlace } from '../place.ts';
import { useLoad } from '../use-load.ts';
import { languageNames, t } from '../words.ts';

export default function OrganizationPage() {
  const loaded = useLoad('organization', (client, signal) =>
    readTagged<Organization>(client, '/v1/organization', {}, signal),
  );
  return (
    <Page title={t.organization.title}>
      <Show of={loaded} lines={8}>
        {({ value, etag }) => <Settings key={etag} saved={value} etag={etag} onSaved={loaded.reload} />}
      </Show>
      <Snippet />
    </Page>
  );
}

function Settings({ saved, etag, onSaved }: { saved: Organization; etag: string; onSaved: () => void }) {
  const [name, setName] = useState(saved.name);
  const [portal, setPortal] = useState(saved.portal);
  const mayWrite = useCan()('organization:write');
  const { act, isBusy, error } = useAction();
  const { environment } = usePlace();
  const change = (part: Partial<Organization['portal']>) => setPortal({ ...portal, ...part });
  const save = async (event: Event) => {
    event.preventDefault();
    const body = { name: name.trim(), portal };
    if (
      !(await act((client) =>
        callOf(client, 'patch', '/v1/organization', { body, ...(etag && { ifMatch: etag }) }),
      ))
    )
      return;
    say(t.common.saved);
    onSaved();
  };
  const home = `${apiUrl(environment)}/careers/${portal.slug || saved.id}`;
  return (
    <form class="settings" onSubmit={save}>
      {error !== undefined && <Problem error={error} />}
      <fieldset disabled={!mayWrite}>
        <legend class="only-heard">{t.organization.title}</legend>
        <TextField label={t.organization.name} value={name} onInput={setName} required maxLength={200} />
        <h2>{t.organization.portal}</h2>
        <TextField
          label={t.organization.slug}
          hint={
            <>
              {t.organization.slugHint} <a href={home}>{home}</a>
            </>
          }
          value={portal.slug ?? ''}
          onInput={(slug) => change({ slug: slug.toLowerCase() || null })}
          pattern="[a-z0-9](-?[a-z0-9])*"
          maxLength={60}
        />
        <TextField
          label={t.organization.logo}
          type="url"
          placeholder="https://"
          value={portal.logo_url ?? ''}
          onInput={(url) => change({ logo_url: url || null })}
        />
        <div class="color">
          <TextField
            label={t.organization.color}
            placeholder="#0a58ca"
            pattern="#[0-9a-fA-F]{6}"
            value={portal.accent_color ?? ''}
            onInput={(color) => change({ accent_color: color || null })}
          />
          <input
            type="color"
            aria-label={t.organization.pickColor}
            value={
              /^#[0-9a-f]{6}$/i.test(portal.accent_color ?? '') ? (portal.accent_color ?? '') : '#0a58ca'
            }
            onInput={(event) => change({ accent_color: event.currentTarget.value })}
          />
        </div>
        <fieldset>
          <legend>{t.organization.languages}</legend>
          {Object.entries(languageNames).map(([code, language]) => (
            <Check
              key={code}
              label={language}
              checked={portal.languages.includes(code)}
              onInput={(on) =>
                change({
                  languages: on
                    ? [...portal.languages, code]
                    : portal.languages.filter((one) => one !== code),
                })
              }
            />
          ))}
        </fieldset>
        <fieldset>
          <legend>{t.organization.legal}</legend>
          <Rows
            items={portal.legal_links}
            nameOf={({ label }) => label || t.organization.newLink}
            onChange={(legal_links) => change({ legal_links })}
            onAdd={() => change({ legal_links: [...portal.legal_links, { label: '', url: '' }] })}
            addLabel={t.organization.addLink}
          >
            {(one, set) => (
              <>
                <TextField
                  label={t.organization.linkLabel}
                  value={one.label}
                  onInput={(label) => set({ label })}
                  required
                  maxLength={60}
                />
                <TextField
                  label={t.organization.linkUrl}
                  type="url"
                  placeholder="https://"
                  value={one.url}
                  onInput={(url) => set({ url })}
                  required
                />
              </>
            )}
          </Rows>
        </fieldset>
        {mayWrite && (
          <p class="save">
            <button type="submit" disabled={isBusy}>
              {t.common.save}
            </button>
          </p>
        )}
      </fieldset>
    </form>
  );
}

/** The lines that put the jobs into a page of the organization. */
function Snippet() {
  const { environment } = usePlace();
  const api = apiUrl(environment);
  const word = environment === 'sandbox' ? 'test' : 'live';
  return (
    <section>
      <h2>{t.organization.widget}</h2>
      <p>{t.organization.widgetLead}</p>
      <CopyBlock
        label={t.organization.snippet}
        text={[
          `<script type="module" src="${api}/widget/v1/hiring-jobs.js"></script>`,
          `<hiring-jobs publishable-key="pk_svc_${word}_…" base-url="${api}"></hiring-jobs>`,
        ].join('\n')}
      />
    </section>
  );
}
