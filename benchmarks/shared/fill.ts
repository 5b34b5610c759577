import { insertCalculation, sql, toStoredCalculation, workOutPair } from '@milieuspoor/api';
import {
  type CalculationItem,
  FIRST_WEIGHTED_SETS,
  IMPACT_SETS,
  LIFE_CYCLE_MODULES,
  SECTORS,
  SET_CODES,
  valueItem,
} from '@milieuspoor/domain';
import type { RunningApp } from './running-app.ts';
import { seeded } from './seeded.ts';

/**
 * The number of different calculations that the import stores; the others are copies of them. Each is compared with
 * each.
 */
const ORIGINALS = 8;
/** One in this many of them leaves transport and the end of life empty, so that its pairs can't be compared. */
const ONE_LACKS_MODULES_IN = 4;
const LACKING = ['A4', 'C1', 'C2', 'C3', 'C4'];
const ITEMS = 300;
const [GROUPS, SUB_GROUPS, PRODUCTS] = [12, 40, 120];

/** The slug of the organisation whose calculations are copied to the others. */
const SOURCE = 'bron';

/** How much `fill` makes: `items` is the number in each calculation. */
export interface Size {
  readonly organisations: number;
  readonly projects: number;
  readonly items?: number;
}

/**
 * Makes organisations with completed projects of four active calculations each. A few calculations are stored by an
 * upload; the thousands are copies of those, row by row in the database, items and totals alike.
 */
export async function fill(app: RunningApp, { organisations, projects, items = ITEMS }: Size): Promise<void> {
  await addOriginals(app, items);
  await addOrganisations(app, { from: 0, to: organisations, projectsEach: projects / organisations });
}

/** Stores calculations by an upload, in a separate organisation. */
async function addOriginals({ dependencies, addOrganisation, addProject }: RunningApp, items: number) {
  const source = await addOrganisation(SOURCE);
  const originals = await addProject(source, 'Originelen');
  const ids: string[] = [];
  await dependencies.database.transaction(async (queries) => {
    for (let index = 0; index < ORIGINALS; index++)
      ids.push(
        await insertCalculation(queries, {
          organisationId: source,
          projectId: originals,
          calculationType: 'design-baseline',
          name: `Origineel ${index}`,
          notes: '',
          active: false,
          includeInReport: false,
          fileName: 'a.xlsx',
          fileSha256: Buffer.alloc(32),
          readerVersion: 'benchmark',
          uploadedBy: null,
          createdAt: new Date(),
          calculation: toStoredCalculation({
            fileBytes: new Uint8Array(),
            items: Array.from(
              { length: items },
              (_, place) => valueItem(anItem(index, place), FIRST_WEIGHTED_SETS).valued,
            ),
            sets: SET_CODES,
            warnings: [],
            weights: FIRST_WEIGHTED_SETS,
          }),
        }),
      );
  });
  // It takes one pair at a time, so that others can use the one connection of the embedded database in between.
  for (const baselineId of ids)
    for (const optimizationId of ids)
      for (const set of SET_CODES)
        await dependencies.database.transaction((queries) =>
          workOutPair(queries, { organisationId: source, baselineId, optimizationId, set }),
        );
}

/**
 * Adds the organisations numbered `from` up to `to`, each with this many projects; after `fill`, so that a database can
 * grow.
 */
export async function addOrganisations(
  { dependencies, addOrganisation }: RunningApp,
  { from, to, projectsEach }: { from: number; to: number; projectsEach: number },
): Promise<void> {
  const added: string[] = [];
  for (let index = from; index < to; index++) added.push(await addOrganisation(`organisatie-${index}`));
  const { queries } = dependencies.database;
  await queries.execute(sql`
    INSERT INTO project (organisation_id, name, project_type, sector, contract_type, award_criteria, status,
      asbuilt_scope_changed, design_phase_complete_date, project_complete_date, created_at, modified_at)
    SELECT organisation.id, 'Project ' || place, 'Reconstructie',
      (${sql.param(SECTORS)}::text[])[1 + place % ${SECTORS.length}], 'RAW', false,
      CASE WHEN place % 2 = 0 THEN 'Project_Complete' ELSE 'Design_Phase_Complete' END, true,
      make_date(2024 + place % 3, 1, 15), CASE WHEN place % 2 = 0 THEN make_date(2026, 11, 1) END, now(), now()
    FROM organisation, generate_series(1, ${projectsEach}::int) AS place
    WHERE organisation.id = ANY(${sql.param(added)}::uuid[])`);
  await queries.execute(sql`
    CREATE TABLE copy_of AS
    SELECT gen_random_uuid() AS id, project.id AS project_id, project.organisation_id, type, original.id AS original
    FROM project
    CROSS JOIN unnest(ARRAY['design-baseline', 'design-optimization', 'as-built-baseline', 'as-built-optimization'])
      WITH ORDINALITY AS types (type, number)
    JOIN (
      SELECT calculation.id, row_number() OVER (ORDER BY calculation.name) AS number
      FROM calculation JOIN organisation ON organisation.id = calculation.organisation_id AND organisation.slug = ${SOURCE}
    ) AS original ON original.number = 1 + abs(hashtext(project.id::text || type)) % ${ORIGINALS}
    WHERE project.organisation_id = ANY(${sql.param(added)}::uuid[])`);
  await queries.execute(sql`
    INSERT INTO calculation (id, organisation_id, project_id, calculation_type, name, active, file_name,
      file_sha256, sets, headline_set, headline_mki_eur, headline_co2_kg, a1_weights_version, a2_weights_version,
      warnings, created_at)
    SELECT copy.id, copy.organisation_id, copy.project_id, copy.type, copy.type, true, file_name, file_sha256, sets,
      headline_set, headline_mki_eur, headline_co2_kg, a1_weights_version, a2_weights_version, warnings, now()
    FROM copy_of AS copy JOIN calculation ON calculation.id = copy.original`);
  for (const table of [
    'calculation_item',
    'calculation_total',
    'calculation_ratio_total',
    'calculation_raw_total',
    'calculation_known_product',
    'calculation_comparable',
  ])
    await copyRows(dependencies, table);
  await copyScopes(dependencies, added);
  await queries.execute(sql`DROP TABLE copy_of`);
  await queries.execute(sql`VACUUM ANALYZE`);
}

