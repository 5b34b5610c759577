import { endpoints, NO_YEARS_MESSAGE } from '@milieuspoor/contract';
import { CONTRACT_TYPE_LABELS } from '@milieuspoor/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cellsOf, chart, pressAtPicture, tableOf } from '../../../testing/charts-on-screen.ts';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { progressAnswer, progressProject, progressYear } from '../../../testing/progress-answers.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { refused, server } from '../../../testing/server.ts';
import { CO2_GOAL, NO_MKI_GOAL } from '../goals/goal-answers.fixture.ts';
import type { ProgressProps } from '../progress-props.ts';
import { OverTime } from './over-time.tsx';

const BRUG = '5a0f9d3e-8c1b-4e7a-9d63-0f6f1b1f8a10';
const DIJK = '5a0f9d3e-8c1b-4e7a-9d63-0f6f1b1f8a11';
const YEARS = [progressYear(2023, 25, 2), progressYear(2025, -5, 1, 2)];

const ANSWER = progressAnswer({
  years: YEARS,
  indicators: { emission_free_transport: [progressYear(2023, 3, 2), progressYear(2025, null, 0, 2)] },
  statement: {
    latest: { ...progressYear(2025, -5, 1, 2), value: -5, years: [2025] },
    earliest: { ...progressYear(2023, 25, 2), value: 25, years: [2023] },
  },
  projects: [
    progressProject({ uuid: BRUG, name: 'Brug', year: 2025, value: -5, weight: 12_000 }),
    progressProject({
      ...{
        uuid: DIJK,
        name: 'Dijk',
        year: 2025,
        value: null,
        weight: null,
        reasons: ['module', 'undeclared'],
      },
    }),
  ],
  parts: {
    sector: [{ key: 'infra-city', years: YEARS }],
    project_type: [],
    project_contract_type: [
      { key: 'RAW', years: [progressYear(2023, 25)] },
      { key: 'NA', years: [progressYear(2025, -5)] },
    ],
  },
  unfinished: 3,
});

const onChooseYears = vi.fn<ProgressProps['onChooseYears']>();

function show(given: Partial<ProgressProps> = {}) {
  return renderScreen(
    <OverTime
      organisation={ORGANISATION}
      asked={{ set: 'a1', years: null, contractType: null }}
      onChooseYears={onChooseYears}
      audience="member"
      maySetGoals={false}
      {...given}
    />,
    { at: `/o/${ORGANISATION.slug}/dashboard` },
  );
}

beforeEach(() => {
  onChooseYears.mockClear();
  server.answer(endpoints.getProgress, () => ANSWER);
  server.answer(endpoints.listGoals, () => ({ set: 'a1' as const, goals: [NO_MKI_GOAL] }));
});

it('begins with what the figures say, how it was weighed, and which projects do not count', async () => {
  await show();
  await expect
    .element(page.getByRole('heading', { level: 2 }).first())
    .toHaveTextContent(
      'Het ene werk dat meetelt van 2025 kost het milieu 5 % meer CO2 dan zijn baseline; in 2023 was dat 25 % minder.',
    );
  await expect.element(page.getByText(/^Gewogen naar de baseline van elk project\./)).toBeVisible();
  await expect
    .element(page.getByText(/^3 van 7/).last())
    .toHaveTextContent(
      '3 van 7 projecten tellen mee: bij 1 laat één kant een levenscyclusmodule leeg, 3 zijn niet voltooid.',
    );
});

it('says at the sentence and at each figure how many posts count partly as 0', async () => {
  await show({ explained: { mki: { projects: 1, posts: 1 }, co2: { projects: 2, posts: 9 } } });
  const said = /Let op: bij 2\sprojecten tellen 9\sposten deels als 0: niet van toepassing\.$/;
  await expect.element(page.getByText(/^Gewogen naar de baseline/)).toMatchTextContent(said);
  await expect.element(chart('CO2').getByText(said).first()).toBeInTheDocument();
  await expect
    .element(
      chart('MKI')
        .getByText(/^Let op: bij 1\sproject telt 1\spost deels als 0/)
        .first(),
    )
    .toBeInTheDocument();
});

it('says nothing of posts that count partly as 0 where none do', async () => {
  await show({ explained: { mki: { projects: 0, posts: 0 }, co2: { projects: 0, posts: 0 } } });
  await expect.element(page.getByText(/^Gewogen naar de baseline/)).toBeVisible();
  await expect.element(page.getByText(/deels als 0/)).not.toBeInTheDocument();
});

it('has every year of an indicator in the table behind its chart, and the year between without a figure', async () => {
  await show();
  expect(await tableOf('CO2')).toEqual([
    ['Ontwerp gereed in', 'Gewogen per jaar'],
    ['2023, 2 van 2', '25,00 %'],
    ['2024, geen cijfer', '-'],
    ['2025, 1 van 2', '-5,00 %'],
    ['2025: Brug (baseline 12,00 ton)', '-5,00 %'],
  ]);
});

