import { endpoints } from '@milieuspoor/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../testing/render-screen.tsx';
import { refused, server } from '../../testing/server.ts';
import { LoginForm } from './login-form.tsx';

const form = (registrationOpen: boolean) => (
  <LoginForm back="" failed={[]} registrationOpen={registrationOpen} onSignedIn={() => {}} />
);
const registering = page.getByRole('link', { name: 'Nog geen account? Registreren' });

it('says what it takes as a name, and leads to registering where that is open', async () => {
  await renderScreen(form(true), { at: '/o/gemeente-voorbeeld/dashboard' });
  await expect.element(page.getByLabelText('Gebruikersnaam of e-mailadres')).toBeVisible();
  await expect.element(registering).toHaveAttribute('href', expect.stringContaining('/registeren'));
});

it('leads to no registering where that is closed', async () => {
  await renderScreen(form(false), { at: '/o/gemeente-voorbeeld/dashboard' });
  await expect.element(page.getByRole('link', { name: 'Wachtwoord vergeten?' })).toBeVisible();
  await expect.element(registering).not.toBeInTheDocument();
});

const AT = { at: '/o/gemeente-voorbeeld/dashboard' };
const name = page.getByLabelText('Gebruikersnaam of e-mailadres');
const password = page.getByLabelText('Wachtwoord', { exact: true });
const via = page.getByRole('button', { name: 'Inloggen via Gemeente Voorbeeld' });
const offer = (compulsory: boolean) =>
  server.answer(endpoints.findSignOn, () => ({
    sign_on: { organization_name: 'Gemeente Voorbeeld', compulsory },
  }));

it('offers the page of the organisation beside the password, and tells no more than the domain to find it', async () => {
  offer(false);
  await renderScreen(form(true), AT);
  await name.fill('jan@voorbeeld.example');
  await expect.element(via).toBeVisible();
  await expect.element(password).toBeVisible();
  expect(server.asked(endpoints.findSignOn).map(({ query }) => query)).toEqual([
    { domain: 'voorbeeld.example' },
  ]);
});

it('leads there where passwords are refused, and leaves a way for who has one all the same', async () => {
  offer(true);
  await renderScreen(form(true), AT);
  await name.fill('jan@voorbeeld.example');
  await expect.element(via).toBeVisible();
  await expect.element(password).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Met wachtwoord' }).click();
  await expect.element(password).toBeVisible();
  await expect.element(via).toBeVisible();
});

it('asks nothing about a username', async () => {
  offer(true);
  await renderScreen(form(true), AT);
  await name.fill('jan');
  await new Promise((passed) => setTimeout(passed, 600));
  expect(server.asked(endpoints.findSignOn)).toEqual([]);
  await expect.element(via).not.toBeInTheDocument();
});

it('says that the provider is away, and lets try again', async () => {
  offer(true);
  server.answer(endpoints.getEnvironment, () => ({
    ...{ environment: 'Local' as const, public_url: 'http://localhost', build: 'V2.4-1' },
    ...{ sentry_dsn: null, pdf: false, map_tiles: null },
  }));
  server.answer(endpoints.beginSignOn, () =>
    refused(503, { detail: 'De inlogpagina is nu niet bereikbaar.' }),
  );
  await renderScreen(form(true), AT);
  await name.fill('jan@voorbeeld.example');
  await via.click();
  await expect.element(page.getByText('De inlogpagina is nu niet bereikbaar.')).toBeVisible();
  await expect.element(via).toBeEnabled();
});
