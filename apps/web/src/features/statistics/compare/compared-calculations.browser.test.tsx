import { type ComparedCalculationsAnswer, type ComparedWith, endpoints } from '@milieuspoor/contract';
import { comparePart, LIFE_CYCLE_MODULES, RESOURCE_KEYS, seriesOf } from '@milieuspoor/domain';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { chart } from '../../../testing/charts-on-screen.ts';
import { CONCRETE, STEEL } from '../../../testing/example-organisation.ts';
import { PROJECT } from '../../../testing/example-project.ts';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { atSize } from '../../../testing/on-screen.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { server } from '../../../testing/server.ts';
import { FIGURES, ONTWERP, RAMING } from '../../../testing/show-reporting.tsx';
import { statisticsOf } from '../../../testing/statistics-of.ts';
import { ComparedCalculations } from './compared-calculations.tsx';

const SCOPE = { missing: 1, added: 0, quantities: 0, units: 0, explained: 0, explained_co2: 0 };
const IN_A4 = LIFE_CYCLE_MODULES.map((module) => (module === 'A4' ? 2 : 0));
const LACKS_A4: ComparedWith['changes']['mki']['gaps'] = [
  { side: 'optimization', undeclared: 0, items: 5, lacking: { items: 2, modules: IN_A4 } },
];

const sum = (amount: number | null, undeclared = 0) => ({ amount, items: 5, undeclared, incomplete: 0 });
const between = (baseline: number, optimization: number) => {
  const { comparison, gaps } = comparePart({ baseline: sum(baseline), optimization: sum(optimization) });
  return { comparison, gaps: [...gaps] };
};
const one = { compared: 1, pairs: 1 };

/** The design against the estimate: € 100 less in all, and nothing is concluded of concrete and of A4. */
function comparison(against: string): ComparedWith {
  const [calculation, before, after] =
    against === RAMING.uuid ? [ONTWERP.uuid, 600, 500] : [RAMING.uuid, 500, 600];
  return {
    calculation,
    changes: {
      mki: { ...between(before, after), ...one },
      co2: { comparison: null, gaps: LACKS_A4, ...one },
      material: { ...between(40, 40), ...one },
      resources: Object.fromEntries(
        RESOURCE_KEYS.map((key) => [key, { ...between(1, 1), ...one }]),
      ) as ComparedWith['changes']['resources'],
      ...{ scope: SCOPE, differing: 1, largest: [], largest_unknown: [] },
      explained: { mki: { projects: 0, posts: 0 }, co2: { projects: 0, posts: 0 } },
    },
    product_groups: [
      {
        ...{
          uuid: CONCRETE.uuid,
          name: CONCRETE.name,
          co2: between(8_000, 3_000),
          material: between(30, 30),
        },
        mki: { comparison: null, gaps: LACKS_A4 },
      },
      { uuid: STEEL.uuid, name: STEEL.name, ...same(200) },
    ],
    modules: [
      { module: 'A1-A3', mki: between(500, 450), co2: between(10_000, 4_500) },
      {
        ...{ module: 'A4', mki: { comparison: null, gaps: LACKS_A4 } },
        co2: { comparison: null, gaps: LACKS_A4 },
      },
    ],
  };
}

function same(amount: number) {
  return { mki: between(amount, amount), co2: between(amount, amount), material: between(amount, amount) };
}

function answerOf(against: string, set: 'a1' | 'a2'): ComparedCalculationsAnswer {
  const calculations = [RAMING, ONTWERP];
  return {
    ...{ set, sets: ['a1', 'a2'], weights_unconfirmed: [], weights_versions: ['2024'], against },
    calculations: calculations.map(({ uuid, name, calculation_type }) => ({
      ...{ uuid, name, calculation_type, applicant_name: '', active: false, weights_version: '2024' },
    })),
    statistics: calculations.flatMap(({ uuid, calculation_type }) =>
      statisticsOf({
        ...{ set, level: 'product_group' },
        [seriesOf(calculation_type)]: FIGURES[uuid] ?? {},
      }).map((each) => ({ ...each, uuid })),
    ),
    comparisons: [comparison(against)],
  };
}

