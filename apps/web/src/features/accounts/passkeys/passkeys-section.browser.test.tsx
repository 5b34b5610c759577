import { endpoints } from '@milieuspoor/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { sessionBy } from '../../../testing/example-open-session.ts';
import { exampleSession, ORGANISATION } from '../../../testing/example-session.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { refused, server } from '../../../testing/server.ts';
import { SecondFactorSection } from '../second-factor/second-factor-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';

const AT = { at: `/o/${ORGANISATION.slug}/instellingen` };
const PASSKEY = {
  ...{ uuid: '0e000000-0000-4000-8000-000000000001', name: 'Telefoon' },
  ...{ created_at: '2026-03-02T07:30:00.000Z', last_used_at: null, backed_up: false },
};
/** A passkey for another address than that of the page, which every browser refuses to make. */
const ELSEWHERE = {
  ...{ rp: { id: 'elders.example', name: 'Milieuspoor' }, challenge: 'AAAA', timeout: 60_000 },
  user: { id: 'AAAA', name: 'noor', displayName: 'noor' },
  attestation: 'none' as const,
  pubKeyCredParams: [{ alg: -7, type: 'public-key' as const }],
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'discouraged' as const, userVerification: 'preferred' as const },
};
const button = (name: string) => page.getByRole('button', { name, exact: true });
const password = page.getByLabelText(/wachtwoord$/i);

function signedInBy(organisation: string | null) {
  server.answer(endpoints.listSessions, () => ({
    ...{ count: 1, next: null, previous: null },
    results: [sessionBy(organisation)],
  }));
}

beforeEach(() => {
  signedInBy(null);
  server.answer(endpoints.listPasskeys, () => ({
    ...{ count: 1, next: null, previous: null },
    results: [PASSKEY],
  }));
});

const bodies = (endpoint: { readonly id: string }) =>
  server.asked(endpoint as typeof endpoints.beginPasskey).map(({ payload }) => payload);

async function beginTo(name: string) {
  await renderScreen(<PasskeysSection user={exampleSession.user} />, AT);
  await button('Toegangssleutel toevoegen').click();
  await page.getByRole('textbox', { name: 'Naam van de toegangssleutel' }).fill(name);
  await button('Toegangssleutel toevoegen').click();
}

it('asks the browser for a passkey at once of who signed in a moment ago', async () => {
  server.answer(endpoints.beginPasskey, () => ELSEWHERE);
  await beginTo('Laptop');
  await expect.element(page.getByText(/werken alleen op het adres/)).toBeVisible();
  await expect.element(password).not.toBeInTheDocument();
  expect(bodies(endpoints.beginPasskey)).toEqual([{}]);
});

it('asks who signed in a while ago for the password first, and keeps the name', async () => {
  server.answer(endpoints.beginPasskey, ({ payload }) => {
    const { current_password: typed } = payload as { current_password?: string };
    if (typed === 'het juiste') return ELSEWHERE;
    const sentence =
      typed === undefined ? 'Vul uw wachtwoord in om door te gaan' : 'Dit wachtwoord klopt niet';
    return refused(400, { current_password: [sentence] });
  });
  await beginTo('Laptop');
  await expect.element(password).toHaveFocus();
  await password.fill('een ander');
  await button('Toegangssleutel toevoegen').click();
  await expect.element(page.getByText('Dit wachtwoord klopt niet')).toBeVisible();
  await password.fill('het juiste');
  await button('Toegangssleutel toevoegen').click();
  await expect.element(page.getByText(/werken alleen op het adres/)).toBeVisible();
  await expect
    .element(page.getByRole('textbox', { name: 'Naam van de toegangssleutel' }))
    .toHaveValue('Laptop');
});

it('sends who came through their organisation back there', async () => {
  const again = 'Log opnieuw in via uw organisatie en probeer het nog eens.';
  server.answer(endpoints.beginPasskey, () => refused(400, { non_field_errors: [again] }));
  await beginTo('Laptop');
  await expect.element(page.getByText(again)).toBeVisible();
  await expect.element(password).not.toBeInTheDocument();
});

