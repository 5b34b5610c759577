import { openApiSession } from './api-session.ts';
import { EMPTY_INSTALLATION, emptyOrigin } from './installations.ts';

const DEMONSTRATION = ['lid', 'expert', 'viewer', 'medewerker', 'buiten'] as const;

/** Lets the accounts that all journeys use have read the explanation of a first visit. A new member reads it. */
export default async function explainDashboards(): Promise<void> {
  const { username, staff, password } = EMPTY_INSTALLATION;
  const sessions = await Promise.all([
    ...DEMONSTRATION.map((account) => openApiSession(account)),
    ...[username, staff].map((account) => openApiSession(account, { baseURL: emptyOrigin, password })),
  ]);
  for (const session of sessions) {
    await session.changeSelf({ dashboard_explained: true });
    await session.logOut();
    await session.close();
  }
}
