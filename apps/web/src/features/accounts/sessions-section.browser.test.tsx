import { endpoints, type OpenSession } from '@milieuspoor/contract';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { exampleSession, ORGANISATION } from '../../testing/example-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { refused, server } from '../../testing/server.ts';
import { SecondFactorSetUp } from './second-factor/factor-set-up.tsx';
import { SessionsSection } from './sessions-section.tsx';

const AT = { at: `/o/${ORGANISATION.slug}/instellingen` };
const session = (digit: number, current: boolean): OpenSession => ({
  uuid: `0d000000-0000-4000-8000-00000000000${digit}`,
  created_at: '2026-03-02T07:30:00.000Z',
  last_seen_at: '2026-03-02T09:30:00.000Z',
  expires_at: '2026-04-01T07:30:00.000Z',
  user_agent: '',
  address: '192.0.2.1',
  signed_on_at: null,
  current,
});
const ASK = { current_password: ['Vul uw wachtwoord in om door te gaan'] };
const WRONG = { current_password: ['Dit wachtwoord klopt niet'] };
const answerTo = (body: unknown, right: unknown) => {
  const { current_password: typed } = (body ?? {}) as { current_password?: string };
  if (typed === undefined) return refused(400, ASK);
  return typed === 'het juiste wachtwoord' ? right : refused(400, WRONG);
};
const password = page.getByLabelText(/^Huidig wachtwoord/);
const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(() => {
  server.answer(endpoints.listSessions, () => ({
    ...{ count: 2, next: null, previous: null },
    results: [session(1, true), session(2, false)],
  }));
});

it('logs other sessions out once the password was given that a session of long ago asks for', async () => {
  await renderScreen(<SessionsSection user={exampleSession.user} />, AT);
  server.answer(endpoints.deleteAllSessions, ({ payload }) => answerTo(payload, undefined) as undefined);
  await button('Andere sessies uitloggen').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Andere sessies uitloggen' }).click();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(password).toHaveFocus();
  await password.fill('een ander');
  await button('Andere sessies uitloggen').click();
  await expect.element(page.getByText('Dit wachtwoord klopt niet')).toBeVisible();
  await password.fill('het juiste wachtwoord');
  await button('Andere sessies uitloggen').click();
  await expect.element(page.getByText('Uw andere sessies zijn uitgelogd')).toBeVisible();
  await expect.element(password).not.toBeInTheDocument();
});

it('logs one session out by the same, or leaves it', async () => {
  await renderScreen(<SessionsSection user={exampleSession.user} />, AT);
  server.answer(endpoints.deleteSession, ({ payload }) => answerTo(payload, undefined) as undefined);
  const end = page.getByRole('button', { name: /op .* uitloggen$/ });
  await end.click();
  await expect.element(password).toBeVisible();
  await button('Annuleren').click();
  await expect.element(password).not.toBeInTheDocument();
  await end.click();
  await password.fill('het juiste wachtwoord');
  await button('Uitloggen').click();
  await expect.element(page.getByText('De sessie is uitgelogd')).toBeVisible();
});

it('sets up an authenticator once the password was given', async () => {
  server.answer(endpoints.getCurrentUser, () => exampleSession.user);
  const begun = { secret: 'JBSWY3DPEHPK3PXP', otpauth_uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' };
  server.answer(endpoints.beginSecondFactor, ({ payload }) => answerTo(payload, begun) as typeof begun);
  await renderScreen(<SecondFactorSetUp onConfirmed={() => {}} />, AT);
  await password.fill('een ander');
  await button('Verder').click();
  await expect.element(page.getByText('Dit wachtwoord klopt niet')).toBeVisible();
  await password.fill('het juiste wachtwoord');
  await button('Verder').click();
  await expect.element(page.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
});
