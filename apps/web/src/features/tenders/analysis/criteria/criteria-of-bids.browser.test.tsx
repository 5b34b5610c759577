import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cellsOf } from '../../../../testing/charts-on-screen.ts';
import { exampleBid, METHOD_BIDS } from '../../../../testing/example-bids.ts';
import { showBidders } from '../../../../testing/show-bidders.tsx';

const HINDER = {
  uuid: '0e000000-0000-4000-8000-000000000001',
  name: 'Hinderbeperking',
  max_discount: 30_000,
  scale: null,
};
const PLANNING = {
  uuid: '0e000000-0000-4000-8000-000000000002',
  name: 'Planning',
  max_discount: 20_000,
  scale: null,
};
const table = page.getByRole('table', { name: 'Kortingen op overige criteria' });
const given = (hinder: number | null, planning: number | null) => [
  { uuid: HINDER.uuid, name: HINDER.name, value: hinder, level: null, reason: null, upper_boundary: 30_000 },
  {
    uuid: PLANNING.uuid,
    name: PLANNING.name,
    value: planning,
    level: null,
    reason: null,
    upper_boundary: 20_000,
  },
];

it('each named criterion stands in the analysis with its maximum and what each bid was given', async () => {
  await showBidders({
    project: { criteria: [HINDER, PLANNING] },
    bids: [
      exampleBid({ criteria: given(30_000, 20_000) }),
      exampleBid({
        uuid: '0d000000-0000-4000-8000-000000000002',
        name: 'Oost',
        criteria_discount: 0,
        criteria: given(null, 0),
      }),
    ],
  });
  await expect.element(table).toBeVisible();
  expect(cellsOf(table.element())).toEqual([
    ['Inschrijver', 'Hinderbeperking (hooguit €30.000,-)', 'Planning (hooguit €20.000,-)', 'Samen'],
    ['Noord', '€30.000,-', '€20.000,-', '€50.000,-'],
    ['Oost', '-', '€0,-', '€0,-'],
  ]);
});

it('without named criteria there is nothing to list', async () => {
  await showBidders({ bids: METHOD_BIDS });
  await expect.element(page.getByRole('table', { name: 'Inschrijvers', exact: true })).toBeVisible();
  expect(table.length).toBe(0);
});
