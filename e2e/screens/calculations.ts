import { expect, type Locator, type Page } from '@playwright/test';
import type { WorkbookFile } from '../fixtures/workbook-file.ts';

/** Finds the row of a calculation by its name. */
export function calculationRow(page: Page, name: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
}

/** Chooses a file as people do: presses the button, and uses the picker that opens. */
export async function chooseFile(page: Page, file: WorkbookFile): Promise<void> {
  const picker = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Voeg berekening toe' }).click();
  await (await picker).setFiles(file);
}

/** Finds the result of the check of a file, before it is stored. */
export function checkOf(page: Page, file: Pick<WorkbookFile, 'name'>): Locator {
  return page.getByRole('region', { name: `Controle van ${file.name}` });
}

/** Chooses a file, waits for its check, and adds it. A first calculation becomes active unless that is refused. */
export async function addFile(
  page: Page,
  file: WorkbookFile,
  { activates = true }: { readonly activates?: boolean } = {},
): Promise<void> {
  await chooseFile(page, file);
  if (!activates) await checkOf(page, file).getByRole('checkbox', { name: 'Meteen actief maken' }).uncheck();
  await checkOf(page, file).getByRole('button', { name: 'Berekening toevoegen' }).click();
}

/** Makes a calculation active by ticking its box. */
export async function makeActive(page: Page, name: string): Promise<void> {
  await page.getByRole('checkbox', { name: `${name} actief maken` }).click();
  await expect(page.getByRole('checkbox', { name: `${name} is actief` })).toBeChecked();
}

/** Finds the refusal that replaces the upload when a file could not be checked or added. */
export function refusalOf(page: Page, file: WorkbookFile): Locator {
  return page.getByRole('alert').filter({ hasText: `${file.name} is niet toegevoegd` });
}
