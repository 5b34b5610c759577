import { endpoints } from '@milieuspoor/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { sessionBy } from '../../../testing/example-open-session.ts';
import { exampleSession, ORGANISATION } from '../../../testing/example-session.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { savedBy } from '../../../testing/saved-file.ts';
import { refused, server } from '../../../testing/server.ts';
import { PersonalDataSection } from './personal-data-section.tsx';

async function show(asked_at: string | null, signedOn: string | null = null) {
  server.answer(endpoints.listSessions, () => ({
    ...{ count: 1, next: null, previous: null },
    results: [sessionBy(signedOn)],
  }));
  server.answer(endpoints.getErasureRequest, () => ({ asked_at }));
  await renderScreen(<PersonalDataSection user={exampleSession.user} />, {
    at: `/o/${ORGANISATION.slug}/instellingen`,
  });
}

const ask = page.getByRole('button', { name: 'Vraag om mijn gegevens te wissen' });
const password = page.getByLabelText('Huidig wachtwoord');

it('the request takes the password, and stands there from then on', async () => {
  await show(null);
  server.answer(endpoints.askErasure, ({ payload }) =>
    payload.current_password === 'goed'
      ? { asked_at: '2026-11-24T09:00:00.000Z' }
      : refused(400, { current_password: ['Dit wachtwoord klopt niet'] }),
  );
  await ask.click();
  await password.fill('fout');
  await ask.click();
  await expect.element(page.getByText('Dit wachtwoord klopt niet')).toBeVisible();
  await password.fill('goed');
  await ask.click();
  await expect.element(page.getByText(/U vroeg op .*24.* om uw gegevens te wissen/)).toBeVisible();
  await expect.element(ask).not.toBeInTheDocument();
});

it('who asked already reads when, and cannot ask twice', async () => {
  await show('2026-11-20T09:00:00.000Z');
  await expect.element(page.getByText(/U vroeg op .*20/)).toBeVisible();
  await expect.element(ask).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Mijn gegevens downloaden' })).toBeVisible();
});

it('what is kept of oneself is downloaded with the password, and a wrong one is said at its field', async () => {
  await show(null);
  server.answer(endpoints.exportOwnData, ({ payload }) =>
    payload.current_password === 'goed'
      ? new Blob(['alles van mij'])
      : refused(400, { current_password: ['Dit wachtwoord klopt niet'] }),
  );
  const download = page.getByRole('button', { name: 'Mijn gegevens downloaden' });
  await download.click();
  await password.fill('fout');
  await download.click();
  await expect.element(page.getByText('Dit wachtwoord klopt niet')).toBeVisible();
  await password.fill('goed');
  const file = await savedBy(() => download.click());
  expect([file.name, file.text()]).toEqual([`Gegevens_${exampleSession.user.username}.zip`, 'alles van mij']);
  // The password is asked again for another period.
  await expect.element(password).not.toBeInTheDocument();
});

it('who came through their organisation has no password to type, and is sent back there when that is long ago', async () => {
  await show(null, 'Gemeente Voorbeeld');
  const again = 'Log opnieuw in via uw organisatie en probeer het nog eens.';
  server.answer(endpoints.exportOwnData, () => refused(400, { non_field_errors: [again] }));
  const download = page.getByRole('button', { name: 'Mijn gegevens downloaden' });
  await download.click();
  await expect.element(password).not.toBeInTheDocument();
  await download.click();
  await expect.element(page.getByText(again)).toBeVisible();
  server.answer(endpoints.exportOwnData, () => new Blob(['alles van mij']));
  expect((await savedBy(() => download.click())).text()).toBe('alles van mij');
  expect(server.asked(endpoints.exportOwnData).map(({ payload }) => payload)).toEqual([{}, {}]);
});
