import { baselineFile, bidFile } from '../../fixtures/village-street.ts';
import { atPlace, dashboardOf, tabOf } from '../../screens/addresses.ts';
import { complete, completionDialog, typeDay } from '../../screens/completion.ts';
import { expectNoViolations } from '../../screens/no-violations.ts';
import { askOpening, bidRow, chooseWinner } from '../../screens/tender.ts';
import { openApiSession } from '../../session/api-session.ts';
import { MUNICIPALITY } from '../../session/installations.ts';
import { expect, test } from '../../session/test.ts';

const AWARDED = { project_contract_type: 'UAV-GC', project_award_criteria: true } as const;

test('UAV-GC with award criteria goes from its start to its completion, where its claim is compared with the work as built', async ({
  page,
  api,
}) => {
  test.slow();
  const project = await api.createProject('Leven van UAV-GC met gunning', MUNICIPALITY, AWARDED);
  await api.changeProject(project, { seal_bids: true });
  await api.activate(await api.upload(project, 'design-baseline', await baselineFile()));
  await api.completeModel(project);
  const bid = { name: 'Brug & Zn', quote_price: 980_000, criteria_discount: 20_000 };
  await api.enterBid(project, bid, await bidFile('Brug.xlsx'));
  await page.goto(tabOf(project, 6));
  await expect(bidRow(page, 'Brug & Zn')).toBeVisible();
  await expectNoViolations(page, 'sealed bid');
  await askOpening(page, 'Esra Yilmaz');
  const witness = await openApiSession('expert');
  await witness.confirmOpening(project);
  await witness.close();
  await page.reload();
  // €980.000, less €150.000 for an MKI of 3.500 and €20.000 for other criteria.
  await expect(bidRow(page, 'Brug & Zn')).toContainText('€810.000,-');
  await chooseWinner(page, 'Brug & Zn');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Volgende' }).click();
  await typeDay(page, '01102026');
  await completionDialog(page).getByRole('button', { name: 'Voltooien' }).click();
  await expect(page).toHaveURL(atPlace(tabOf(project, 7)));

  await page.getByRole('radio', { name: 'Nee' }).click();
  await expect(page.getByText('Antwoord opgeslagen')).toBeVisible();
  const built = await api.upload(project, 'as-built-optimization', await bidFile('Gebouwd.xlsx'));
  await page.reload();
  await page.getByRole('checkbox', { name: `${built.name} actief maken` }).click();
  await expect(page.getByText('Winnaar: Brug & Zn')).toBeVisible();
  await expectNoViolations(page, 'as-built of a tender');
  await complete(page, 'Project voltooien', '10112026');
  await expect(page).toHaveURL(atPlace(dashboardOf(MUNICIPALITY)));
  await expect(page.getByText('Het project is voltooid', { exact: true })).toBeVisible();

  // The decisions can still be read, and can't be changed.
  await page.goto(tabOf(project, 6));
  await expect(bidRow(page, 'Brug & Zn').getByRole('img', { name: 'Winnaar' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Voeg inschrijver toe' })).toHaveCount(0);
  await page.goto(tabOf(project, 4));
  await expect(page.getByText('Dit project is voltooid: het model is alleen te lezen.')).toBeVisible();
});
