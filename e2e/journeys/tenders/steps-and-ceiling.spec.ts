import { newerSetBidFile, newerSetFile } from '../../fixtures/village-street.ts';
import { atPlace, tabOf } from '../../screens/addresses.ts';
import { completionDialog, typeDay } from '../../screens/completion.ts';
import { expectNoViolations } from '../../screens/no-violations.ts';
import { bidRemarks, bidRow, chooseWinner } from '../../screens/tender.ts';
import { MUNICIPALITY } from '../../session/installations.ts';
import { expect, test } from '../../session/test.ts';

const AWARDED = { project_contract_type: 'UAV-GC', project_award_criteria: true } as const;
const STEPS = [
  { mki_upto: 3_500, discount: 250_000 },
  { mki_upto: 4_500, discount: 100_000 },
];

test('a UAV-GC tender in Set A2 gives its discount in steps, and excludes a bid above its ceiling until the award', async ({
  page,
  api,
}) => {
  test.slow();
  const project = await api.createProject('Staffel in Set A2', MUNICIPALITY, AWARDED);
  await api.activate(await api.upload(project, 'design-baseline', await newerSetFile()));
  await api.changeProject(project, { mki_steps: STEPS, mki_ceiling: 4_500 });
  await api.completeModel(project);
  const bid = { quote_price: 1_000_000, criteria_discount: 0 };
  await api.enterBid(project, { ...bid, name: 'Noord BV' }, await newerSetBidFile('Noord.xlsx'));
  await api.enterBid(
    project,
    { ...bid, name: 'Zuid BV', quote_price: 700_000 },
    await newerSetFile('Zuid.xlsx'),
  );

  await page.goto(tabOf(project, 6));
  // The bid is exactly at the first step: €1.000.000 less €250.000.
  await expect(bidRow(page, 'Noord BV')).toContainText('€750.000,-');
  await expect(bidRow(page, 'Noord BV')).toContainText('Plaats 1');
  await expect(bidRemarks(page, 'Zuid BV')).toContainText('Terzijde gelegd: de MKI ligt boven het plafond');
  await expectNoViolations(page, 'a bid above the ceiling');
  await chooseWinner(page, 'Noord BV');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Volgende' }).click();
  const award = completionDialog(page).getByRole('region', { name: 'De gunning' });
  await expect(award).toContainText('Noord BV (Plaats 1)');
  await expect(award).toContainText('Geen andere inschrijving heeft een plaats in de rangorde.');
  await expect(award).toContainText('1 inschrijving dingt mee; 1 niet: Zuid BV (MKI boven het plafond)');
  await typeDay(page, '01102026');
  await completionDialog(page).getByRole('button', { name: 'Voltooien' }).click();
  await expect(page).toHaveURL(atPlace(tabOf(project, 7)));
});
