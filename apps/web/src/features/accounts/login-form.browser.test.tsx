import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../testing/render-screen.tsx';
import { LoginForm } from './login-form.tsx';

const form = (registrationOpen: boolean) => (
  <LoginForm registrationOpen={registrationOpen} onSignedIn={() => {}} />
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
