import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';

/** Returns the chart with this title: everything in its frame. */
export function chart(title: string): Locator {
  return page.getByRole('region', {
    name: new RegExp(`^${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')} in `),
  });
}

/**
 * Presses keys at the picture of a chart, once it is drawn: off screen it is drawn when the browser has time for it.
 */
export async function pressAtPicture(frame: Locator, keys: string): Promise<void> {
  const picture = frame.getByRole('img');
  await expect.element(picture).toBeVisible();
  picture.element().scrollIntoView({ block: 'center' });
  await expect.poll(() => picture.element().querySelector('canvas')).not.toBeNull();
  (picture.element() as HTMLElement).focus();
  await userEvent.keyboard(keys);
}

/** Returns the table behind a chart, row by row; opens it if necessary. */
export async function tableOf(title: string): Promise<string[][]> {
  const frame = chart(title);
  const opener = frame.getByRole('button', { name: `Toon tabel: ${title}` });
  const table = frame.getByRole('table');
  await expect
    .poll(() => opener.length + table.length, { message: `the table of ${title}` })
    .toBeGreaterThan(0);
  if (table.length === 0) await opener.click();
  await expect.element(table).toBeVisible();
  return cellsOf(table.element());
}

/** Returns the texts of a table's cells, row by row. */
export function cellsOf(table: Element): string[][] {
  return [...table.querySelectorAll('tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent),
  );
}

/** Returns the same without the head. */
export function rowsOf(table: Element): string[][] {
  return cellsOf(table).slice(1);
}
