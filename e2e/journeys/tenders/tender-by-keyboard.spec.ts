import type { Page } from '@playwright/test';
import { baselineFile, bidFile } from '../../fixtures/village-street.ts';
import { atPlace, tabOf } from '../../screens/addresses.ts';
import { checkOf } from '../../screens/calculations.ts';
import { completionDialog } from '../../screens/completion.ts';
import { tabAndPress, tabAndType, tabTo } from '../../screens/keyboard.ts';
import { bidRow } from '../../screens/tender.ts';
import { openApiSession } from '../../session/api-session.ts';
import { MUNICIPALITY } from '../../session/installations.ts';
import { expect, test } from '../../session/test.ts';

const AWARDED = { project_contract_type: 'RAW', project_award_criteria: true } as const;

/** Fills in fields one after another, and goes to the next step. */
async function fillStep(page: Page, values: Readonly<Record<string, string>>, next: number): Promise<void> {
  for (const [field, text] of Object.entries(values))
    await tabAndType(page, page.getByRole('textbox', { name: new RegExp(`^${field}`) }), text);
  const onwards = page.getByRole('tabpanel').getByRole('button', { name: 'Volgende' });
  await expect(onwards).toBeEnabled();
  await tabAndPress(page, onwards);
  // The focus moves with it, so that the next stop is in the step.
  await expect(page.locator(':focus')).toContainText(`${next}/5`);
}

test('with the keyboard alone a member fills in a model, seals and enters a bid, has it opened and awards', async ({
  page,
  api,
}) => {
  test.slow();
  const project = await api.createProject('Aanbesteden zonder muis', MUNICIPALITY, AWARDED);
  await api.activate(await api.upload(project, 'design-baseline', await baselineFile()));
  await page.goto(tabOf(project, 4));
  await fillStep(page, { Projectomvang: '1000000', 'Totale fictieve korting': '300000' }, 2);
  await fillStep(page, { 'Maximale korting MKI': '250000', 'Maximale korting overige': '50000' }, 3);
  await tabTo(page, page.getByRole('switch', { name: 'Inschrijvingen verzegelen tot de opening' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('switch', { name: /^Inschrijvingen verzegelen/ })).toBeChecked();
  await fillStep(page, {}, 4);
  await fillStep(page, {}, 5);
  await tabAndPress(page, page.getByRole('button', { name: 'Criterium MKI Voltooien' }));
  await expect(page).toHaveURL(atPlace(tabOf(project, 5)));
  await tabAndPress(page, page.getByRole('tabpanel').getByRole('button', { name: 'Volgende' }));
  await expect(page).toHaveURL(atPlace(tabOf(project, 6)));

  await tabAndPress(page, page.getByRole('button', { name: 'Voeg inschrijver toe' }));
  // The row that opens has the focus.
  await expect(page.getByRole('textbox', { name: 'Inschrijver', exact: true })).toBeFocused();
  await page.keyboard.type('Zonder Muis BV');
  await tabAndType(page, page.getByRole('textbox', { name: 'Inschrijfprijs', exact: true }), '950000');
  await tabAndType(page, page.getByRole('textbox', { name: /^Fictieve korting overige/ }), '10000');
  await page.keyboard.press('Enter');
  // For a moment the bid may appear twice: in the row that was filled in, and in the table.
  await expect(page.getByRole('textbox', { name: 'Inschrijver', exact: true })).toHaveCount(0);
  await expect(bidRow(page, 'Zonder Muis BV')).toContainText('€950.000,-');
  const file = await bidFile('Toets.xlsx');
  const picker = page.waitForEvent('filechooser');
  const upload = page.getByRole('button', { name: 'Berekening uploaden van Zonder Muis BV' });
  await tabAndPress(page, upload, 'Shift+Tab');
  await (await picker).setFiles(file);
  await tabAndPress(page, checkOf(page, file).getByRole('button', { name: 'Berekening toevoegen' }));
  await expect(bidRow(page, 'Zonder Muis BV')).toContainText('€3.500,-');

  const ask = page.getByRole('tabpanel').getByRole('button', { name: 'Opening vragen' });
  await tabAndPress(page, ask, 'Shift+Tab');
  const asking = page.getByRole('dialog', { name: 'Opening vragen' });
  await tabAndPress(page, asking.getByRole('combobox', { name: 'Getuige' }));
  await expect(page.getByRole('option').first()).toBeFocused();
  await page.keyboard.type('Esra');
  await expect(page.getByRole('option', { name: 'Esra Yilmaz' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabAndPress(page, asking.getByRole('button', { name: 'Getuige vragen' }));
  await expect(page.getByText('De opening wacht op een getuige')).toBeVisible();
  const witness = await openApiSession('expert');
  await witness.confirmOpening(project);
  await witness.close();
  await page.reload();
  await expect(bidRow(page, 'Zonder Muis BV')).toContainText('Plaats 1');

  const crown = page.getByRole('checkbox', { name: 'Zonder Muis BV tot winnaar kiezen' });
  await tabTo(page, crown);
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: /^Zonder Muis BV is de winnaar/ })).toBeChecked();
  await tabAndPress(page, page.getByRole('tabpanel').getByRole('button', { name: 'Volgende' }));
  await tabTo(page, completionDialog(page).getByRole('spinbutton', { name: 'Dag' }));
  await page.keyboard.type('01102026');
  await tabAndPress(page, completionDialog(page).getByRole('button', { name: 'Voltooien' }));
  await expect(page).toHaveURL(atPlace(tabOf(project, 7)));
});
