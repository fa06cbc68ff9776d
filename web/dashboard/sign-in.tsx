import './parts/kit.ts';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { acceptInvitation, basePath, type SessionInfo, signInUrl, signOut } from './api.ts';
import { forgetInvitation, invitationToken } from './invitation-token.ts';
import { Mark } from './mark.tsx';
import { Dialog } from './parts/dialog.tsx';
import { Problem } from './parts/states.tsx';
import { t } from './words.ts';

/** A page without the frame: a mark, a heading, and one thing to do. */
function Card({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <main class="alone">
      <div class="card">
        <Mark />
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  );
}

export function SignIn() {
  return (
    <Card title={t.signIn.title}>
      <p>{t.signIn.lead}</p>
      <a class="button" href={signInUrl(location.pathname + location.search)}>
        {t.signIn.action}
      </a>
    </Card>
  );
}

/** Over the page that was open when the session ended. */
export function SignedOut({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={t.signIn.ended} onClose={onClose}>
      <div class="dialog-body">
        <p>{t.signIn.endedLead}</p>
      </div>
      <footer>
        <a class="button" href={signInUrl(location.pathname + location.search)}>
          {t.signIn.action}
        </a>
      </footer>
    </Dialog>
  );
}

export function WithoutOrganization({ session }: { session: SessionInfo }) {
  return (
    <Card title={t.signIn.nowhere}>
      <p>{t.signIn.nowhereLead(session.person.email)}</p>
      <button type="button" class="plain" onClick={() => signOut().then(() => location.reload())}>
        {t.nav.signOut}
      </button>
    </Card>
  );
}

/** The page of an invitation's link. */
export function Invited({ session }: { session: SessionInfo | null }) {
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const [token] = useState(invitationToken);
  const accept = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await acceptInvitation(token);
      forgetInvitation();
      location.assign(`${basePath()}/dashboard`);
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  };
  return (
    <Card title={t.signIn.invited}>
      {error !== undefined && <Problem error={error} />}
      {session === null ? (
        <>
          <p>{t.signIn.invitedFirst}</p>
          <a class="button" href={signInUrl(location.pathname)}>
            {t.signIn.action}
          </a>
        </>
      ) : (
        <>
          <p>{t.signIn.invitedAs(session.person.email)}</p>
          <button type="button" disabled={isBusy || !token} onClick={accept}>
            {t.signIn.accept}
          </button>
        </>
      )}
    </Card>
  );
}
