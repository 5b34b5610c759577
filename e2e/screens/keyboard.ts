import { expect, type Locator, type Page } from '@playwright/test';

/** A screen with more stops than this can't be used by keyboard. */
const MOST_STOPS = 60;

/** Goes to an element by Tab, as somebody without a mouse does. */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    if ((await wanted.and(page.locator(':focus')).count()) > 0) return;
    await page.keyboard.press(key);
  }
  await expect(wanted, `reached within ${MOST_STOPS} stops`).toBeFocused();
}

/** Goes to an element by Tab and presses it. */
export async function tabAndPress(
  page: Page,
  wanted: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await tabTo(page, wanted, key);
  await page.keyboard.press('Enter');
}

/** Goes to a field by Tab and replaces its content. */
export async function tabAndType(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Narrows a table to one row by its search field, and presses a button in that row. */
export async function pressInRow(page: Page, search: string, button: string): Promise<void> {
  const table = page.getByRole('main');
  await tabAndType(page, table.getByRole('searchbox'), search);
  // The header and one row remain.
  await expect(table.getByRole('row')).toHaveCount(2);
  // A table is one stop: the header, or the cell that had the focus last.
  await tabTo(page, table.locator('[role="columnheader"][tabindex="0"], [role="gridcell"][tabindex="0"]'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await tabAndPress(page, table.getByRole('button', { name: button }));
}
