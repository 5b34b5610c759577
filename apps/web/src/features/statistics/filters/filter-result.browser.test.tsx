import type { StatisticChanges } from '@milieuspoor/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { comparedExample, incomparableExample } from '../../../testing/statistics-answers.ts';
import type { OverProjects } from '../band/shared-over.ts';
import { FilterResult } from './filter-result.tsx';

async function said(
  changes: Pick<StatisticChanges, 'mki' | 'co2'>,
  overSaid: OverProjects | null = null,
): Promise<(string | null)[]> {
  await renderScreen(
    <section aria-label="Uitkomst">
      <FilterResult changes={changes} former={false} overSaid={overSaid} />
    </section>,
    { at: `/o/${ORGANISATION.slug}/dashboard` },
  );
  const result = page.getByRole('region', { name: 'Uitkomst' });
  await expect.element(result).toMatchTextContent(/MKI/);
  return [...(result.element().firstElementChild?.children ?? [])].map(({ textContent }) => textContent);
}

it('a saving and an increase are told apart by sign and by word', async () => {
  expect(
    await said({
      mki: comparedExample({ baseline: 1_000, optimization: 800, amount: -200, share: -0.2 }),
      co2: comparedExample({ baseline: 100, optimization: 110, amount: 10, share: 0.1 }),
    }),
  ).toEqual(['MKI ▼ 20,00 %20,00 % minder', 'CO2 ▲ 10,00 %10,00 % meer']);
});

it('a percentage over some of the projects, or of incomplete figures, says so', async () => {
  expect(
    await said({
      mki: comparedExample(
        { baseline: 1_000, optimization: 800, amount: -200, share: -0.2, incomplete: true },
        { compared: 2, pairs: 3 },
      ),
      co2: comparedExample({ baseline: 100, optimization: 100, amount: 0, share: 0 }),
    }),
  ).toEqual(['MKI ▼ 20,00 %20,00 % minder, onvolledig, over 2 van 3 projecten', 'CO2 0,00 %0,00 % minder']);
});

it('over how many projects all figures speak is not said again here, and of another number it is', async () => {
  const over = (compared: number) =>
    comparedExample(
      { baseline: 1_000, optimization: 800, amount: -200, share: -0.2 },
      { compared, pairs: 6 },
    );
  expect(await said({ mki: over(2), co2: over(1) }, { compared: 2, pairs: 6 })).toEqual([
    'MKI ▼ 20,00 %20,00 % minder',
    'CO2 ▼ 20,00 %20,00 % minder, over 1 van 6 projecten',
  ]);
});

it('sides that cannot be compared have no percentage', async () => {
  expect(
    await said({
      mki: incomparableExample({ pairs: 2 }),
      co2: comparedExample({ baseline: -5, optimization: -10, amount: -5, share: null }),
    }),
  ).toEqual(['MKI niet te vergelijken', 'CO2 niet te vergelijken']);
});
