import { baselineFile, bidFile } from '../../fixtures/village-street.ts';
import { atPlace, tabOf } from '../../screens/addresses.ts';
import { expectNoViolations } from '../../screens/no-violations.ts';
import { expectNoSidewaysScrolling } from '../../screens/sideways.ts';
import { bidRow, chooseWinner, enterBid, fillWholeModel, uploadBid } from '../../screens/tender.ts';
import { openApiSession } from '../../session/api-session.ts';
import { MUNICIPALITY } from '../../session/installations.ts';
import { expect, test } from '../../session/test.ts';

const AWARDED = { project_contract_type: 'RAW', project_award_criteria: true } as const;

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a member sets up a tender, enters a bid and awards without scrolling sideways', async ({
    page,
    api,
  }) => {
    test.slow();
    const project = await api.createProject('Aanbesteden op de telefoon', MUNICIPALITY, AWARDED);
    await api.activate(await api.upload(project, 'design-baseline', await baselineFile()));
    await page.goto(tabOf(project, 4));
    await fillWholeModel(page, { at: () => expectNoSidewaysScrolling(page) });
    await expect(page).toHaveURL(atPlace(tabOf(project, 5)));
    await page.getByRole('button', { name: 'Volgende' }).click();
    await expect(page).toHaveURL(atPlace(tabOf(project, 6)));

    const name = 'Aannemersbedrijf Weg- en Waterbouwcombinatie Zuidwestelijke Delta';
    await enterBid(page, { name, quote: '1000000', discount: '40000' });
    await expectNoSidewaysScrolling(page);
    await uploadBid(page, name, await bidFile('Delta.xlsx'));
    await expect(bidRow(page, name)).toContainText('€810.000,-');
    await chooseWinner(page, name);
    await expectNoSidewaysScrolling(page);
    // Where the page stands, the bar that stays in place may lie over half a button.
    await page.evaluate('scrollTo(0, 0)');
    await expectNoViolations(page, 'bidders on a telephone');
  });
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('a member completes a tender, enters a bid and opens it in English words', async ({ page, api }) => {
    test.slow();
    const project = await api.createProject('Tender in English', MUNICIPALITY, AWARDED);
    await api.changeProject(project, { seal_bids: true });
    await api.activate(await api.upload(project, 'design-baseline', await baselineFile()));
    await page.goto(tabOf(project, 4));
    const step = (number: number) => page.getByRole('group', { name: new RegExp(`Step ${number} of 5`) });
    await expect(step(1)).toBeVisible();
    await page.getByRole('textbox', { name: /^Size of the project/ }).fill('1,000,000');
    await page.getByRole('textbox', { name: /^As a percentage/ }).fill('101');
    await page.keyboard.press('Tab');
    await expect(page.getByText('Cannot be above the size of the project', { exact: true })).toBeVisible();
    // The user types a number in English notation, and it is shown in the notation of all figures.
    await expect(page.getByRole('textbox', { name: /^Size of the project/ })).toHaveValue('1.000.000');
    await page.getByRole('textbox', { name: /^As a percentage/ }).fill('30.0');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('textbox', { name: /^Total fictitious discount/ })).toHaveValue('300.000');
    const next = page.getByRole('tabpanel').getByRole('button', { name: 'Next' });
    await next.click();
    await page.getByRole('textbox', { name: /^Maximum discount for the MKI/ }).fill('250,000');
    await page.keyboard.press('Tab');
    await expect(page.getByText('Distribute another €50.000,- over the criteria')).toBeVisible();
    await page.getByRole('textbox', { name: /^Maximum discount for other criteria/ }).fill('50.000');
    await page.keyboard.press('Tab');
    for (const number of [3, 4, 5]) {
      await next.click();
      await expect(step(number)).toBeVisible();
    }
    await expectNoViolations(page, 'award model in English, overview');
    await page.getByRole('button', { name: 'Complete criterion MKI' }).click();
    await expect(page).toHaveURL(atPlace(tabOf(project, 5)));
    await expect(page.getByRole('button', { name: 'Export award criterion (Word)' })).toBeEnabled();

    const bid = { name: 'North Ltd', quote_price: 1_000_000, criteria_discount: 40_000 };
    await api.enterBid(project, bid, await bidFile('North.xlsx'));
    await page.goto(tabOf(project, 6));
    await page.getByRole('tabpanel').getByRole('button', { name: 'Ask for the opening' }).click();
    const asking = page.getByRole('dialog', { name: 'Ask for the opening' });
    await asking.getByRole('combobox', { name: 'Witness' }).click();
    await page.getByRole('option', { name: 'Esra Yilmaz' }).click();
    await asking.getByRole('button', { name: 'Ask the witness' }).click();
    await expect(page.getByText('The opening is waiting for a witness')).toBeVisible();
    await expectNoViolations(page, 'an opening that waits, in English');
    const witness = await openApiSession('expert');
    await witness.confirmOpening(project);
    await witness.close();
    await page.reload();
    const row = page.getByRole('table', { name: 'Bidders', exact: true }).getByRole('row');
    await expect(row.filter({ hasText: 'North Ltd' })).toContainText('Place 1');
    await page.getByRole('checkbox', { name: 'Choose North Ltd as the winner' }).click();
    await expect(page.getByRole('checkbox', { name: /^North Ltd is the winner/ })).toBeChecked();
  });
});
