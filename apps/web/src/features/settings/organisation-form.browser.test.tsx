import { endpoints } from '@milieuspoor/contract';
import { keysOf, ORGANISATION_CONTACT } from '@milieuspoor/domain';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ORGANISATION } from '../../testing/example-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { server } from '../../testing/server.ts';
import { nl } from '../../text/nl/index.ts';
import { OrganisationForm } from './organisation-form.tsx';

const LABELS = keysOf(ORGANISATION_CONTACT).map((key) => nl.organisationFields[key]);

it('reads each way to reach the organisation, and sends what is filled in of them', async () => {
  server.answer(endpoints.updateOrganisation, () => ORGANISATION);
  await renderScreen(
    <OrganisationForm organisation={ORGANISATION} mayEdit onSaved={() => Promise.resolve()} />,
    { at: `/o/${ORGANISATION.slug}/instellingen` },
  );
  for (const label of LABELS) await expect.element(page.getByText(label, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Wijzigen' }).click();
  for (const label of LABELS)
    await expect.element(page.getByRole('textbox', { name: label, exact: true })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Contactpersoon' })).toHaveFocus();
  await page.getByRole('textbox', { name: 'Contactpersoon' }).fill('x'.repeat(201));
  await page.getByRole('textbox', { name: 'E-mailadres' }).fill('niets');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(page.getByText('Gebruik maximaal 200 tekens')).toBeVisible();
  await expect.element(page.getByText('Voer een geldig e-mailadres in')).toBeVisible();
  await page.getByRole('textbox', { name: 'Contactpersoon' }).fill(' Noor de Wit ');
  await page.getByRole('textbox', { name: 'E-mailadres' }).fill('gww@gemeente.example');
  await page.getByRole('textbox', { name: 'Telefoonnummer' }).fill('0850 000 123');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(page.getByText('Gegevens opgeslagen')).toBeVisible();
  expect(server.asked(endpoints.updateOrganisation).map(({ payload }) => payload)).toEqual([
    { contact: 'Noor de Wit', email: 'gww@gemeente.example', tel_number: '0850 000 123' },
  ]);
});
