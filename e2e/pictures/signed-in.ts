import { openApiSession } from '../session/api-session.ts';
import { EMPTY_INSTALLATION, emptyOrigin, origin } from '../session/installations.ts';

/**
 * The user who looks: an account of the demonstration, the member of the installation without projects, or a visitor.
 */
export type Viewer = 'lid' | 'expert' | 'viewer' | 'medewerker' | 'empty' | null;

interface SignedIn {
  readonly cookies: [];
  readonly origins: { origin: string; localStorage: { name: string; value: string }[] }[];
}

const sessions = new Map<Viewer, Promise<SignedIn>>();

/** Returns the browser's state of a session. Each account signs in once. */
export function signedIn(viewer: Viewer): Promise<SignedIn> {
  const known = sessions.get(viewer) ?? signIn(viewer);
  sessions.set(viewer, known);
  return known;
}

async function signIn(viewer: Viewer): Promise<SignedIn> {
  if (viewer === null) return { cookies: [], origins: [] };
  const { username, password } = EMPTY_INSTALLATION;
  const [place, session] =
    viewer === 'empty'
      ? [emptyOrigin, await openApiSession(username, { baseURL: emptyOrigin, password })]
      : [origin, await openApiSession(viewer)];
  const { token } = session;
  await session.close();
  return {
    cookies: [],
    origins: [{ origin: place, localStorage: [{ name: 'milieuspoor.token', value: token }] }],
  };
}
