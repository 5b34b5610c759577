import type { Locator, Page } from '@playwright/test';

/** Finds the dialog that completes a phase. */
export function completionDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: /voltooien$/ });
}

/** Types a day as 'ddmmyyyy' in the dialog's date. */
export async function typeDay(page: Page, digits: string): Promise<void> {
  await completionDialog(page).getByRole('spinbutton', { name: 'Dag' }).click();
  await page.keyboard.type(digits);
}

/** Completes the phase whose button has this name, on a day 'ddmmyyyy'. */
export async function complete(page: Page, button: string, digits: string): Promise<void> {
  await page.getByRole('tabpanel').getByRole('button', { name: button }).click();
  await typeDay(page, digits);
  await completionDialog(page).getByRole('button', { name: 'Voltooien' }).click();
}

/** Finds a tab of a project. */
export function projectTab(page: Page, name: string): Locator {
  return page.getByRole('tab', { name: new RegExp(`^${name}`) });
}
