import { endpoints } from '@milieuspoor/contract';
import { readXlsx } from 'hucre/xlsx';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { chart } from '../../../testing/charts-on-screen.ts';
import {
  answerDashboard,
  CONCRETE,
  placeAnswer,
  wholeAnswer,
} from '../../../testing/example-organisation.ts';
import { exampleProject, PROJECT } from '../../../testing/example-project.ts';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { placeOf } from '../../../testing/on-screen.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { savedBy } from '../../../testing/saved-file.ts';
import { server } from '../../../testing/server.ts';
import { showDashboard } from '../../../testing/show-dashboard.tsx';
import { comparedExample, reductionsOf, statisticsAnswer } from '../../../testing/statistics-answers.ts';
import { type SideExample, statisticsOf } from '../../../testing/statistics-of.ts';
import { textDrawnBy } from '../../../testing/text-drawn.ts';
import { CalculationCharts } from '../index.ts';

/** An example of everything that a chart may be about. */
const SIDE = {
  ...{ mki: 600, co2: 900, mkiPerModule: { A4: 600 }, co2PerModule: { A4: 900 }, material: [1, 2, 3] },
  ...{ energy: [9, 1], equipment: [4, 1], transport: [5, 1] },
} satisfies SideExample;

const OF_SIDES = ['Baseline', 'Optimalisatie'];
/** What an expert sees of an organisation, without what is of others: how their work differs is only shown to them. */
const OF_ORGANISATION = [
  'Totale MKI',
  ...['Graadmeter MKI', 'Graadmeter CO2', 'Graadmeter Grondstoffengebruik'],
  ...['CO2', 'Grondstoffengebruik', 'Energie', 'Materieel bouwplaats', 'Materieel transport'],
  ...OF_SIDES.map((side) => `MKI per levenscyclusmodule, ${side}`),
  'Top 10 productgroepen',
  `MKI per sector, ${ORGANISATION.name}`,
];
const OF_OTHERS = 'MKI per sector, alle organisaties';
const OF_PROJECT = [
  'Totale MKI',
  ...['MKI per levenscyclusmodule', 'CO2 per levenscyclusmodule', 'Grondstoffen per productgroep'],
  ...['CO2', 'Grondstoffengebruik', 'Energie', 'Materieel bouwplaats', 'Materieel transport'],
];

/** The titles of all charts on the screen that can be saved. */
function titlesOnScreen(): string[] {
  return page
    .getByRole('button', { name: / opslaan$/ })
    .elements()
    .map((button) => (button.getAttribute('aria-label') ?? '').replace(/ opslaan$/, ''));
}

async function save(title: string, kind: string) {
  const saving = chart(title).getByRole('button', { name: `${title} opslaan` });
  await expect.element(saving).toBeEnabled();
  return savedBy(async () => {
    await saving.click();
    await page.getByRole('menuitem', { name: kind }).click();
  });
}

/** A chart says in its CSV that the work differs. */
async function expectSaid(title: string, said: string): Promise<void> {
  const csv = (await save(title, 'Opslaan als CSV')).text();
  expect(csv, `CSV of ${title}`).toContain(said);
}

/** It says so in its workbook and in its picture, which are made of the same subject for every chart. */
async function expectSaidInOthers(title: string, said: string): Promise<void> {
  const { sheets } = await readXlsx((await save(title, 'Opslaan als Excel (.xlsx)')).bytes);
  expect(sheets[1]?.rows, `workbook of ${title}`).toContainEqual(['Omvang', said]);
  const drawn = await textDrawnBy(() => save(title, 'Opslaan als afbeelding'));
  expect(drawn, `picture of ${title}`).toContain(said);
}

describe('a chart of an organisation', () => {
  beforeEach(() => {
    answerDashboard();
    server.answer(endpoints.getCalculationStatistics, ({ query }) => {
      const answer = placeAnswer(query);
      return { ...answer, changes: answer.changes && { ...answer.changes, differing: 2 } };
    });
    server.answer(endpoints.getOrganisationStatistics, ({ query }) => {
      const whole = wholeAnswer(query.project_data_type);
      const reduction = { lowest: 10, total: 20, highest: 30, projects: 2 };
      const mki = comparedExample(
        { baseline: 1_000, optimization: 800, amount: -200, share: -0.2 },
        { compared: 2, pairs: 2 },
      );
      return {
        ...whole,
        changes: { mki, differing: 2, explained: null },
        reductions: reductionsOf({ mki: reduction, co2: reduction, material: reduction }),
      };
    });
  });

  it('is named in the table below', async () => {
    await showDashboard({ audience: 'expert' });
    await expect.poll(titlesOnScreen).toEqual([...OF_ORGANISATION, OF_OTHERS]);
  });

  it('has a picture of its table of twice its size on the screen', async () => {
    await showDashboard({ audience: 'member' });
    const [title] = OF_ORGANISATION;
    const table = chart(title ?? '').getByRole('region', { name: /^Totale MKI/ });
    await chart(title ?? '')
      .getByRole('button', { name: /tabel/i })
      .first()
      .click();
    await expect.element(table).toBeVisible();
    const { bytes } = await save(title ?? '', 'Tabel opslaan als afbeelding');
    // A PNG states its width in its first chunk; 48 px at both sides are margin.
    const width = new DataView(bytes.buffer).getUint32(16);
    expect(width - 2 * 48).toBe(2 * placeOf(table).width);
  });

  it('has the organisation, the chart, the set, the chosen years and contract in the name of its picture', async () => {
    await showDashboard({ audience: 'member', search: '?jaren=2025,2026&contract=NA' });
    const { name } = await save('Totale MKI', 'Opslaan als afbeelding');
    expect(name).toBe('Gemeente_Voorbeeld_Totale_MKI_Set_A1_2025_2026_Overige.png');
  });

  it('says in every file that the work differs', { timeout: 300_000 }, async () => {
    const said = 'omvang verschilt bij 2 van 2 projecten';
    await showDashboard({ audience: 'expert' });
    for (const title of OF_ORGANISATION) await expectSaid(title, said);
    await expectSaidInOthers('Totale MKI', said);
  });
});

describe('a chart of a project', () => {
  beforeEach(async () => {
    server.answer(endpoints.getProject, () => exampleProject());
    server.answer(endpoints.getCalculationStatistics, () =>
      statisticsAnswer(
        statisticsOf({
          ...{ set: 'a1', level: 'product_group' },
          baseline: { ...SIDE, children: [{ ...CONCRETE, ...SIDE }] },
          optimization: { ...SIDE, children: [{ ...CONCRETE, ...SIDE }] },
        }),
        {
          scope: { missing: 4, added: 0, quantities: 0, units: 0, explained: 0, explained_co2: 0 },
          differing: 1,
        },
      ),
    );
    await renderScreen(
      <CalculationCharts
        organisationSlug={ORGANISATION.slug}
        projectUuid={PROJECT.uuid}
        types={['design-baseline', 'design-optimization']}
        sets={['a1']}
        revision="1"
      />,
      { at: `/o/${ORGANISATION.slug}/project/${PROJECT.uuid}/tab/6` },
    );
  });

  it('is named in the table below', async () => {
    await expect.poll(titlesOnScreen).toEqual(OF_PROJECT);
  });

  it('says in every file that the work differs', { timeout: 300_000 }, async () => {
    const said = 'omvang verschilt: 4 posten minder';
    for (const title of OF_PROJECT) await expectSaid(title, said);
    await expectSaidInOthers('Totale MKI', said);
  });
});
