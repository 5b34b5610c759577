import { endpoints, type StatisticsAnswer } from '@milieuspoor/contract';
import { type DataType, type SetCode, setOfDataType } from '@milieuspoor/domain';
import { ORGANISATION } from './example-session.ts';
import { server } from './server.ts';
import {
  comparedExample,
  organisationAnswer,
  sectorAnswer,
  sectorExample,
  statisticsAnswer,
} from './statistics-answers.ts';
import { type PlaceExample, type SideExample, statisticsOf } from './statistics-of.ts';

/*
 * An organisation with two completed projects, whose figures can be added up by heart. In Set A1 the bridge goes from €
 * 600 to € 500 and the dike from € 400 to € 300, together € 1.000 to € 800. In Set A2 all amounts are ten times as
 * large.
 */

export const BRIDGE = { uuid: '0b000000-0000-4000-8000-000000000001', name: 'Brug Oost' } as const;
export const DIKE = { uuid: '0b000000-0000-4000-8000-000000000002', name: 'Dijk Zuid' } as const;
export const CONCRETE = { uuid: '0c000000-0000-4000-8000-000000000001', name: 'Beton' } as const;
export const STEEL = { uuid: '0c000000-0000-4000-8000-000000000002', name: 'Staal' } as const;
export const GIRDERS = { uuid: '0d000000-0000-4000-8000-000000000001', name: 'Liggers' } as const;
export const GIRDER = { uuid: '0e000000-0000-4000-8000-000000000001', name: 'Ligger 20 m' } as const;

const FACTOR: Readonly<Record<SetCode, number>> = { a1: 1, a2: 10 };

type Question = Readonly<{
  aggregate_by: string;
  project_calculation__project__uuid?: string | undefined;
  product_group?: string | undefined;
  product_sub_group?: string | undefined;
  project_data_type: DataType;
}>;

/** Returns the figures of the place in a question. */
export function placeExample(question: Question): PlaceExample {
  const set = setOfDataType(question.project_data_type);
  const times = FACTOR[set];
  if (question.aggregate_by === 'project') {
    return {
      set,
      level: 'project',
      baseline: wholeExample(times, 'baseline', [
        { ...BRIDGE, mki: 600 * times, co2: 12_000 * times },
        { ...DIKE, mki: 400 * times, co2: 8_000 * times },
      ]),
      optimization: wholeExample(times, 'optimization', [
        { ...BRIDGE, mki: 500 * times, co2: 10_000 * times },
        { ...DIKE, mki: 300 * times, co2: 5_000 * times },
      ]),
    };
  }
  if (question.aggregate_by === 'product_group') {
    return {
      set,
      level: 'product_group',
      baseline: {
        mki: 600 * times,
        co2: 12_000 * times,
        children: [
          { ...CONCRETE, mki: 350 * times },
          { ...STEEL, mki: 250 * times },
        ],
      },
      optimization: {
        mki: 500 * times,
        co2: 10_000 * times,
        children: [
          { ...CONCRETE, mki: 300 * times },
          { ...STEEL, mki: 200 * times },
        ],
      },
    };
  }
  const child = question.aggregate_by === 'product_sub_group' ? GIRDERS : GIRDER;
  return {
    set,
    level: question.aggregate_by === 'product_sub_group' ? 'product_sub_group' : 'product',
    baseline: { mki: 350 * times, children: [{ ...child, mki: 350 * times }] },
    optimization: { mki: 300 * times, children: [{ ...child, mki: 300 * times }] },
  };
}

function wholeExample(
  times: number,
  side: 'baseline' | 'optimization',
  children: NonNullable<SideExample['children']>,
): SideExample {
  return side === 'baseline'
    ? {
        nodes: [
          {
            ...CONCRETE,
            mki: 700 * times,
            co2: 13_000 * times,
            mkiPerModule: { 'A1-A3': 500 * times, A4: 200 * times },
            co2PerModule: { 'A1-A3': 10_000 * times, A4: 3_000 * times },
            material: [50, 25, 0],
          },
          {
            ...STEEL,
            mki: 300 * times,
            co2: 7_000 * times,
            mkiPerModule: { 'A1-A3': 200 * times, A4: 50 * times, C4: 50 * times },
            co2PerModule: { 'A1-A3': 5_000 * times, A4: 2_000 * times },
            material: [10, 5, 10],
          },
        ],
        mki: 1_000 * times,
        co2: 20_000 * times,
        mkiPerModule: { 'A1-A3': 700 * times, A4: 250 * times, C4: 50 * times },
        co2PerModule: { 'A1-A3': 15_000 * times, A4: 5_000 * times },
        material: [60, 30, 10],
        energy: [9_000, 1_000],
        equipment: [40, 10],
        transport: [500, 0],
        children,
      }
    : {
        nodes: [
          {
            ...CONCRETE,
            mki: 475 * times,
            co2: 9_000 * times,
            mkiPerModule: { 'A1-A3': 325 * times, A4: 150 * times },
            co2PerModule: { 'A1-A3': 7_500 * times, A4: 1_500 * times },
            material: [25, 30, 5],
          },
          {
            ...STEEL,
            mki: 325 * times,
            co2: 6_000 * times,
            mkiPerModule: { 'A1-A3': 225 * times, A4: 50 * times, C4: 50 * times },
            co2PerModule: { 'A1-A3': 4_500 * times, A4: 1_500 * times },
            material: [15, 5, 10],
          },
        ],
        mki: 800 * times,
        co2: 15_000 * times,
        mkiPerModule: { 'A1-A3': 550 * times, A4: 200 * times, C4: 50 * times },
        co2PerModule: { 'A1-A3': 12_000 * times, A4: 3_000 * times },
        material: [40, 35, 15],
        energy: [6_000, 2_500],
        equipment: [20, 30],
        transport: [300, 200],
        children,
      };
}

