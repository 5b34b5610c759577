import {
  type CalculationItem,
  type ContractType,
  FIRST_WEIGHTED_SETS,
  SECTORS,
  SET_CODES,
  type Sector,
  type SetCode,
  valueItem,
} from '@milieuspoor/domain';
import type { Queries } from '../database/open-database.ts';
import { sql } from '../database/sql.ts';
import { insertCalculation } from '../features/calculations/figures/insert-calculation.queries.ts';
import { toStoredCalculation } from '../features/calculations/figures/to-stored-calculation.ts';
import { addBidder } from './bids.ts';
import { type Draw, drawFrom } from './draw.ts';
import { type RandomAnswer, randomAnswers, storeAnswers } from './random-answers.ts';
import type { RandomCalculation } from './random-calculation.ts';
import { changedItems } from './random-changes.ts';
import { randomItems, smallItems } from './random-items.ts';
import type { TestApp } from './test-app.ts';
import { addOrganisation, addProject } from './world.ts';

export interface RandomProject {
  readonly id: string;
  readonly name: string;
  readonly sector: Sector;
  readonly contractType: ContractType;
  readonly awardCriteria: boolean | null;
  /** null while its design phase is open */
  readonly year: number | null;
  readonly complete: boolean;
  readonly scopeChanged: boolean | null;
  readonly calculations: readonly RandomCalculation[];
  /** the answers about what they leave empty, in order of time */
  readonly answers: readonly RandomAnswer[];
}

type Contract = Pick<RandomProject, 'contractType' | 'awardCriteria'>;

const CONTRACTS: readonly [Contract, ...Contract[]] = [
  { contractType: 'RAW', awardCriteria: false },
  { contractType: 'RAW', awardCriteria: true },
  { contractType: 'UAV-GC', awardCriteria: false },
  { contractType: 'UAV-GC', awardCriteria: true },
  { contractType: 'NA', awardCriteria: null },
  { contractType: 'NA', awardCriteria: null },
];

export interface RandomOrganisation {
  readonly id: string;
  readonly slug: string;
  readonly projects: readonly RandomProject[];
}

/** With and without award criteria, since remains of the other configuration must not count. */
const TYPES = [
  'design-baseline',
  'design-optimization',
  'as-built-baseline',
  'as-built-optimization',
  'applicant',
] as const;

interface RandomWorld {
  readonly seed: number;
  readonly organisations: number;
  /** of each organisation */
  readonly projects: number;
  /** of each organisation but the first, where a test only looks whether they stay out of its figures; as many by default */
  readonly othersProjects?: number;
  /** changes each item before it is stored, for a test in which more of them must be alike; none by default */
  readonly reshape?: (item: CalculationItem) => CalculationItem;
}

/** Stores organisations with random projects and calculations, as an import does. */
export async function storeRandomWorld(
  test: TestApp,
  { seed, organisations, projects, othersProjects = projects, reshape = (item) => item }: RandomWorld,
): Promise<RandomOrganisation[]> {
  const draw = drawFrom(seed);
  const world: RandomOrganisation[] = [];
  for (let index = 0; index < organisations; index++) {
    const slug = `organisatie-${index}`;
    const id = await addOrganisation(test, slug);
    const list: RandomProject[] = [];
    for (let place = 0; place < (index === 0 ? projects : othersProjects); place++)
      list.push(await storeProject(test, draw, { organisationId: id, place, reshape }));
    world.push({ id, slug, projects: list });
  }
  return world;
}

async function storeProject(
  test: TestApp,
  draw: Draw,
  {
    organisationId,
    place,
    reshape,
  }: Required<Pick<RandomWorld, 'reshape'>> & { readonly organisationId: string; readonly place: number },
): Promise<RandomProject> {
  const data = {
    name: `Project ${place}`,
    // Two sectors and two years, so that some cells have three organisations and others do not.
    sector: draw.oneOf([SECTORS[0], SECTORS[0], SECTORS[0], SECTORS[2]]),
    ...draw.oneOf(CONTRACTS),
  };
  const year = draw.chance(6) ? null : draw.oneOf([2024, 2025, 2025, 2025]);
  const complete = year !== null && draw.chance(2);
  const scopeChanged = draw.oneOf([true, false, null]);
  const id = await addProject(test, organisationId, data);
  const status = complete ? 'Project_Complete' : year ? 'Design_Phase_Complete' : 'Design_Phase_Active';
  await test.dependencies.database.queries.execute(sql`
    UPDATE project SET status = ${status}, asbuilt_scope_changed = ${scopeChanged}, bids_opened_at = now(),
      design_phase_complete_date = ${year === null ? null : `${year}-05-01`} WHERE id = ${id}`);
  const sets = draw.oneOf<readonly SetCode[]>([['a1'], SET_CODES, SET_CODES, SET_CODES, ['a2']]);
  const drawn: Omit<RandomCalculation, 'id'>[] = [];
  const large = randomItems(draw, 2 + draw.below(14), sets);
  const base = [...large, ...smallItems(draw, large, sets)];
  for (const type of TYPES) {
    // A second one of the type, inactive or removed, which no figure may include.
    for (const active of draw.chance(3) ? [true, false] : [true]) {
      if (active && draw.chance(12)) continue;
      const own = draw.chance(5) && sets.includes('a1') ? (['a1'] as const) : sets;
      const fresh = { type, active, deleted: !active && draw.chance(2), sets: own };
      const changed = draw.chance(8) ? randomItems(draw, 6, sets) : changedItems(draw, base, sets);
      const items = (type === 'design-baseline' ? base : changed).map((item) => reshape(statedIn(item, own)));
      drawn.push({ ...fresh, items });
    }
  }
  return test.dependencies.database.transaction(async (queries) => {
    const calculations: RandomCalculation[] = [];
    const owner = { organisationId, projectId: id };
    const now = test.clock.now();
    for (const each of drawn)
      calculations.push({ id: await storeCalculation(queries, owner, each, now), ...each });
    const answers = randomAnswers(draw, calculations);
    await storeAnswers(queries, { id, organisationId }, answers, now);
    return { id, ...data, year, complete, scopeChanged, calculations, answers };
  });
}

/** Returns an item as a calculation with only these sets states it. */
function statedIn(item: CalculationItem, sets: readonly SetCode[]): CalculationItem {
  const profiles = Object.entries(item.profiles).filter(([set]) => sets.some((each) => each === set));
  return { ...item, profiles: Object.fromEntries(profiles) };
}

async function storeCalculation(
  queries: Queries,
  owner: { readonly organisationId: string; readonly projectId: string },
  { type, active, deleted, sets, items }: Omit<RandomCalculation, 'id'>,
  createdAt: Date,
): Promise<string> {
  const id = await insertCalculation(queries, {
    ...owner,
    calculationType: type,
    applicantId: type === 'applicant' ? await addBidder(queries, owner.projectId) : null,
    name: type,
    notes: '',
    active,
    includeInReport: false,
    fileName: 'a.xlsx',
    fileSha256: Buffer.alloc(32),
    readerVersion: 'nobody’s',
    uploadedBy: null,
    createdAt,
    calculation: toStoredCalculation({
      fileBytes: new Uint8Array(),
      items: items.map((item) => valueItem(item, FIRST_WEIGHTED_SETS).valued),
      sets,
      warnings: [],
      weights: FIRST_WEIGHTED_SETS,
    }),
  });
  if (deleted) await queries.execute(sql`UPDATE calculation SET deleted_at = ${createdAt} WHERE id = ${id}`);
  return id;
}
