import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ORGANISATION } from '../../testing/example-session.ts';
import { atSize } from '../../testing/on-screen.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { DateField } from './date-field.tsx';

it.each([
  ['at 200 % zoom', 720, 450],
  ['on a phone', 390, 844],
])('the calendar of a day is whole in view %s, wherever its field is', async (_where, width, height) => {
  await atSize(width, height, async () => {
    await renderScreen(
      <main style={{ paddingTop: height / 2, height: 2000 }}>
        <DateField label="Vanaf" value="2026-11-30" onChange={() => {}} />
      </main>,
      { at: `/o/${ORGANISATION.slug}/dashboard` },
    );
    await page.getByRole('button', { name: /Kies datum/ }).click();
    const calendar = page.getByRole('dialog', { name: 'Vanaf' });
    await expect.element(calendar.getByRole('gridcell', { name: '30' })).toBeVisible();
    await expect
      .poll(() => {
        const { top, bottom, left, right } = calendar.element().getBoundingClientRect();
        return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
      })
      .toBe(true);
  });
});
