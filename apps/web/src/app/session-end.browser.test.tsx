import { endpoints } from '@milieuspoor/contract';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { client } from '../lib/client.ts';
import { clearSessionToken } from '../lib/session-token.ts';
import { exampleSession } from '../testing/example-session.ts';
import { refused, server } from '../testing/server.ts';
import { withAllTexts } from '../text/load-language.ts';
import { queries } from './early/queries.ts';

const OF_BEFORE = ['projects', 'of who was signed in before'];
let leave = () => {};
afterEach(() => leave());

/** Opens the application at an address that does not exist, with something stored for the signed-in user. */
async function openApplication(): Promise<void> {
  await withAllTexts(Promise.resolve());
  server.answer(endpoints.getEnvironment, () => ({
    ...{ environment: 'Local' as const, public_url: 'http://localhost:8000', build: 'V1' },
    ...{ sentry_dsn: null, pdf: false, map_tiles: null },
  }));
  server.answer(endpoints.getCurrentUser, () => exampleSession.user);
  const organisations = [...exampleSession.organisations];
  server.answer(endpoints.listOrganisations, () => ({
    ...{ count: organisations.length, next: null, previous: null },
    results: organisations,
  }));
  window.location.hash = '#/bestaat-niet';
  const { App } = await import('./app.tsx');
  const container = document.body.appendChild(document.createElement('div'));
  const react = createRoot(container);
  react.render(<App />);
  leave = () => {
    react.unmount();
    container.remove();
    queries.clear();
    window.location.hash = '';
  };
  await expect.element(page.getByRole('heading').first()).toBeVisible();
  queries.setQueryData(OF_BEFORE, ['Brug Oost']);
}

const kept = () => queries.getQueryData(OF_BEFORE);
const signIn = page.getByRole('textbox', { name: /Gebruikersnaam/ });

it('nothing of a session that the server ended is kept for who signs in next', async () => {
  await openApplication();
  server.answer(endpoints.listProjects, () => refused(401, { detail: 'Niet ingelogd' }));
  await client.call(endpoints.listProjects, {}).catch(() => {});
  await expect.poll(kept).toBeUndefined();
  await expect.element(signIn).toBeVisible();
});

it('nor of one that ended in another tab', async () => {
  await openApplication();
  clearSessionToken();
  window.dispatchEvent(new StorageEvent('storage', { key: 'milieuspoor.token' }));
  await expect.poll(kept).toBeUndefined();
});

it('nor of who logged out', async () => {
  await openApplication();
  server.answer(endpoints.logOut, () => undefined);
  server.answer(endpoints.getRegistration, () => ({ open: true }));
  window.location.hash = '#/logout';
  await expect.poll(() => server.asked(endpoints.logOut).length).toBe(1);
  await expect.element(signIn).toBeVisible();
  expect(kept()).toBeUndefined();
});
