import type { Queries } from '../../database/open-database.ts';
import { sql } from '../../database/sql.ts';
import type { KillWorld } from './kill-world.ts';
import { Requests } from './requests.ts';

/** MKI and CO2 by side, with the number of projects or calculations. */
interface Figures {
  readonly of: string;
  readonly mkiEur: number;
  readonly co2Kg: number;
}

interface StatisticAnswer {
  readonly statistic: string;
  readonly name: string;
  readonly values: { readonly total?: number | null };
  readonly product_groups?: readonly { readonly values: { readonly total?: number | null } }[];
}

const STATISTICS = { mkiEur: 'total_mki_reference_calculation', co2Kg: 'co2' } as const;
const SIDES = ['baseline', 'optimization'];

/**
 * Reads the figures of screens: the dashboard of the organisation, its projects added up, and each project with
 * uploads.
 */
export async function askFigures(
  origin: string,
  { member, uploadedTo }: KillWorld,
): Promise<readonly Figures[]> {
  const requests = new Requests(origin, member.token);
  const organisation = '/api/v1/organization/alfa';
  const ask = async (path: string) =>
    (await requests.get(`${organisation}/${path}`)).body.statistics as StatisticAnswer[];
  const all = await ask('internal_organization_statistics/');
  const projects = await ask('internal_project_calculation_statistics/?aggregate_by=project');
  const figures: Figures[] = [];
  for (const side of SIDES)
    figures.push(
      figuresOf(`the organisation, ${side}`, side, all),
      figuresOf(`its projects, ${side}`, side, projects),
    );
  for (const project of uploadedTo) {
    const of = await ask(
      `internal_project_calculation_statistics/?aggregate_by=product_group&project_calculation__project__uuid=${project}&project_calculation__calculation_type=design-optimization`,
    );
    figures.push(figuresOf(`project ${project}`, 'optimization', of));
  }
  return figures;
}

function figuresOf(of: string, side: string, statistics: readonly StatisticAnswer[]): Figures {
  const total = (kind: keyof typeof STATISTICS) =>
    statistics.find(({ statistic, name }) => statistic === STATISTICS[kind] && name === side)?.values.total ??
    0;
  return { of, mkiEur: total('mkiEur'), co2Kg: total('co2Kg') };
}

/** Returns the differences between the figures of screens and the sums of the items of the active calculations. */
export async function listOtherFigures(
  queries: Queries,
  { uploadedTo }: KillWorld,
  said: readonly Figures[],
): Promise<string[]> {
  const rows = (await queries.execute(sql`
    SELECT project_id AS "project", calculation_type AS "type", project.status = 'Design_Phase_Complete' AS "isComplete",
      sum((SELECT sum(mki) FROM unnest(a1_mki_eur) AS mki)) AS "mkiEur",
      sum((SELECT sum(co2) FROM unnest(a1_co2_kg) AS co2)) AS "co2Kg"
    FROM calculation JOIN project ON project.id = project_id JOIN calculation_item ON calculation_id = calculation.id
    WHERE active AND calculation.deleted_at IS NULL
    GROUP BY 1, 2, 3`)) as {
    project: string;
    type: string;
    isComplete: boolean;
    mkiEur: number;
    co2Kg: number;
  }[];
  const sumOf = (some: typeof rows, figure: 'mkiEur' | 'co2Kg') =>
    some.reduce((sum, row) => sum + row[figure], 0);
  const expected = (of: string) => {
    const some = uploadedTo.some((project) => of === `project ${project}`)
      ? rows.filter(({ project, type }) => of === `project ${project}` && type === 'design-optimization')
      : rows.filter(
          ({ isComplete, type }) =>
            isComplete && type === (of.endsWith('baseline') ? 'design-baseline' : 'design-optimization'),
        );
    return { of, mkiEur: sumOf(some, 'mkiEur'), co2Kg: sumOf(some, 'co2Kg') };
  };
  const differ = (one: number, other: number) => Math.abs(one - other) > 1e-9 * Math.max(1, Math.abs(one));
  return said
    .map((figures) => ({ figures, items: expected(figures.of) }))
    .filter(
      ({ figures, items }) => differ(figures.mkiEur, items.mkiEur) || differ(figures.co2Kg, items.co2Kg),
    )
    .map(({ figures, items }) => `Figures of screens and items: ${JSON.stringify([figures, items])}`);
}
