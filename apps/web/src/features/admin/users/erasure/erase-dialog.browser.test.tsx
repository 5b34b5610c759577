import { type AdminUser, type ErasurePreview, endpoints } from '@milieuspoor/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { exampleUser } from '../../../../testing/admin-answers.ts';
import { ORGANISATION } from '../../../../testing/example-session.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { refused, server } from '../../../../testing/server.ts';
import { EraseDialog } from './erase-dialog.tsx';

const USER = exampleUser();
const PREVIEW: ErasurePreview = {
  obstacle: null,
  memberships: 1,
  messages: 2,
  holdings: 0,
  reports: 0,
  history_entries: 7,
  award_entries: 3,
  award_projects: ['Brug Oost'],
  contact_of: ['Gemeente Voorbeeld'],
};

async function show(preview: Partial<ErasurePreview>, user: Partial<AdminUser> = {}) {
  server.answer(endpoints.previewErasure, () => ({ ...PREVIEW, ...preview }));
  server.answer(endpoints.erasePerson, () => ({ pseudonym: 'gewist-1', award_entries_kept: 3 }));
  await renderScreen(<EraseDialog user={{ ...USER, ...user }} onClose={() => undefined} />, {
    at: `/o/${ORGANISATION.slug}/beheer/gebruikers`,
  });
}

const erase = page.getByRole('button', { name: 'Definitief wissen' });
const username = page.getByRole('textbox', { name: 'Gebruikersnaam' });

it('says what goes and what stays, and erases only once the username is typed', async () => {
  await show({});
  await expect.element(page.getByText('2 berichten van deze persoon worden verwijderd.')).toBeVisible();
  await expect.element(page.getByText(/^Bij 4 regels in de geschiedenis/)).toBeVisible();
  await expect.element(page.getByText(/Bij 3 regels over projecten .* Brug Oost/)).toBeVisible();
  await expect.element(page.getByText(/als contact bij Gemeente Voorbeeld/)).toBeVisible();
  await username.fill('Jansen');
  await expect.element(erase).toBeDisabled();
  await username.fill('jansen');
  await erase.click();
  await expect
    .poll(() => server.asked(endpoints.erasePerson)[0])
    .toMatchObject({ params: { account: USER.uuid }, payload: { username: 'jansen', awards: false } });
});

it('offers nothing to confirm where there is an obstacle, and says it', async () => {
  await show({ obstacle: 'Dit is de laatste organisatiebeheerder van Alfa.' });
  await expect.element(page.getByText('Dit is de laatste organisatiebeheerder van Alfa.')).toBeVisible();
  await expect.element(erase).not.toBeInTheDocument();
});

it('of somebody who was erased, only what was kept for awards can go', async () => {
  await show({}, { state: 'erased', username: 'gewist-1' });
  await username.fill('gewist-1');
  await expect.element(erase).toBeDisabled();
  await page.getByRole('checkbox').click();
  await erase.click();
  await expect
    .poll(() => server.asked(endpoints.erasePerson)[0])
    .toMatchObject({ payload: { awards: true } });
});

it('a refusal is shown in the dialog, with what was typed', async () => {
  await show({});
  server.answer(endpoints.erasePerson, () => refused(409, { detail: 'Dat kan nu niet.' }));
  await username.fill('jansen');
  await erase.click();
  await expect.element(page.getByText('Dat kan nu niet.')).toBeVisible();
  await expect.element(username).toHaveValue('jansen');
});
