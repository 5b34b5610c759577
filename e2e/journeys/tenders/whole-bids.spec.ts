import { baselineFile, bidFile, productionOnlyFile } from '../../fixtures/village-street.ts';
import { tabOf } from '../../screens/addresses.ts';
import { expectNoViolations } from '../../screens/no-violations.ts';
import { bidRemarks, bidRow, chooseWinner } from '../../screens/tender.ts';
import { MUNICIPALITY } from '../../session/installations.ts';
import { expect, test } from '../../session/test.ts';

const AWARDED = { project_contract_type: 'RAW', project_award_criteria: true } as const;
const REASON = 'Het vervoer en het afval zijn er wel';

test('a bid that leaves A4 to C4 empty goes from its upload to the decision and the choice of the winner', async ({
  page,
  api,
}) => {
  test.slow();
  const project = await api.createProject('Volledige inschrijvingen', MUNICIPALITY, AWARDED);
  await api.activate(await api.upload(project, 'design-baseline', await baselineFile()));
  await api.completeModel(project);
  const noord = { name: 'Noord BV', quote_price: 1_000_000, criteria_discount: 40_000 };
  await api.enterBid(project, noord, await bidFile('Noord.xlsx'));
  await api.enterBid(project, { ...noord, name: 'Oost BV' }, await productionOnlyFile());
  await page.goto(tabOf(project, 6));
  await expect(bidRow(page, 'Oost BV')).toBeVisible();
  const row = bidRow(page, 'Oost BV');
  await expect(row).toContainText('Niet volledig: nog 6 besluiten nodig');
  await expect(page.getByRole('checkbox', { name: 'Oost BV tot winnaar kiezen' })).toBeDisabled();

  await row.getByRole('button', { name: /^Besluiten over wat ontbreekt/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Wat ontbreekt aan de inschrijving van Oost BV' });
  await expect(dialog.getByRole('group', { name: 'Module A4' })).toContainText(
    'Wat de baseline daar opgeeft weegt samen €520,-',
  );
  await dialog.getByRole('button', { name: 'aanvullen', exact: true }).click();
  await dialog.getByRole('textbox', { name: /^Reden/ }).fill(REASON);
  await expectNoViolations(page, 'what a bid lacks');
  await dialog.getByRole('button', { name: 'Besluiten vastleggen' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText('Niet volledig: telt mee na besluit');
  await expect(bidRemarks(page, 'Oost BV')).toContainText(/aangevuld: telt als €/);
  await expect(row).toContainText('Plaats 2');

  await chooseWinner(page, 'Noord BV');
  await row.getByRole('button', { name: /^Bekijken wat ontbreekt/ }).click();
  await expect(dialog).toContainText(REASON);
  await expect(dialog.getByRole('button', { name: 'Besluiten vastleggen' })).toHaveCount(0);
});