it('shows the list again without the one that was removed, and not before', async () => {
  const laptop = { ...PASSKEY, uuid: '0e000000-0000-4000-8000-000000000002', name: 'Laptop' };
  const listed = (...results: (typeof PASSKEY)[]) => ({
    ...{ count: results.length, next: null, previous: null },
    results,
  });
  let arrive = () => {};
  server.answer(endpoints.listPasskeys, () => listed(PASSKEY, laptop));
  server.answer(endpoints.getCurrentUser, () => exampleSession.user);
  server.answer(endpoints.removePasskey, () => {
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    server.answer(endpoints.listPasskeys, async () => {
      await arrived;
      return listed(laptop);
    });
    return undefined;
  });
  await renderScreen(<PasskeysSection user={exampleSession.user} />, AT);
  await button('Telefoon verwijderen').click();
  await password.fill('het juiste');
  await button('Verwijderen').click();
  await expect.poll(() => server.asked(endpoints.listPasskeys).length).toBe(2);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(button('Telefoon verwijderen').length).toBe(0);
  arrive();
  await expect.element(button('Laptop verwijderen')).toBeVisible();
  expect(button('Telefoon verwijderen').length).toBe(0);
  await expect.element(page.getByText('De toegangssleutel is verwijderd')).toBeVisible();
});

it('asks who came through their organisation for no password to remove one', async () => {
  signedInBy('Gemeente Voorbeeld');
  server.answer(endpoints.removePasskey, () => undefined);
  server.answer(endpoints.getCurrentUser, () => exampleSession.user);
  await renderScreen(<PasskeysSection user={{ ...exampleSession.user, authenticator: true }} />, AT);
  await button('Telefoon verwijderen').click();
  await expect.element(page.getByText(/kunt u daarna niet meer inloggen/)).toBeVisible();
  await expect.element(password).not.toBeInTheDocument();
  await button('Verwijderen').click();
  await expect.element(page.getByText('De toegangssleutel is verwijderd')).toBeVisible();
  expect(bodies(endpoints.removePasskey)).toEqual([{}]);
});

it('asks them for a code only before new recovery codes', async () => {
  signedInBy('Gemeente Voorbeeld');
  server.answer(endpoints.renewRecoveryCodes, () => ({ recovery_codes: ['AAAA-BBBB-CCCC'] }));
  server.answer(endpoints.getCurrentUser, () => exampleSession.user);
  await renderScreen(<SecondFactorSection user={{ ...exampleSession.user, second_factor: true }} />, AT);
  await button('Nieuwe herstelcodes maken').click();
  await expect.element(password).not.toBeInTheDocument();
  await page.getByRole('textbox', { name: 'Code' }).fill('123456');
  await button('Nieuwe herstelcodes maken').click();
  await expect.element(page.getByText('AAAA-BBBB-CCCC')).toBeVisible();
  expect(bodies(endpoints.renewRecoveryCodes)).toEqual([{ code: '123456' }]);
});

describe.each([
  ['by a password', null, /uw wachtwoord/, /via uw organisatie/],
  ['through their organisation', 'Gemeente Voorbeeld', /(via|bij) uw organisatie/, /uw wachtwoord/],
] as const)('who came in %s', (_how, organisation, says, saysNot) => {
  beforeEach(() => signedInBy(organisation));
  const expectWords = async () => {
    await expect.element(page.getByText(says).first()).toBeVisible();
    await expect.element(page.getByText(saysNot)).not.toBeInTheDocument();
  };

  it('reads before the last passkey goes by what they log in after that', async () => {
    await renderScreen(<PasskeysSection user={exampleSession.user} />, AT);
    await button('Telefoon verwijderen').click();
    await expect.element(page.getByText(/is uw laatste tweede factor/)).toBeVisible();
    await expectWords();
  });

  it.each([
    ['the app goes and passkeys stay', [PASSKEY], 'Authenticator-app uitzetten'],
    ['the second factor goes', [], 'Tweede factor uitzetten'],
  ])('reads the same before %s', async (_what, results, opener) => {
    server.answer(endpoints.listPasskeys, () => ({
      ...{ count: results.length, next: null, previous: null },
      results,
    }));
    const user = { ...exampleSession.user, second_factor: true, authenticator: true };
    await renderScreen(<SecondFactorSection user={user} />, AT);
    await button(opener).click();
    await expect.element(page.getByRole('textbox', { name: 'Code' })).toBeVisible();
    await expectWords();
  });
});
