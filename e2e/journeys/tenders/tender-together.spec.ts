import { baselineFile, bidFile } from '../../fixtures/village-street.ts';
import { atPlace, dashboardOf, tabOf } from '../../screens/addresses.ts';
import { completionDialog, typeDay } from '../../screens/completion.ts';
import { expectNoViolations } from '../../screens/no-violations.ts';
import { askOpening, bidRow, chooseWinner, confirmOpening, fillModel } from '../../screens/tender.ts';
import { openApiSession } from '../../session/api-session.ts';
import { MUNICIPALITY } from '../../session/installations.ts';
import { openBrowser } from '../../session/remember.ts';
import { expect, test } from '../../session/test.ts';

const AWARDED = { project_contract_type: 'RAW', project_award_criteria: true } as const;

test('two members at once cannot overwrite each other’s model, open bids alone, or award twice', async ({
  page,
  api,
  browser,
}) => {
  test.slow();
  const project = await api.createProject('Samen aanbesteden', MUNICIPALITY, AWARDED);
  await api.activate(await api.upload(project, 'design-baseline', await baselineFile()));
  const colleague = await openApiSession('expert');
  const other = await openBrowser(browser, colleague);

  // Both members look at step 1.
  for (const each of [page, other]) {
    await each.goto(tabOf(project, 4));
    await expect(each.getByRole('group', { name: /Stap 1 van 5/ })).toBeVisible();
  }
  // The colleague types before the new value can reach their screen by itself.
  const typed = other.getByRole('textbox', { name: /^Projectomvang/ });
  await typed.fill('2.000.000');
  await fillModel(page, 'Projectomvang', '1.000.000');
  await expect(page.getByRole('status', { name: 'Opgeslagen' })).toBeVisible();
  await typed.press('Tab');
  const first = other.getByRole('alertdialog', { name: 'Iemand anders was u voor' });
  await expect(first.getByRole('row', { name: /^Projectomvang/ })).toContainText('€2.000.000,-');
  await expect(first.getByRole('row', { name: /^Projectomvang/ })).toContainText('€1.000.000,-');
  await expectNoViolations(other, 'a model that somebody else changed');
  await first.getByRole('button', { name: 'Neem de nieuwste waarden over' }).click();
  for (const each of [page, other])
    await expect(each.getByRole('textbox', { name: /^Projectomvang/ })).toHaveValue('1.000.000');

  // A bid of one member is sealed for the other, until one asks to open it and the other opens it in another session.
  await api.changeProject(project, { seal_bids: true });
  await api.completeModel(project);
  const bid = { name: 'Noord BV', quote_price: 1_000_000, criteria_discount: 40_000 };
  await api.enterBid(project, bid, await bidFile('Noord.xlsx'));
  for (const each of [page, other]) {
    await each.goto('about:blank');
    await each.goto(tabOf(project, 6));
    await expect(bidRow(each, 'Noord BV')).toBeVisible();
  }
  await expect(bidRow(page, 'Noord BV')).toContainText('€1.000.000,-');
  await expect(bidRow(other, 'Noord BV')).toContainText('Verzegeld');
  await expect(bidRow(other, 'Noord BV')).not.toContainText('€1.000.000,-');
  await askOpening(page, 'Esra Yilmaz');
  await expect(page.getByRole('tabpanel').getByRole('button', { name: 'Inschrijvingen openen' })).toHaveCount(
    0,
  );
  await expectNoViolations(page, 'an opening that waits');
  await other.goto(dashboardOf(MUNICIPALITY));
  const asked = other
    .getByRole('status')
    .filter({ hasText: 'als getuige bij de opening van de inschrijvingen voor Samen aanbesteden' });
  await asked.getByRole('link', { name: 'Naar de inschrijvingen' }).click();
  await expect(other).toHaveURL(atPlace(tabOf(project, 6)));
  await expect(bidRow(other, 'Noord BV')).toContainText('Verzegeld');
  await expectNoViolations(other, 'an opening that waits for its witness');
  await confirmOpening(other);
  // €1.000.000 less €150.000 for an MKI of 3.500 and €40.000 for other criteria. The other screen refreshes now and
  // then by itself.
  for (const each of [page, other])
    await expect(bidRow(each, 'Noord BV')).toContainText('€810.000,-', { timeout: 45_000 });

  // After this reload, the other screen refreshes only after half a minute.
  await other.reload();
  await expect(bidRow(other, 'Noord BV')).toContainText('€810.000,-');

  // One member awards and completes. The other still sees the tender open, and reads why their choice comes too late.
  await chooseWinner(page, 'Noord BV');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Volgende' }).click();
  await typeDay(page, '01102026');
  await completionDialog(page).getByRole('button', { name: 'Voltooien' }).click();
  await expect(page).toHaveURL(atPlace(tabOf(project, 7)));
  await other.getByRole('checkbox', { name: 'Noord BV tot winnaar kiezen' }).click();
  await expect(
    other.getByRole('alert').filter({ hasText: 'De aanbestedingsfase is voltooid' }),
  ).toBeVisible();
  await other.reload();
  await expect(bidRow(other, 'Noord BV').getByRole('img', { name: 'Winnaar' })).toBeVisible();
  await colleague.close();
});
