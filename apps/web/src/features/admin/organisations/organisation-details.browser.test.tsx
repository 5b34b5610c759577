import { endpoints } from '@milieuspoor/contract';
import { keysOf, ORGANISATION_CONTACT } from '@milieuspoor/domain';
import i18next from 'i18next';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { server } from '../../../testing/server.ts';
import { contactLabel } from './contact-fields.ts';
import { OrganisationDetails } from './organisation-details.tsx';

const EXAMPLES = { line: 'Noor de Wit', email: 'gww@gemeente.example', telephone: '0850 000 123' } as const;

it('reads each way to reach an organisation, and sends what staff fill in of them', async () => {
  const organisation = { ...ORGANISATION, member_count: 3, administrator_count: 1, project_count: 8 };
  server.answer(endpoints.updateAdminOrganisation, () => organisation);
  await renderScreen(<OrganisationDetails org={ORGANISATION.slug} organisation={organisation} />, {
    at: `/o/${ORGANISATION.slug}/beheer/organisaties`,
  });
  const labels = keysOf(ORGANISATION_CONTACT).map((key) => contactLabel(key, i18next.t));
  for (const label of labels) await expect.element(page.getByText(label, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: `${ORGANISATION.name} wijzigen` }).click();
  const dialog = page.getByRole('dialog', { name: 'Organisatie wijzigen' });
  for (const key of keysOf(ORGANISATION_CONTACT))
    await dialog
      .getByRole('textbox', { name: contactLabel(key, i18next.t), exact: true })
      .fill(EXAMPLES[ORGANISATION_CONTACT[key].kind]);
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(page.getByText('Gegevens opgeslagen')).toBeVisible();
  expect(server.asked(endpoints.updateAdminOrganisation).map(({ payload }) => payload)).toEqual([
    {
      name: ORGANISATION.name,
      second_factor_from: null,
      ...Object.fromEntries(
        Object.values(ORGANISATION_CONTACT).map(({ wire, kind }) => [wire, EXAMPLES[kind]]),
      ),
    },
  ]);
});