const BOTH_PROJECTS = { compared: 2, pairs: 2 };

/** Returns the server's answer for a place, with the changes by the optimisation there. */
export function placeAnswer(question: Question): StatisticsAnswer {
  const place = placeExample(question);
  const times = FACTOR[place.set];
  if (question.aggregate_by !== 'project') return statisticsAnswer(statisticsOf(place));
  return statisticsAnswer(statisticsOf(place), {
    mki: comparedExample(
      { baseline: 1_000 * times, optimization: 800 * times, amount: -200 * times, share: -0.2 },
      BOTH_PROJECTS,
    ),
    co2: comparedExample(
      { baseline: 20_000 * times, optimization: 15_000 * times, amount: -5_000 * times, share: -0.25 },
      BOTH_PROJECTS,
    ),
    material: comparedExample({ baseline: 100, optimization: 90, amount: -10, share: -0.1 }, BOTH_PROJECTS),
    largest: [
      {
        ...CONCRETE,
        baseline: 700 * times,
        optimization: 475 * times,
        amount: -225 * times,
        share: -225 / 700,
        incomplete: false,
      },
      {
        ...STEEL,
        baseline: 300 * times,
        optimization: 325 * times,
        amount: 25 * times,
        share: 25 / 300,
        incomplete: false,
      },
    ],
  });
}

/**
 * Returns the organisation as a whole; its bridge saves least and its dike most. `more` says what its sides leave out.
 */
export function wholeAnswer(dataType: DataType, more: Omit<SideExample, 'mki'> = {}) {
  const set = setOfDataType(dataType);
  const times = FACTOR[set];
  const whole = (side: 'baseline' | 'optimization', mki: number): SideExample => ({
    ...wholeExample(times, side, [{ uuid: ORGANISATION.uuid, name: ORGANISATION.name, mki }]),
    ...more,
  });
  return organisationAnswer(
    statisticsOf({
      set,
      level: 'organization',
      baseline: whole('baseline', 1_000 * times),
      optimization: whole('optimization', 800 * times),
    }),
    {
      mki: { lowest: 16.67, total: 20, highest: 25, projects: 2 },
      co2: { lowest: 16.67, total: 25, highest: 37.5, projects: 2 },
    },
    [
      { value: 'infra-city', display_name: 'Infrastructuur stedelijk' },
      { value: 'infra-railway', display_name: 'Spoorinfrastructuur' },
    ],
  );
}

/** Answers every call of the organisation's dashboard. */
export function answerDashboard(): void {
  server.answer(endpoints.getCalculationStatistics, ({ query }) => placeAnswer(query));
  server.answer(endpoints.getOrganisationStatistics, ({ query }) => wholeAnswer(query.project_data_type));
  server.answer(endpoints.getSectorStatistics, ({ query: { organization } }) =>
    sectorAnswer(
      organization
        ? [
            sectorExample(null, 'Alle sectoren', { baseline: 1_000, optimization: 800 }),
            sectorExample('infra-city', 'Infrastructuur stedelijk', { baseline: 1_000, optimization: 800 }),
          ]
        : [
            sectorExample(null, 'Alle sectoren', { baseline: 9_000, optimization: 6_000 }),
            sectorExample('infra-city', 'Infrastructuur stedelijk', { baseline: 9_000, optimization: 6_000 }),
          ],
    ),
  );
  server.answer(endpoints.getNationalRatios, () => ({
    ...{ statistics: [], weights_unconfirmed: [], weights_versions: [] },
  }));
  server.answer(endpoints.getRatioFilters, () => ({
    product_groups: [],
    design_phase_complete_date__year: [2026, 2025],
  }));
}

/** Answers every question about a place with these sides. */
export function answerPlace(baseline: SideExample, optimization: SideExample, set: SetCode = 'a1'): void {
  server.answer(endpoints.getCalculationStatistics, () =>
    statisticsAnswer(statisticsOf({ set, level: 'project', baseline, optimization })),
  );
}
