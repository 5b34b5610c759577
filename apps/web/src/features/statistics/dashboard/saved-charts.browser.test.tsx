import { endpoints, type StatisticChanges } from '@milieuspoor/contract';
import { readXlsx } from 'hucre/xlsx';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { chart } from '../../../testing/charts-on-screen.ts';
import { answerDashboard, BRIDGE, CONCRETE, STEEL } from '../../../testing/example-organisation.ts';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { savedBy } from '../../../testing/saved-file.ts';
import { server } from '../../../testing/server.ts';
import { showDashboard } from '../../../testing/show-dashboard.tsx';
import { statisticsAnswer } from '../../../testing/statistics-answers.ts';
import { statisticsOf } from '../../../testing/statistics-of.ts';

const BRIDGE_GROUPS = `?pad=project.${ORGANISATION.uuid}.product_group.${BRIDGE.uuid}&jaren=2026`;

/** 0.1 + 0.2 is not 0.3 in a computer; the optimisation's concrete is undeclared, and the baseline has no steel. */
beforeEach(() => {
  answerDashboard();
  answerGroups();
});

function answerGroups(stated: Partial<StatisticChanges> = {}) {
  server.answer(endpoints.getCalculationStatistics, () =>
    statisticsAnswer(
      statisticsOf({
        set: 'a1',
        level: 'product_group',
        baseline: { mki: 0.1 + 0.2, co2: 1_234.5, children: [{ ...CONCRETE, mki: 0.1 + 0.2 }] },
        optimization: {
          mki: 0.1,
          co2: 0,
          children: [
            { ...CONCRETE, mki: null },
            { ...STEEL, mki: 0.1 },
          ],
        },
      }),
      stated,
    ),
  );
}

/** The organisation, the chart, the set and the chosen year. */
const FILE = `${ORGANISATION.name.replaceAll(' ', '_')}_Totale_MKI_Set_A1_2026`;
const UNDECLARED = 'niet te vergelijken: geen van de 5 posten van de optimalisatie geeft MKI op';

async function save(title: string, kind: string) {
  const frame = chart(title);
  const saving = frame.getByRole('button', { name: `${title} opslaan` });
  await expect.element(saving).toBeEnabled();
  return savedBy(async () => {
    await saving.click();
    await page.getByRole('menuitem', { name: kind }).click();
  });
}

it('a CSV has a column for each side with its unit, a comma for decimals, and empty cells for what is not declared', async () => {
  await showDashboard({ search: BRIDGE_GROUPS });
  const file = await save('Totale MKI', 'Opslaan als CSV');
  expect(file.name).toBe(`${FILE}.csv`);
  const [header, concrete, steel, total] = file.text().replace('\ufeff', '').split('\r\n');
  expect(header).toBe('Productgroepen;Baseline (€);Optimalisatie (€);Verschil (€);Verschil (%);Dekking');
  expect(concrete?.split(';').slice(2)).toEqual(['', '', '', UNDECLARED]);
  expect(steel).toBe('Staal;;0,1;0,1;;');
  expect(Number(total?.split(';')[3]?.replace(',', '.'))).toBeCloseTo(-0.2);
});

it('a CSV and a workbook say of differences that the work on the two sides is not the same', async () => {
  answerGroups({
    scope: { missing: 1, added: 0, quantities: 2, units: 0, explained: 0, explained_co2: 0 },
    differing: 1,
  });
  await showDashboard({ search: BRIDGE_GROUPS });
  const differs = 'omvang verschilt: 1 post minder, 2 hoeveelheden anders';
  const [header] = (await save('Totale MKI', 'Opslaan als CSV')).text().replace('\ufeff', '').split('\r\n');
  expect(header).toBe(
    `Productgroepen;Baseline (€);Optimalisatie (€);Verschil (€, ${differs});Verschil (%, ${differs});Dekking`,
  );
  const { sheets } = await readXlsx((await save('Totale MKI', 'Opslaan als Excel (.xlsx)')).bytes);
  expect(sheets[1]?.rows).toContainEqual(['Omvang', differs]);
});

it('a CSV states figures in the unit that the chart shows: ton and not kilogram', async () => {
  await showDashboard({ search: BRIDGE_GROUPS });
  const file = await save('CO2', 'Opslaan als CSV');
  expect(file.text()).toContain('Onderdeel;Baseline (ton);Optimalisatie (ton)');
  expect(file.text()).toContain('CO2;1,2345;0;');
});

it('a workbook keeps figures as numbers, and says on a sheet of its own what they are of', async () => {
  await showDashboard({ search: BRIDGE_GROUPS });
  const file = await save('Totale MKI', 'Opslaan als Excel (.xlsx)');
  expect(file.name).toBe(`${FILE}.xlsx`);
  const { sheets } = await readXlsx(file.bytes);
  const [figures, explanation] = sheets;
  expect(figures?.rows[0]).toEqual([
    'Productgroepen',
    'Baseline (€)',
    'Optimalisatie (€)',
    'Verschil (€)',
    'Verschil (%)',
    'Dekking',
  ]);
  // 0.1 + 0.2 is 0.30000000000000004 in binary.
  expect(figures?.rows[1]?.[1]).toBe(0.3);
  expect(figures?.rows[1]?.slice(2)).toEqual([null, null, null, UNDECLARED]);
  expect(figures?.rows[2]).toEqual(['Staal', null, 0.1, 0.1, null, null]);
  const said = Object.fromEntries(explanation?.rows.map(([label, value]) => [label, value]) ?? []);
  expect(said).toMatchObject({
    Grafiek: 'Totale MKI',
    Eenheid: '€',
    Organisatie: ORGANISATION.name,
    Indicatorset: expect.stringContaining('Set A1'),
    'Ontwerp gereed in': '2026',
    Contractvorm: 'Alle contractvormen',
  });
});
