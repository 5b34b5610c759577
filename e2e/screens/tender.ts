import { expect, type Locator, type Page } from '@playwright/test';
import type { WorkbookFile } from '../fixtures/workbook-file.ts';
import { checkOf } from './calculations.ts';

/** Types in a field of the award model and leaves it, so that the value is stored. */
export async function fillModel(page: Page, field: string, amount: string): Promise<void> {
  const box = page.getByRole('textbox', { name: new RegExp(`^${field}`) });
  await box.fill(amount);
  await box.press('Tab');
}

/** Goes to the next step of the model, once the open step allows it. */
export async function nextStep(page: Page, number: number): Promise<void> {
  await page.getByRole('tabpanel').getByRole('button', { name: 'Volgende' }).click();
  await expect(page.getByRole('group', { name: new RegExp(`Stap ${number} van 5`) })).toBeVisible();
}

/** Finds the row of a bidder by its name. A crown may precede the name. */
export function bidRow(page: Page, name: string): Locator {
  return page
    .getByRole('table', { name: 'Inschrijvers', exact: true })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) });
}

/** Finds the line with remarks below a bidder's row. */
export function bidRemarks(page: Page, name: string): Locator {
  return bidRow(page, name).locator('xpath=following-sibling::tr[1]');
}

/** A table of at least this width has room for whole rows, in px. */
const ROOM_FOR_ROWS = 600;

/** On a phone a bidder's card shows the deciding figures; the rest appears on request. */
async function unfold(page: Page, bidder: string): Promise<void> {
  await expect(bidRow(page, bidder)).toBeVisible();
  if ((page.viewportSize()?.width ?? ROOM_FOR_ROWS) >= ROOM_FOR_ROWS) return;
  const more = page.getByRole('button', { name: `Meer van ${bidder} tonen` });
  const less = page.getByRole('button', { name: `Minder van ${bidder} tonen` });
  // A row that was just filled in still shows its fields.
  await expect(more.or(less)).toBeVisible();
  if (await more.isVisible()) await more.click();
  await expect(less).toBeVisible();
}

/** Uploads a calculation for a bidder, once it has been checked. */
export async function uploadBid(page: Page, bidder: string, file: WorkbookFile): Promise<void> {
  await unfold(page, bidder);
  const picker = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: `Berekening uploaden van ${bidder}` }).click();
  await (await picker).setFiles(file);
  await checkOf(page, file).getByRole('button', { name: 'Berekening toevoegen' }).click();
  await expect(bidRow(page, bidder).getByText(file.name.slice(-8), { exact: true })).toBeVisible();
}

/**
 * Fills in the five steps of a new model on its screen and completes it. The application then opens the tender
 * documents.
 */
export async function fillWholeModel(
  page: Page,
  /** called at each step that has something to look at */
  {
    at = async () => {},
  }: { readonly at?: (step: 'boundaries' | 'simulation' | 'overview') => Promise<void> } = {},
): Promise<void> {
  await fillModel(page, 'Projectomvang', '1.000.000');
  await fillModel(page, 'Totale fictieve korting', '300.000');
  await expect(page.getByRole('textbox', { name: /procent van de projectomvang/ })).toHaveValue('30');
  await nextStep(page, 2);
  await fillModel(page, 'Maximale korting MKI', '250.000');
  await expect(page.getByRole('tabpanel').getByRole('button', { name: 'Volgende' })).toBeDisabled();
  await fillModel(page, 'Maximale korting overige criteria', '50.000');
  await nextStep(page, 3);
  await expect(page.getByRole('textbox', { name: /^Bovengrens/ })).toHaveValue('5.000');
  await expect(page.getByRole('textbox', { name: /^Ondergrens/ })).toHaveValue('2.500');
  await at('boundaries');
  await nextStep(page, 4);
  await expect(page.getByRole('table', { name: 'Gesimuleerde inschrijvingen' }).first()).toBeVisible();
  await at('simulation');
  await nextStep(page, 5);
  await at('overview');
  await page.getByRole('button', { name: 'Criterium MKI Voltooien' }).click();
}

/** Asks a colleague as witness, in tab 6, to open the bids. Waits until the screen says that the request is open. */
export async function askOpening(page: Page, witness: string): Promise<void> {
  await page.getByRole('tabpanel').getByRole('button', { name: 'Opening vragen' }).click();
  const asking = page.getByRole('dialog', { name: 'Opening vragen' });
  await asking.getByRole('combobox', { name: 'Getuige' }).click();
  await page.getByRole('option', { name: witness }).click();
  await asking.getByRole('button', { name: 'Getuige vragen' }).click();
  await expect(asking).toHaveCount(0);
  await expect(page.getByText('De opening wacht op een getuige')).toBeVisible();
}

/** Opens the bids of tab 6 as the witness who received the request. */
export async function confirmOpening(page: Page): Promise<void> {
  await page.getByRole('tabpanel').getByRole('button', { name: 'Inschrijvingen openen' }).click();
  const opening = page.getByRole('dialog', { name: 'Inschrijvingen openen' });
  await opening.getByRole('button', { name: 'Openen', exact: true }).click();
  await expect(opening).toHaveCount(0);
}

/** Chooses the winner, and waits until the table shows it. */
export async function chooseWinner(page: Page, name: string): Promise<void> {
  await unfold(page, name);
  await page.getByRole('checkbox', { name: `${name} tot winnaar kiezen` }).click();
  await expect(page.getByRole('checkbox', { name: new RegExp(`^${name} is de winnaar`) })).toBeChecked();
}

/** Enters a bidder in a row, as people type it. */
export async function enterBid(
  page: Page,
  { name, quote, discount }: { readonly name: string; readonly quote: string; readonly discount: string },
): Promise<void> {
  await page.getByRole('button', { name: 'Voeg inschrijver toe' }).click();
  await page.getByRole('textbox', { name: 'Inschrijver', exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Inschrijfprijs', exact: true }).fill(quote);
  await page.getByRole('textbox', { name: 'Fictieve korting overige criteria', exact: true }).fill(discount);
  await page.keyboard.press('Enter');
  await expect(bidRow(page, name)).toBeVisible();
}
