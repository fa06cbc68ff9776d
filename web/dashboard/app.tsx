import { useEffect, useState } from 'preact/hooks';
import { ErrorBoundary } from 'preact-iso/lazy';
import { LocationProvider, useLocation } from 'preact-iso/router';
import {
  basePath,
  checkSession,
  chooseOrganization,
  type Grant,
  grantFor,
  readSession,
  type SessionInfo,
  whenSignedOut,
} from './api.ts';
import { Frame } from './frame.tsx';
import { keepOrganization, keptOrganization } from './kept-organization.ts';
import { lazyPage } from './lazy-page.tsx';
import { Pages } from './pages.tsx';
import { Says } from './parts/says.tsx';
import { Loading, Problem } from './parts/states.tsx';
import { environmentAt, PlaceContext } from './place.ts';

/** Only for people who are not at their work yet. */
const late = () => import('./sign-in.tsx');
const SignIn = lazyPage(() => late().then((part) => part.SignIn));
const Invited = lazyPage(() => late().then((part) => part.Invited));
const SignedOut = lazyPage(() => late().then((part) => part.SignedOut));
const WithoutOrganization = lazyPage(() => late().then((part) => part.WithoutOrganization));

export function App() {
  return (
    <LocationProvider scope={`${basePath()}/dashboard`}>
      <ErrorBoundary>
        <Signed />
        <WhenSignedOut />
      </ErrorBoundary>
      <Says />
    </LocationProvider>
  );
}

/** A session can end elsewhere. The page stays, so that a text in a form can be saved, and says so. */
function WhenSignedOut() {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    whenSignedOut(() => setOut(true));
    // Whoever comes back to a page learns it before the next click.
    addEventListener('focus', checkSession);
    return () => removeEventListener('focus', checkSession);
  }, []);
  return isOut ? <SignedOut onClose={() => setOut(false)} /> : null;
}

/** Whoever opens the dashboard: nobody, a person without an organization, or a member. */
function Signed() {
  const { path } = useLocation();
  const [session, setSession] = useState<SessionInfo | null>();
  const [error, setError] = useState<unknown>();
  const read = () => {
    setError(undefined);
    readSession().then(setSession, setError);
  };
  useEffect(read, []);
  if (error !== undefined) return <Alone>{<Problem error={error} retry={read} />}</Alone>;
  if (session === undefined) return <Alone>{<Loading lines={3} />}</Alone>;
  if (path === `${basePath()}/dashboard/invitation`) return <Invited session={session} />;
  if (session === null) return <SignIn />;
  if (session.organizations.length === 0) return <WithoutOrganization session={session} />;
  return <Member session={session} />;
}

function Alone({ children }: { children: preact.ComponentChildren }) {
  return <main class="alone">{children}</main>;
}

function Member({ session }: { session: SessionInfo }) {
  const { path } = useLocation();
  const [organization] = useState(() => startOrganization(session));
  const environment = environmentAt(path);
  const key = `${organization} ${environment}`;
  const [state, setState] = useState<{ key: string; grant?: Grant; error?: unknown }>();
  const [turn, setTurn] = useState(0);
  chooseOrganization(organization);

  useEffect(() => {
    let isOver = false;
    grantFor(environment).then(
      (grant) => !isOver && setState({ key, grant }),
      (error: unknown) => !isOver && setState({ key, error }),
    );
    return () => {
      isOver = true;
    };
  }, [key, turn]);

  const change = (id: string) => {
    keepOrganization(id);
    location.assign(`${basePath()}/dashboard`);
  };
  const { grant, error } = state?.key === key ? state : {};
  if (error !== undefined)
    return (
      <Alone>
        <Problem error={error} retry={() => setTurn(turn + 1)} />
      </Alone>
    );
  // While the other environment's token is on its way, its frame would show what may not be there.
  if (!grant) return <Alone>{<Loading lines={3} />}</Alone>;
  return (
    <PlaceContext.Provider value={{ environment, grant, session }}>
      <Frame onOrganization={change}>
        <Pages key={key} />
      </Frame>
    </PlaceContext.Provider>
  );
}

function startOrganization({ organizations }: SessionInfo): string {
  const kept = keptOrganization();
  const id = (organizations.find((one) => one.id === kept) ?? organizations[0])?.id ?? '';
  keepOrganization(id);
  return id;
}
