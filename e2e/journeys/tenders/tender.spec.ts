import { baselineFile, bidFile } from '../../fixtures/village-street.ts';
import { atPlace, tabOf } from '../../screens/addresses.ts';
import { completionDialog, typeDay } from '../../screens/completion.ts';
import { startProject } from '../../screens/new-project.ts';
import { expectNoViolations } from '../../screens/no-violations.ts';
import { bidRow, chooseWinner, fillWholeModel, uploadBid } from '../../screens/tender.ts';
import { expect, test } from '../../session/test.ts';

const AWARDED = { project_contract_type: 'RAW', project_award_criteria: true } as const;

test('a tender goes from its start to its award: the model, the bidders, the winner', async ({
  page,
  api,
}) => {
  test.slow();
  const project = await startProject(page, 'Leven van een aanbesteding', AWARDED);
  await api.activate(await api.upload(project, 'design-baseline', await baselineFile()));
  await page.goto('about:blank');
  await page.goto(tabOf(project, 4));

  await fillWholeModel(page, { at: (step) => expectNoViolations(page, `award model, ${step}`) });
  await expect(page).toHaveURL(atPlace(tabOf(project, 5)));

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporteer gunningscriterium (Word)' }).click();
  expect((await download).suggestedFilename()).toBe(
    'Gunningscriterium_MKI_Leven van een aanbesteding_1.docx',
  );
  await expectNoViolations(page, 'tender documents');
  await page.getByRole('button', { name: 'Volgende' }).click();
  await expect(page).toHaveURL(atPlace(tabOf(project, 6)));

  await page.getByRole('button', { name: 'Plak uit spreadsheet' }).click();
  const paste = page.getByRole('dialog', { name: 'Inschrijvers uit een spreadsheet plakken' });
  await paste
    .getByRole('textbox')
    .fill('Naam\tPrijs\tKorting\nNoord BV\t1.000.000\t40.000\nZuid BV\t€ 960.000,-\t0');
  await expectNoViolations(page, 'bidders from a spreadsheet');
  await paste.getByRole('button', { name: 'Voeg 2 inschrijvers toe' }).click();
  await uploadBid(page, 'Noord BV', await bidFile('Noord.xlsx'));
  await uploadBid(page, 'Zuid BV', await baselineFile('Zuid.xlsx'));

  // Nobody sealed the bids, so they have their ranks at once.
  await expect(bidRow(page, 'Noord BV')).toContainText('Plaats 1');
  // €960.000 with an MKI at the reference value: no discount is given.
  await expect(bidRow(page, 'Zuid BV')).toContainText('€960.000,-');
  await chooseWinner(page, 'Noord BV');
  await expectNoViolations(page, 'bidders');

  await page.getByRole('tabpanel').getByRole('button', { name: 'Volgende' }).click();
  await typeDay(page, '01102026');
  await completionDialog(page).getByRole('button', { name: 'Voltooien' }).click();
  await expect(page).toHaveURL(atPlace(tabOf(project, 7)));
});
