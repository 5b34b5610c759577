import { endpoints } from '@milieuspoor/contract';
import { CSRF_COOKIE } from '@milieuspoor/contract/client';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../testing/render-screen.tsx';
import { refused, server } from '../../testing/server.ts';
import { VerificationScreen } from './verification-screen.tsx';

const show = (state: 'open' | 'confirmed' | 'over') => {
  server.answer(endpoints.getVerification, () => ({ state }));
  return renderScreen(<VerificationScreen verificationKey="een-sleutel" />, {
    at: '/o/gemeente-voorbeeld/dashboard',
  });
};
const password = page.getByLabelText(/^Wachtwoord\s\*$/);
const confirm = async () => {
  await password.fill('een heel lang wachtwoord');
  await page.getByRole('button', { name: 'Bevestigen' }).click();
};
const beginAnew = page.getByRole('link', { name: 'Opnieuw registreren' });

// The browser of this visitor already has the cookie, so that nothing is requested first.
beforeEach(() => cookieStore.set(CSRF_COOKIE, 'een-koekje'));

it('offers to register anew only to who does not know the password', async () => {
  server.answer(endpoints.verifyEmail, () => refused(400, { password: ['Dit wachtwoord klopt niet.'] }));
  await show('open');
  await expect.element(password).toBeVisible();
  await expect.element(beginAnew).not.toBeInTheDocument();
  await confirm();
  await expect.element(page.getByText('Dit wachtwoord klopt niet.')).toBeVisible();
  await expect.element(beginAnew).toBeVisible();
  await expect.element(page.getByText('Het bevestigen is niet gelukt')).not.toBeInTheDocument();
});

it('says that confirming failed, and asks again', async () => {
  server.answer(endpoints.verifyEmail, () => refused(503, { detail: 'Probeer het later opnieuw.' }));
  await show('open');
  await confirm();
  await expect.element(page.getByText('Het bevestigen is niet gelukt')).toBeVisible();
  await expect.element(beginAnew).not.toBeInTheDocument();
  server.answer(endpoints.verifyEmail, () => ({ detail: 'ok', admitted_to: 'Gemeente Voorbeeld' }));
  await confirm();
  await expect
    .element(page.getByText(/U bent toegelaten tot Gemeente Voorbeeld\. U kunt nu inloggen/))
    .toBeVisible();
  await expect.element(password).not.toBeInTheDocument();
});

it('sends a new link where this one is over, also when it ends while somebody looks for the password', async () => {
  server.answer(endpoints.verifyEmail, () => refused(400, { key: ['Deze link is verlopen.'] }));
  await show('open');
  await confirm();
  await expect.element(page.getByText(/^Deze link is verlopen of vervangen/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Stuur een nieuwe link' })).toBeVisible();
  await expect.element(password).not.toBeInTheDocument();
});

it('asks no password for an address that is confirmed', async () => {
  await show('confirmed');
  await expect.element(page.getByText('Uw e-mailadres was al bevestigd')).toBeVisible();
  await expect.element(password).not.toBeInTheDocument();
});