it('tells every indicator of every year, the last year first, and how many count where it is not all', async () => {
  await show();
  const table = page.getByRole('region', { name: 'Per jaar', exact: true }).getByRole('table');
  await expect.element(table).toBeVisible();
  const [, ...rows] = cellsOf(table.element());
  expect(
    rows.map(([year, projects, , co2, , , , , , transport]) => [year, projects, co2, transport]),
  ).toEqual([
    ['2025', '2', '▲ 5,00 %5,00 % meer dan de baseline1 van 2', '-0 van 2'],
    ['2023', '2', '▼ 25,00 %25,00 % minder dan de baseline', '3,00 %'],
  ]);
});

it('says at the MKI, and at nothing else, that nobody confirmed its weights', async () => {
  server.answer(endpoints.getProgress, () => ({ ...ANSWER, weights_unconfirmed: ['AP'] }));
  await show();
  await expect.element(chart('MKI').getByText('met onbevestigde weegfactoren (AP)').first()).toBeVisible();
  await expect.element(chart('CO2').getByText(/onbevestigde/)).not.toBeInTheDocument();
});

it('lets a year be chosen in the table, at the chart by keyboard, and all of them again', async () => {
  await show();
  await page
    .getByRole('region', { name: 'Per jaar', exact: true })
    .getByRole('button', { name: '2023' })
    .click();
  expect(onChooseYears).toHaveBeenLastCalledWith([2023]);
  await pressAtPicture(chart('CO2'), '{Home}{Enter}');
  expect(onChooseYears).toHaveBeenCalledTimes(2);
  await show({ asked: { set: 'a1', years: [2025], contractType: null } });
  await page.getByRole('button', { name: 'Alle jaren' }).last().click();
  expect(onChooseYears).toHaveBeenLastCalledWith(null);
});

it('chooses years by the keyboard too: Shift spans them, an arrow alone ends that', async () => {
  server.answer(endpoints.getProgress, () => {
    const years = [progressYear(2023, 25, 2), progressYear(2024, 8, 1), progressYear(2025, -5, 1, 2)];
    return progressAnswer({ years, projects: ANSWER.projects });
  });
  await show();
  await pressAtPicture(chart('CO2'), '{End}{Shift>}{ArrowLeft}{/Shift}');
  const said = () => chart('CO2').getByRole('status').last().element().textContent;
  await expect.poll(said).toContain('2024 tot en met 2025: Enter zet het filter.');
  await userEvent.keyboard('{Enter}');
  expect(onChooseYears.mock.calls).toEqual([[[2025, 2024]]]);
  await pressAtPicture(chart('CO2'), '{Home}{Shift>}{ArrowRight}{/Shift}{ArrowLeft}');
  await expect.poll(said).toContain('2023');
  expect(said()).not.toContain('tot en met');
});

it('chooses years by dragging over them, from either side, and all that can be chosen as no filter', async () => {
  await show();
  const picture = chart('CO2').getByRole('img');
  // 2023, 2024 without a project, and 2025 are next to one another, each a third of the width beside the figures.
  const drag = async (from: number, to: number) => {
    await expect.poll(() => picture.element().querySelector('canvas')).not.toBeNull();
    const { width } = picture.element().getBoundingClientRect();
    const at = (part: number) => ({ x: 48 + (width - 48) * part, y: 100 });
    await userEvent.dragAndDrop(picture, picture, { sourcePosition: at(from), targetPosition: at(to) });
  };
  await drag(0.9, 0.5);
  expect(onChooseYears).toHaveBeenLastCalledWith([2025]);
  await drag(0.1, 0.55);
  expect(onChooseYears).toHaveBeenLastCalledWith([2023]);
  await drag(0.1, 0.9);
  expect(onChooseYears).toHaveBeenLastCalledWith(null);
  await drag(0.45, 0.55);
  expect(onChooseYears).toHaveBeenCalledTimes(3);
});

it('asks with the filters of the dashboard, and for the indicator that is shown large', async () => {
  await show({ asked: { set: 'a2', years: [2023, 2025], contractType: 'NA' } });
  await page.getByRole('button', { name: 'Toon groot: Emissieloos transport' }).click();
  await expect
    .poll(() => server.asked(endpoints.getProgress).map(({ query }) => query))
    .toEqual(
      ['co2', 'emission_free_transport'].map((indicator) => ({
        indicator,
        design_phase_complete_date__year: [2023, 2025],
        project_contract_type: 'NA',
        project_data_type: 'eci_a2',
      })),
    );
  await expect.element(page.getByRole('button', { name: 'Toon groot: CO2' })).toBeVisible();
});

