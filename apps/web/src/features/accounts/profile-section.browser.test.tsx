import { endpoints } from '@milieuspoor/contract';
import { ACCOUNT_PERSON, keysOf } from '@milieuspoor/domain';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { exampleSession, ORGANISATION } from '../../testing/example-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { server } from '../../testing/server.ts';
import { nl } from '../../text/nl/index.ts';
import { ProfileSection } from './profile-section.tsx';

const EXAMPLES = { line: 'Noor', telephone: '0850 000 123' } as const;

it('reads each field about a person, and sends what is filled in of them', async () => {
  const { user } = exampleSession;
  server.answer(endpoints.updateCurrentUser, () => user);
  await renderScreen(<ProfileSection user={user} />, { at: `/o/${ORGANISATION.slug}/instellingen` });
  const labels = keysOf(ACCOUNT_PERSON).map((key) => nl.accountFields[key]);
  for (const label of labels) await expect.element(page.getByText(label, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Wijzigen' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Voornaam' })).toHaveFocus();
  await page.getByRole('textbox', { name: 'Voornaam' }).fill('x'.repeat(101));
  await page.getByRole('textbox', { name: 'Telefoonnummer' }).fill('1'.repeat(31));
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(page.getByText('Gebruik maximaal 100 tekens')).toBeVisible();
  await expect.element(page.getByText('Gebruik maximaal 30 tekens')).toBeVisible();
  for (const key of keysOf(ACCOUNT_PERSON))
    await page
      .getByRole('textbox', { name: nl.accountFields[key], exact: true })
      .fill(EXAMPLES[ACCOUNT_PERSON[key].kind]);
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(page.getByText('Gegevens opgeslagen')).toBeVisible();
  expect(server.asked(endpoints.updateCurrentUser).map(({ payload }) => payload)).toEqual([
    Object.fromEntries(Object.values(ACCOUNT_PERSON).map(({ wire, kind }) => [wire, EXAMPLES[kind]])),
  ]);
});
