import { ApiError } from '@milieuspoor/contract/client';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ORGANISATION } from '../../testing/example-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ActError } from './act-error.tsx';

const AT = { at: `/o/${ORGANISATION.slug}/dashboard` };
const uuid = (last: number) => `0c000000-0000-4000-8000-00000000000${last}`;

async function show(shown: object, current: object, onLookAgain?: () => void) {
  const body = { detail: 'Er is niets vastgelegd: bekijk het opnieuw.', shown, current };
  const look = onLookAgain ? { onLookAgain } : {};
  await renderScreen(<ActError error={new ApiError(409, body)} {...look} />, AT);
  const table = page.getByRole('table', { name: 'Wat u bevestigde, is intussen anders' });
  await expect.element(table).toBeVisible();
  return [...table.element().querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
}

it('puts what was shown beside what there is, and leads back to that', async () => {
  let looked = 0;
  const rows = await show(
    { design_optimization: { uuid: uuid(1), name: 'Variant 1', mki_value: 60_000 }, award_model_version: 2 },
    { design_optimization: { uuid: uuid(2), name: 'Variant 2', mki_value: 80_000 }, award_model_version: 3 },
    () => looked++,
  );
  expect(rows).toEqual([['Optimalisatie', 'Variant 1: MKI €60.000,-', 'Variant 2: MKI €80.000,-']]);
  await expect.element(page.getByText('Er is niets vastgelegd: bekijk het opnieuw.')).toBeVisible();
  await page.getByRole('button', { name: 'Opnieuw bekijken' }).click();
  expect(looked).toBe(1);
});

it('says of a bid what of it is another, and of nobody that there was none', async () => {
  const green = { uuid: uuid(1), name: 'Groen', quote_price: 1_000_000, rank: 1 };
  expect(
    await show(
      { bidder: green, winner: null, as_built_baselines: [], mki_upper_boundary: 45_832 },
      {
        bidder: { ...green, rank: 2 },
        winner: { uuid: uuid(2), name: 'Midden', rank: 1 },
        as_built_baselines: [{ uuid: uuid(3), name: 'Gemaakt', mki_value: 10 }],
        mki_upper_boundary: null,
      },
    ),
  ).toEqual([
    ['Referentiewaarde', '€45.832,-', 'geen'],
    ['As-built baselines', 'geen', 'Gemaakt: MKI €10,-'],
    ['Winnaar', 'geen', 'Midden'],
    ['Winnaar: plaats', 'geen', '1'],
    ['Inschrijver: plaats', '1', '2'],
  ]);
});

it('says of every other failure what the server said', async () => {
  await renderScreen(<ActError error={new ApiError(409, { detail: 'Het project is vergrendeld' })} />, AT);
  await expect.element(page.getByText('Het project is vergrendeld')).toBeVisible();
  expect(page.getByRole('table').length).toBe(0);
});
