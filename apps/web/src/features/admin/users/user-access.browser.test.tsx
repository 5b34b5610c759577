import { endpoints } from '@milieuspoor/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { exampleUser } from '../../../testing/admin-answers.ts';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { savedBy } from '../../../testing/saved-file.ts';
import { refused, server } from '../../../testing/server.ts';
import { UserAccess } from './user-access.tsx';
import { UserPrivacy } from './user-privacy.tsx';

const USER = exampleUser({
  sign_on_links: [
    {
      organization: '0d000000-0000-4000-8000-000000000001',
      organization_name: 'Gemeente Voorbeeld',
      linked: '2026-03-02T09:30:00.000Z',
    },
    {
      organization: '0d000000-0000-4000-8000-000000000002',
      organization_name: 'Waterschap Voorbeeld',
      linked: '2026-03-03T09:30:00.000Z',
    },
  ],
});
const AT = { at: `/o/${ORGANISATION.slug}/beheer/gebruikers` };
const button = (name: string) => page.getByRole('button', { name });

it('unlinks a person from the one organisation that was chosen, after asking', async () => {
  await renderScreen(<UserAccess user={USER} self={false} />, AT);
  await expect
    .element(page.getByText('Logt in via Gemeente Voorbeeld, sinds 02-03-2026 10:30'))
    .toBeVisible();
  let gone = false;
  server.answer(endpoints.unlinkSignOn, () =>
    gone ? undefined : refused(404, { detail: 'Deze koppeling is er niet meer' }),
  );
  await button('Ontkoppelen van Waterschap Voorbeeld').click();
  expect(server.asked(endpoints.unlinkSignOn)).toEqual([]);
  const question = page.getByRole('alertdialog');
  const confirm = question.getByRole('button', { name: 'Ontkoppelen' });
  await confirm.click();
  await expect.element(question.getByText('Deze koppeling is er niet meer')).toBeVisible();
  gone = true;
  await confirm.click();
  await expect.element(page.getByText('Jan Jansen is ontkoppeld van Waterschap Voorbeeld')).toBeVisible();
  expect(server.asked(endpoints.unlinkSignOn).at(-1)?.params).toEqual({
    account: USER.uuid,
    organization: '0d000000-0000-4000-8000-000000000002',
  });
});

it('hands staff what is kept of a person, and says why when it cannot', async () => {
  await renderScreen(<UserPrivacy user={USER} self={false} />, AT);
  const download = button('Gegevens downloaden');
  server.answer(endpoints.exportPerson, () =>
    refused(503, { detail: 'De database is even niet bereikbaar' }),
  );
  await download.click();
  await expect.element(page.getByText('De database is even niet bereikbaar')).toBeVisible();
  server.answer(endpoints.exportPerson, () => new Blob(['alles van Jan']));
  const file = await savedBy(() => download.click());
  expect([file.name, file.text()]).toEqual(['Gegevens_jansen.zip', 'alles van Jan']);
  expect(server.asked(endpoints.exportPerson).at(-1)?.params).toEqual({ account: USER.uuid });
});

it('offers nobody to erase themselves', async () => {
  await renderScreen(<UserPrivacy user={USER} self />, AT);
  await expect.element(button('Gegevens downloaden')).toBeVisible();
  await expect.element(button('Persoon wissen')).not.toBeInTheDocument();
});

it('logs a person out everywhere, after asking, and says how many sessions that were', async () => {
  await renderScreen(<UserAccess user={USER} self={false} />, AT);
  let away = true;
  server.answer(endpoints.endUserSessions, () =>
    away ? refused(503, { detail: 'De database is even niet bereikbaar' }) : { ended_sessions: 2 },
  );
  await button('Overal uitloggen').click();
  const question = page.getByRole('alertdialog');
  await expect.element(question.getByText(/Jan Jansen wordt op elk apparaat uitgelogd/)).toBeVisible();
  expect(server.asked(endpoints.endUserSessions)).toEqual([]);
  const confirm = question.getByRole('button', { name: 'Overal uitloggen' });
  await confirm.click();
  await expect.element(question.getByText('De database is even niet bereikbaar')).toBeVisible();
  away = false;
  await confirm.click();
  await expect.element(page.getByText('2 sessies van Jan Jansen zijn beëindigd')).toBeVisible();
  expect(server.asked(endpoints.endUserSessions).at(-1)?.params).toEqual({ account: USER.uuid });
});

it('offers nobody to end their own sessions here', async () => {
  await renderScreen(<UserAccess user={exampleUser({ second_factor: true })} self />, AT);
  await expect.element(button('Tweede factor verwijderen')).toBeVisible();
  await expect.element(button('Overal uitloggen')).not.toBeInTheDocument();
});
