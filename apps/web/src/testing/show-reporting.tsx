import {
  type Calculation,
  endpoints,
  type Project,
  type ReportEntry,
  type VariantPairAnswer,
} from '@milieuspoor/contract';
import { type SetCode, seriesOf, setOfDataType } from '@milieuspoor/domain';
import { ReportingTab } from '../app/routes/project/reporting-tab.tsx';
import { reportedOrder } from '../features/calculations/reported/reported-order.ts';
import {
  answerCalculations,
  calculationUuid,
  exampleCalculation,
  exampleTotal,
} from './calculation-answers.ts';
import { CONCRETE, STEEL } from './example-organisation.ts';
import { exampleProject, PROJECT } from './example-project.ts';
import { ORGANISATION } from './example-session.ts';
import { type RenderedScreen, renderScreen } from './render-screen.tsx';
import { server } from './server.ts';
import { STAFF } from './show-calculations.tsx';
import { type SideExample, statisticsOf } from './statistics-of.ts';

/** A baseline of € 600 and a design of € 500, in the report. */
export const RAMING = reported({ uuid: calculationUuid(1), name: 'Raming' });
export const ONTWERP = reported({
  uuid: calculationUuid(2),
  name: 'Ontwerp',
  calculation_type: 'design-optimization',
  mki_value: 500,
  totals: [exampleTotal({ mki_value: 500 })],
});

/** Returns a calculation that is selected for the report. */
export function reported(more: Partial<Calculation>): Calculation {
  return exampleCalculation({ include_in_report: true, ...more });
}

/** The figures of the example's calculations. */
export const FIGURES: Readonly<Record<string, SideExample>> = {
  [RAMING.uuid]: {
    mki: 600,
    co2: 12_000,
    mkiPerModule: { 'A1-A3': 500, A4: 100 },
    co2PerModule: { 'A1-A3': 10_000, A4: 2_000 },
    material: [30, 10, 0],
    energy: [3_000, 1_000],
    equipment: [20, 5],
    transport: [100, 0],
    children: [
      { ...CONCRETE, mki: 400, co2: 8_000, material: [20, 10, 0] },
      { ...STEEL, mki: 200, co2: 4_000, material: [10, 0, 0] },
    ],
  },
  [ONTWERP.uuid]: {
    mki: 500,
    co2: 5_000,
    mkiPerModule: { 'A1-A3': 450, A4: 50 },
    co2PerModule: { 'A1-A3': 4_500, A4: 500 },
    material: [20, 20, 0],
    energy: [2_000, 2_000],
    equipment: [10, 15],
    transport: [50, 50],
    children: [
      { ...CONCRETE, mki: 300, co2: 3_000, material: [10, 20, 0] },
      { ...STEEL, mki: 200, co2: 2_000, material: [10, 0, 0] },
    ],
  },
};

interface Visit {
  readonly project?: Partial<Project>;
  readonly calculations?: readonly Calculation[];
  readonly figures?: Readonly<Record<string, SideExample>>;
  readonly reports?: readonly ReportEntry[];
  readonly pdf?: boolean;
  /** how the work of variants compares with that of their baselines */
  readonly pairs?: readonly VariantPairAnswer[];
  /** of the address */
  readonly search?: string;
}

/** Shows tab 2 of the example project, whose variants the server numbers. */
export function showReporting({
  project = {},
  calculations = [ONTWERP, RAMING],
  figures = FIGURES,
  reports = [],
  pdf = false,
  search = '',
  pairs = [],
}: Visit = {}): Promise<RenderedScreen> {
  const shown = exampleProject(project);
  answerNumbered(calculations);
  server.answer(endpoints.getProject, () => shown);
  server.answer(endpoints.getEnvironment, () => ({
    environment: 'Local' as const,
    public_url: 'http://localhost:8000',
    build: 'V2.4',
    sentry_dsn: null,
    map_tiles: null,
    pdf,
  }));
  answerReports(...reports);
  server.answer(endpoints.getReportMaking, () => ({ stage: null, steps_done: 0, steps: 0 }));
  server.answer(endpoints.getVariantStatistics, ({ query }) => {
    const set = setOfDataType(query.project_data_type);
    const asked = query.project_calculation_uuid.flatMap(
      (uuid) => calculations.find((each) => each.uuid === uuid) ?? [],
    );
    return {
      message: '',
      weights_unconfirmed: [],
      weights_versions: [...new Set(asked.map(({ weights_version }) => weights_version))],
      variants: asked.map(({ uuid, name, calculation_type }) => ({ uuid, name, calculation_type })),
      pairs: pairs.filter(({ variant }) => asked.some(({ uuid }) => uuid === variant)),
      statistics: asked.flatMap((calculation) => statisticsIn(set, calculation, figures)),
    };
  });
  return renderScreen(<ReportingTab project={shown} actor={STAFF} />, {
    at: `/o/${ORGANISATION.slug}/project/${PROJECT.uuid}/tab/2${search}`,
  });
}

/** Answers with the list of reports that were made, the newest first. */
export function answerReports(...reports: ReportEntry[]): void {
  server.answer(endpoints.listReports, () => ({
    count: reports.length,
    next: null,
    previous: null,
    results: reports,
  }));
}

/** Stores calculations, and numbers the selected ones: a bid that is sealed (its variant is 0) gets no number. */
function answerNumbered(given: readonly Calculation[]): void {
  const shelf = answerCalculations(...given);
  server.answer(endpoints.listCalculations, () => {
    const numbered = reportedOrder(shelf.calculations).filter(
      ({ include_in_report, variant }) => include_in_report && variant !== SEALED,
    );
    const results = shelf.calculations.map((each) => {
      const place = numbered.indexOf(each);
      return { ...each, variant: place < 0 ? null : place + 1 };
    });
    return { count: results.length, next: null, previous: null, results };
  });
}

/** The variant of an example for a sealed bid. */
export const SEALED = 0;

function statisticsIn(
  set: SetCode,
  { uuid, calculation_type }: Calculation,
  figures: Readonly<Record<string, SideExample>>,
) {
  const side = figures[uuid] ?? { mki: 0 };
  return statisticsOf({ set, level: 'product_group', [seriesOf(calculation_type)]: side }).map((each) => ({
    ...each,
    uuid,
  }));
}
