import type { ComponentChildren } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
import { basePath, type EnvironmentName, signOut } from './api.ts';
import { Mark } from './mark.tsx';
import { pageUrl, useCan, usePlace } from './place.ts';
import { chooseLanguage, currentLanguage, type Language, languageNames, t } from './words.ts';

/** The pages of the navigation, and the scope without which a page has nothing to show. */
const groups = () =>
  [
    { name: '', pages: [{ path: '/', label: t.nav.home, needs: '' }] },
    {
      name: t.nav.hiring,
      pages: [
        { path: '/jobs', label: t.nav.jobs, needs: 'jobs:read' },
        { path: '/candidates', label: t.nav.candidates, needs: 'candidates:read' },
        { path: '/chats', label: t.nav.chats, needs: 'intake:read' },
        { path: '/scans', label: t.nav.scans, needs: 'scans:read' },
      ],
    },
    {
      name: t.nav.integration,
      pages: [
        { path: '/key-sets', label: t.nav.keySets, needs: 'keys:read' },
        { path: '/webhooks', label: t.nav.webhooks, needs: 'webhooks:read' },
        { path: '/events', label: t.nav.events, needs: 'events:read' },
        { path: '/usage', label: t.nav.usage, needs: 'usage:read' },
      ],
    },
    {
      name: t.nav.organization,
      pages: [
        { path: '/members', label: t.nav.members, needs: '' },
        { path: '/organization', label: t.nav.settings, needs: 'organization:read' },
        { path: '/audit-log', label: t.nav.auditLog, needs: 'audit:read' },
      ],
    },
  ] as const;

/** What is around every page: where one is, where one can go, who one is. */
export function Frame({
  onOrganization,
  children,
}: {
  onOrganization: (id: string) => void;
  children: ComponentChildren;
}) {
  const { environment, grant, session } = usePlace();
  const { path } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const menu = useId();
  useEffect(() => setOpen(false), [path]);
  return (
    <div class={`frame ${environment}`}>
      <a class="skip" href="#content">
        {t.nav.skip}
      </a>
      <header class="top">
        <a class="home" href={pageUrl(environment, '/')}>
          <Mark />
          <span>{grant.organization.name}</span>
        </a>
        {environment === 'sandbox' && <span class="badge warn">{t.nav.sandbox}</span>}
        <button
          type="button"
          class="plain menu-button"
          aria-expanded={isOpen}
          aria-controls={menu}
          onClick={() => setOpen(!isOpen)}
        >
          {t.nav.menu}
        </button>
      </header>
      <aside id={menu} class={isOpen ? 'side open' : 'side'}>
        <a class="home" href={pageUrl(environment, '/')}>
          <Mark />
          <span>{grant.organization.name}</span>
        </a>
        {session.organizations.length > 1 && (
          <label class="organization">
            <span>{t.nav.organizationChoice}</span>
            <select
              value={grant.organization.id}
              onChange={(event) => onOrganization(event.currentTarget.value)}
            >
              {session.organizations.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <Environments />
        <Navigation />
        <You />
      </aside>
      <main id="content">{children}</main>
    </div>
  );
}

/** Production or sandbox. A page that both have stays open. */
function Environments() {
  const { environment, session } = usePlace();
  const { path } = useLocation();
  if (!session.sandbox_url) return null;
  const within = path.slice(pageUrl(environment, '/').length) || '/';
  // A resource exists in one environment only, so the switch leads to its list.
  const shared = within.replace(/^(\/[^/]+)\/.*$/, '$1');
  const link = (name: EnvironmentName, label: string) => (
    <a href={pageUrl(name, shared)} {...(name === environment && { 'aria-current': 'true' as const })}>
      {label}
    </a>
  );
  return (
    <nav class="environments" aria-label={t.nav.environment}>
      {link('production', t.nav.production)}
      {link('sandbox', t.nav.sandbox)}
    </nav>
  );
}

function Navigation() {
  const { environment } = usePlace();
  const { path } = useLocation();
  const can = useCan();
  const isAt = (page: string) => {
    const url = pageUrl(environment, page);
    return path === url || (page !== '/' && path.startsWith(`${url}/`));
  };
  return (
    <nav class="pages" aria-label={t.nav.pages}>
      {groups().map(({ name, pages }) => {
        const shown = pages.filter(({ needs }) => needs === '' || can(needs));
        if (shown.length === 0) return null;
        return (
          <div key={name}>
            {name && <p class="group">{name}</p>}
            <ul>
              {shown.map(({ path: page, label }) => (
                <li key={page}>
                  <a
                    href={pageUrl(environment, page)}
                    {...(isAt(page) && { 'aria-current': 'page' as const })}
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}

function You() {
  const { grant, session } = usePlace();
  const leave = () => signOut().finally(() => location.assign(`${basePath()}/dashboard`));
  return (
    <div class="you">
      <p>
        <b>{session.person.name}</b>
        <span>{t.roles[grant.role] ?? grant.role}</span>
      </p>
      <label>
        <span class="only-heard">{t.nav.language}</span>
        <select
          value={currentLanguage()}
          onChange={(event) => chooseLanguage(event.currentTarget.value as Language)}
        >
          {Object.entries(languageNames).map(([one, name]) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class="plain small" onClick={leave}>
        {t.nav.signOut}
      </button>
    </div>
  );
}
