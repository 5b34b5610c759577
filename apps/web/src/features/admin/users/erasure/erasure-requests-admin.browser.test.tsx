import { type ErasureRequest, endpoints } from '@milieuspoor/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { exampleUser } from '../../../../testing/admin-answers.ts';
import { ORGANISATION } from '../../../../testing/example-session.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { server } from '../../../../testing/server.ts';
import { ErasureRequestsAdmin } from './erasure-requests-admin.tsx';

const USER = exampleUser({});
const request = (number: number, name: string, changes: Partial<ErasureRequest>): ErasureRequest => ({
  uuid: `0c000000-0000-4000-8000-00000000000${number}`,
  user: USER.uuid,
  name,
  email: `${name.toLowerCase()}@gemeente.example`,
  asked: '2026-03-02T09:30:00.000Z',
  due: '2026-04-02',
  overdue: false,
  ...changes,
});

async function show(...requests: ErasureRequest[]) {
  server.answer(endpoints.listErasureRequests, () => ({
    ...{ count: requests.length, next: null, previous: null, results: requests },
  }));
  await renderScreen(<ErasureRequestsAdmin ownUuid="0f000000-0000-4000-8000-0000000000ff" />, {
    at: `/o/${ORGANISATION.slug}/beheer/wisverzoeken`,
  });
}

it('says by which day each is to be answered, and marks what is overdue', async () => {
  await show(
    request(1, 'Anna', { asked: '2026-01-31T09:30:00.000Z', due: '2026-02-28', overdue: true }),
    request(2, 'Bart', {}),
  );
  const rows = page.getByRole('list', { name: 'Wie vraagt om te worden gewist' }).getByRole('listitem');
  await expect
    .element(rows.nth(0).getByText(/Te laat: antwoord had er moeten zijn op 28-02-2026/))
    .toBeVisible();
  await expect.element(rows.nth(0).getByText(/Gevraagd op 31-01-2026/)).toBeVisible();
  await expect.element(rows.nth(1).getByText(/Antwoord uiterlijk 02-04-2026/)).toBeVisible();
  await expect.element(rows.nth(1).getByText(/Te laat/)).not.toBeInTheDocument();
});

it('leads to the person whom it is about', async () => {
  await show(request(1, 'Anna', {}));
  server.answer(endpoints.getAdminUser, () => USER);
  await page.getByRole('button', { name: 'Anna openen' }).click();
  await expect.element(page.getByRole('button', { name: 'Persoon wissen' })).toBeVisible();
  expect(server.asked(endpoints.getAdminUser)[0]?.params).toEqual({ account: USER.uuid });
});

it('says that nobody waits', async () => {
  await show();
  await expect.element(page.getByText('Niemand wacht')).toBeVisible();
});
