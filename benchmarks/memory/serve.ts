import { fill } from '../shared/fill.ts';
import { startApp } from '../shared/running-app.ts';

/** The dashboards that others look at: two organisations with forty projects each. */
const DASHBOARDS = { organisations: 2, projects: 80 };

/** The message of the server once it serves. */
export interface Serving {
  readonly origin: string;
  readonly token: string;
  readonly projectId: string;
  /** the organisation of the dashboard */
  readonly slug: string;
}

// This is the server in a separate process, so that only the server is measured; it serves until its parent process
// stops it.
const app = await startApp();
await fill(app, DASHBOARDS);
const projectId = await app.addProject(await app.addOrganisation('import'), 'Import');
const { origin, token } = app;
process.send?.({ origin, token, projectId, slug: 'organisatie-1' } satisfies Serving);
process.once('disconnect', () => void app.close().then(() => process.exit(0)));