function Screen() {
  const [against, setAgainst] = useState<string>();
  const [set, setSet] = useState<'a1' | 'a2'>();
  const uuids = [RAMING.uuid, ONTWERP.uuid];
  return (
    <ComparedCalculations
      asked={{ projectUuid: PROJECT.uuid, uuids, against, set }}
      onAgainst={setAgainst}
      onSet={setSet}
    >
      {() => null}
    </ComparedCalculations>
  );
}

async function show() {
  server.answer(endpoints.compareCalculations, ({ query }) =>
    answerOf(query.against ?? RAMING.uuid, query.set ?? 'a1'),
  );
  await renderScreen(<Screen />, { at: `/o/${ORGANISATION.slug}/dashboard` });
  await expect.element(page.getByRole('table', { name: 'Cijfers naast elkaar' })).toBeVisible();
}

const row = (table: string, name: RegExp) =>
  page.getByRole('table', { name: table }).getByRole('row', { name });

describe('calculations beside one another', () => {
  it('state a figure of each, and what lies between them where that may be said', async () => {
    await show();
    await expect
      .element(row('Cijfers naast elkaar', /^MKI/))
      .toMatchTextContent(/€600,-.*€500,-.*▼ €100,- minder \(16,67 %\)/);
    const co2 = row('Cijfers naast elkaar', /^CO2/);
    await expect
      .element(co2)
      .toMatchTextContent(/12,00 ton.*5,00 ton.*niet te vergelijken: A4 ontbreekt bij 2 posten/);
    await expect.element(co2).not.toMatchTextContent(/minder/);
    await expect.element(page.getByText('Ontwerp: omvang verschilt: 1 post minder.')).toBeVisible();
  });

  it('conclude nothing of a product group or a module in which one of them leaves something empty', async () => {
    await show();
    await expect
      .element(row('MKI per productgroep', /^Beton/))
      .toMatchTextContent(/€400,-.*€300,-.*niet te vergelijken/);
    await expect.element(row('MKI per productgroep', /^Staal/)).toMatchTextContent(/€200,-.*Geen verschil/);
    await expect
      .element(row('MKI per levenscyclusmodule', /^A1-A3/))
      .toMatchTextContent(/€500,-.*€450,-.*▼ €50,- minder/);
    await expect
      .element(row('MKI per levenscyclusmodule', /^A4/))
      .toMatchTextContent(/€100,-.*€50,-.*niet te vergelijken: A4 ontbreekt/);
  });

  it('draw no bars of a quantity in which they do not compare, and name it', async () => {
    await show();
    await expect.element(page.getByText(/^Niet getekend.*Zwaartepunt CO2\. De tabel/)).toBeVisible();
    await expect.element(chart('Zwaartepunt MKI per levenscyclusmodule')).toBeVisible();
    expect(chart('Zwaartepunt CO2').length).toBe(0);
  });

  it('are held against another one, and in another set, by choice', async () => {
    await show();
    await page.getByRole('combobox', { name: 'Vergelijken met' }).click();
    await page.getByRole('option', { name: 'Ontwerp' }).click();
    await expect.element(row('Cijfers naast elkaar', /^MKI/)).toMatchTextContent(/▲ €100,- meer \(20,00 %\)/);
    await page.getByRole('button', { name: 'Set A2' }).click();
    await expect
      .poll(() => server.asked(endpoints.compareCalculations).at(-1)?.query)
      .toEqual({
        ...{ calculation: [RAMING.uuid, ONTWERP.uuid], against: ONTWERP.uuid, set: 'a2' },
      });
  });

  it('fit on a phone: the tables scroll, the page does not', async () => {
    await show();
    await atSize(390, 844, async () => {
      await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    });
  });

  it('show two calculations beside one another on a phone, with what lies between them', async () => {
    await show();
    // The page has 16 px on both sides of a table.
    await atSize(358, 844, async () => {
      const tables = page.getByRole('table').elements();
      expect(tables.length).toBeGreaterThan(0);
      for (const table of tables) {
        const visible = table.parentElement?.getBoundingClientRect().right ?? 0;
        for (const heading of table.querySelectorAll('thead th'))
          expect(heading.getBoundingClientRect().right).toBeLessThanOrEqual(visible);
      }
    });
  });
});