it('names each project with what keeps it from counting, and leads a member to it but not a viewer', async () => {
  await show();
  await page.getByRole('button', { name: 'Toon projecten' }).click();
  const list = page.getByRole('region', { name: 'Per project: CO2' });
  await expect.element(list).toBeVisible();
  expect(cellsOf(list.element())).toEqual([
    ['Project', 'Ontwerp gereed in', 'Cijfer', 'Gewicht', 'Telt mee?'],
    ['Dijk', '2025', '-', '-', 'één kant laat een levenscyclusmodule leeg, niet overal opgegeven'],
    ['Brug', '2025', '-5,00 %', '12,00 ton', 'telt mee'],
  ]);
  await expect
    .element(list.getByRole('link', { name: 'Brug' }))
    .toHaveAttribute('href', expect.stringContaining(BRUG));
  await show({ audience: 'viewer' });
  await page.getByRole('button', { name: 'Toon projecten' }).last().click();
  await expect.element(page.getByRole('region', { name: 'Per project: CO2' }).last()).toBeVisible();
  expect(page.getByRole('link', { name: 'Brug' }).elements().length).toBeLessThan(2);
});

it('splits by form of contract on one scale', async () => {
  await show();
  await page.getByRole('button', { name: 'Contractvorm' }).click();
  await expect.element(page.getByText('Alle grafieken hebben één schaal.')).toBeVisible();
  expect(await tableOf(CONTRACT_TYPE_LABELS.nl.RAW)).toEqual([
    ['Ontwerp gereed in', 'Gewogen per jaar'],
    ['2023, 1 project', '25,00 %'],
    ['2024, geen cijfer', '-'],
    ['2025, geen cijfer', '-'],
  ]);
});

it('says what is missing where there is nothing to show, and offers to ask again when that failed', async () => {
  server.answer(endpoints.getProgress, () => progressAnswer({ years: [] }));
  await show();
  await expect
    .element(page.getByText('Zodra een ontwerp is voltooid, staat hier of de werken schoner worden.'))
    .toBeVisible();
  server.answer(endpoints.getProgress, () => ({
    ...progressAnswer({ years: YEARS }),
    message: NO_YEARS_MESSAGE,
  }));
  await show({ asked: { set: 'a1', years: [], contractType: null } });
  await expect.element(page.getByText('Selecteer een periode.')).toBeVisible();
  server.answer(endpoints.getProgress, () => refused(403));
  await show();
  await expect.element(page.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
});

it('has the goal and what is expected in the table, and without what a filter leaves out no forecast', async () => {
  server.answer(endpoints.listGoals, () => ({ set: 'a1' as const, goals: [CO2_GOAL, NO_MKI_GOAL] }));
  await show();
  await expect.element(chart('CO2').getByText('Eigen doel', { exact: true })).toBeVisible();
  expect(await tableOf('CO2')).toEqual([
    ['Ontwerp gereed in', 'Gewogen per jaar', 'Eigen doel', 'Verwacht, laagste', 'Verwacht, hoogste'],
    ['2023, 2 van 2', '25,00 %', '-', '-', '-'],
    ['2024, geen cijfer', '-', '20,00 %', '-', '-'],
    ['2025, 1 van 2', '-5,00 %', '-', '-', '-'],
    ['2025: Brug (baseline 12,00 ton)', '-5,00 %', '-', '-', '-'],
    ['2026', '-', '-', '-', '-'],
    ['2027', '-', '-', '36,20 %', '50,40 %'],
    ['2028', '-', '-', '-', '-'],
    ['2029', '-', '-', '-', '-'],
    ['2030', '-', '55,00 %', '48,40 %', '62,20 %'],
  ]);
  await show({ asked: { set: 'a1', years: [2025], contractType: null } });
  await expect
    .element(page.getByText('Het doel is van alle voltooide werken van de organisatie.'))
    .toBeVisible();
  await expect
    .element(page.getByText('Waar het cijfer in acht van de tien gevallen wordt verwacht').nth(1))
    .not.toBeInTheDocument();
});

it('lists a hundred projects at a time, the latest first', async () => {
  const projects = Array.from({ length: 230 }, (_, place) =>
    progressProject({
      uuid: crypto.randomUUID(),
      name: `Werk ${place + 1}`,
      year: 2025,
      value: 5,
      weight: 1,
    }),
  );
  server.answer(endpoints.getProgress, () => progressAnswer({ years: YEARS, projects }));
  await show();
  await page.getByRole('button', { name: 'Toon projecten' }).click();
  const table = page.getByRole('region', { name: /^Per project/ }).getByRole('table');
  const names = () =>
    cellsOf(table.element())
      .slice(1)
      .map(([name]) => name);
  await expect.poll(names).toHaveLength(100);
  expect(names()[0]).toBe('Werk 230');
  const next = page
    .getByRole('navigation', { name: /Per project/ })
    .getByRole('button', { name: 'Volgende pagina' });
  await next.click();
  await next.click();
  await expect.poll(names).toHaveLength(30);
  expect(names().at(-1)).toBe('Werk 1');
});
