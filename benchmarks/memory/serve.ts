import { fill } from '../shared/fill.ts';
import { startApp } from '../shared/running-app.ts';

/** Whose dashboards strangers look at: two organisations with forty projects each. */
const DASHBOARDS = { organisations: 2, projects: 80 };

/** What the server says once it serves. */
export interface Serving {
  readonly origin: string;
  readonly token: string;
  readonly projectId: string;
  /** the organisation whose dashboard is looked at */
  readonly slug: string;
}

// The server in a process of its own, so that nothing but it is measured; it serves until the one that started it lets it go.
const app = await startApp();
await fill(app, DASHBOARDS);
const projectId = await app.addProject(await app.addOrganisation('import'), 'Import');
const { origin, token } = app;
process.send?.({ origin, token, projectId, slug: 'organisatie-1' } satisfies Serving);
process.once('disconnect', () => void app.close().then(() => process.exit(0)));