/** Copies the comparisons: two copies compare as their originals do. */
async function copyScopes(
  { database: { queries } }: RunningApp['dependencies'],
  organisations: readonly string[],
): Promise<void> {
  for (const table of ['pair_scope', 'pair_scope_node', 'pair_change']) {
    const columns = await columnsOf(queries, table, [
      'organisation_id',
      'baseline_id',
      'optimization_id',
      'set_code',
    ]);
    for (const id of organisations)
      await queries.execute(sql`
        INSERT INTO ${sql.identifier(table)} (organisation_id, baseline_id, optimization_id, set_code, ${listed(columns)})
        SELECT pair.organisation_id, pair.baseline_id, pair.optimization_id, pair.set_code, ${listed(columns, 'original.')}
        FROM compared_pair AS pair
        JOIN copy_of AS baseline ON baseline.id = pair.baseline_id
        JOIN copy_of AS optimization ON optimization.id = pair.optimization_id
        JOIN ${sql.identifier(table)} AS original ON original.baseline_id = baseline.original
          AND original.optimization_id = optimization.original AND original.set_code = pair.set_code
        WHERE pair.organisation_id = ${id}`);
  }
}

/** Stores every row of the originals again for each of their copies. */
async function copyRows({ database: { queries } }: RunningApp['dependencies'], table: string): Promise<void> {
  const columns = await columnsOf(queries, table, ['calculation_id', 'organisation_id']);
  // It takes one organisation at a time: all at once takes longer than the time limit of the database.
  const organisations = (await queries.execute(sql`SELECT DISTINCT organisation_id AS id FROM copy_of`)) as {
    id: string;
  }[];
  for (const { id } of organisations)
    await queries.execute(sql`
      INSERT INTO ${sql.identifier(table)} (calculation_id, organisation_id, ${listed(columns)})
      SELECT copy_of.id, copy_of.organisation_id, ${listed(columns, 'original.')}
      FROM copy_of JOIN ${sql.identifier(table)} AS original ON original.calculation_id = copy_of.original
      WHERE copy_of.organisation_id = ${id}`);
}

/** Returns the columns of a table except these and those that PostgreSQL fills itself, quoted. */
async function columnsOf(
  queries: RunningApp['dependencies']['database']['queries'],
  table: string,
  besides: readonly string[],
): Promise<readonly string[]> {
  const columns = (await queries.execute(sql`
    SELECT quote_ident(column_name) AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = ${table} AND is_generated = 'NEVER'
      AND column_name <> ALL(${sql.param(besides)}::text[])`)) as { name: string }[];
  return columns.map(({ name }) => name);
}

function listed(columns: readonly string[], prefix = '') {
  return sql.raw(columns.map((name) => `${prefix}${name}`).join(', '));
}

/** Returns a post; the posts are spread over 120 products in 40 sub-groups of 12 groups. */
function anItem(original: number, place: number): CalculationItem {
  const random = seeded(1 + original * ITEMS + place);
  const product = place % PRODUCTS;
  const lacks = original % ONE_LACKS_MODULES_IN === 0;
  const row = () =>
    LIFE_CYCLE_MODULES.map((module) =>
      lacks && LACKING.includes(module) ? null : Math.round(1000 * random()) / 100,
    );
  return {
    postNumber: String(100_000 + place),
    productGroup: `Productgroep ${(product % SUB_GROUPS) % GROUPS}`,
    productSubGroup: `Productsubgroep ${product % SUB_GROUPS}`,
    product: `Product ${product}`,
    unit: 'm3',
    quantity: 1 + Math.floor(random() * 1000),
    rawCode: `${21 + (place % 30)}.01`,
    nmdCategory: '2',
    workScope: place % 5 === 0 ? 'existing' : 'new',
    resources: {
      primaryTon: random(),
      secondaryTon: random(),
      biobasedTon: random(),
      renewableMj: 10 * random(),
      fossilMj: 100 * random(),
      equipmentEmissionFreeHours: random(),
      equipmentOtherHours: random(),
      transportEmissionFreeTkm: random(),
      transportOtherTkm: 50 * random(),
    },
    profiles: Object.fromEntries(
      SET_CODES.map((set) => [set, { MKI: row(), [IMPACT_SETS[set].co2Indicator]: row() }]),
    ),
  };
}
