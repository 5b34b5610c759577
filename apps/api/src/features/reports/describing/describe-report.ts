import type { Statistic } from '@milieuspoor/contract';
import type { HouseStyle, Report, ReportPair } from '@milieuspoor/documents';
import {
  type AnsweredModules,
  answeredModules,
  besideAmong,
  changesByKind,
  holdingAnswers,
  type Language,
  largestChanges,
  postChanges,
  SET_CODES,
  seriesOf,
  variantScope,
  type WeightTable,
} from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, invalidField, NOT_FOUND, type Outcome } from '../../../http/outcome.ts';
import { message } from '../../../text/message.ts';
import { findAccountName } from '../../accounts/accounts.queries.ts';
import type { CalculationRow } from '../../calculations/calculation-row.queries.ts';
import { listCalculationsByIds } from '../../calculations/calculations.queries.ts';
import { listScopeAnswers, type ScopeAnswerRow } from '../../calculations/scope/scope-answers.queries.ts';
import {
  countBarePosts,
  readScopePosts,
  readScopePostsOnce,
} from '../../calculations/scope/scope-posts.queries.ts';
import { readScope } from '../../calculations/scope/work-out-scopes.ts';
import { findDocumentStyle } from '../../house-style/stored-style.ts';
import { findOrganisation } from '../../organisations/organisations.queries.ts';
import { lockProjectRow, type ProjectRow } from '../../projects/projects.queries.ts';
import { listStatistics, type StatisticRow } from '../../statistics/statistics.queries.ts';
import { toStatistics } from '../../statistics/to-statistics.ts';
import { listWeightTables } from '../../weights/weights.queries.ts';
import { listUploaders } from '../reports.queries.ts';
import { describeAward } from './describe-award.ts';
import { describeVariant } from './describe-variant.ts';

interface ReportRequest {
  readonly projectId: string;
  readonly calculationIds: readonly string[];
  readonly language: Language;
  readonly now: Date;
}

/** The contents of a report, without its pictures. */
export interface DescribedReport {
  readonly project: ProjectRow;
  readonly calculations: readonly CalculationRow[];
  readonly report: Omit<Report, 'pictures'>;
  /** the look that its organisation chose */
  readonly style: HouseStyle;
  /** for each calculation in order, by product group, in the set of its headline */
  readonly statistics: readonly (readonly Statistic[])[];
}

/** A report names this number of the posts that change most. */
const POSTS_SHOWN = 10;

const CHOSEN = 'selectedProjectCalculationsData';

/**
 * Returns everything that a report of the chosen calculations states, as stored now. The project is locked while it is
 * read, so that everything is of one moment. Must run in a transaction.
 */
export async function describeReport(
  queries: Queries,
  { settings }: Pick<Dependencies, 'settings'>,
  caller: Caller,
  { projectId, calculationIds, language, now }: ReportRequest,
): Promise<Outcome<DescribedReport>> {
  const project = await lockProjectRow(queries, caller.scope, projectId);
  const organisation = project && (await findOrganisation(queries, caller.scope, project.organisationSlug));
  if (!organisation) return NOT_FOUND;
  const chosen = await chooseCalculations(queries, project, calculationIds);
  if (!chosen.ok) return chosen;
  const { calculations, sealedLeftOut } = chosen.value;
  const uploaders = await listUploaders(
    queries,
    project,
    calculations.map(({ id }) => id),
  );
  const rows = await listRowsOf(queries, project, calculations);
  const given = await listScopeAnswers(
    queries,
    project.organisationId,
    calculations.map(({ id }) => id),
  );
  const answers = holdingAnswers(given);
  const bare = await countBare(queries, project, calculations);
  const answered = await readAnsweredModules(queries, project, calculations, given);
  const variants = calculations.map((calculation) => {
    const uploadedBy = uploaders.find(({ calculationId }) => calculationId === calculation.id)?.name ?? '';
    const explained = answers.filter(({ calculationId }) => calculationId === calculation.id);
    return describeVariant(calculation, rows(calculation), {
      uploadedBy,
      language,
      now,
      explained,
      answeredModules: answered.get(calculation.id) ?? answeredModules([], []),
      barePosts: bare.get(calculation.id) ?? 0,
    });
  });
  const tables = await listWeightTables(queries);
  return done({
    project,
    calculations,
    style: await findDocumentStyle(queries, organisation),
    statistics: calculations.map((calculation) =>
      toStatistics(rows(calculation), {
        level: 'product_group',
        set: calculation.headlineSet,
        series: [{ key: calculation.id, name: seriesOf(calculation.calculationType) }],
      }),
    ),
    report: {
      project: describeProject(project, organisation.name),
      provider: settings.provider.name,
      madeAt: now.toISOString(),
      madeBy: await findAccountName(queries, caller.accountId),
      build: settings.build,
      variants,
      pairs: await describePairs(queries, project, calculations),
      sealedLeftOut,
      workbookSha256: null,
      award: await describeAward(queries, caller, project),
      weights: tables
        .filter(({ set, version }) =>
          variants.some((each) => each.set === set && each.weightsVersion === version),
        )
        .map(toReportedWeights),
    },
  });
}

interface Chosen {
  /** in the order of their numbers */
  readonly calculations: readonly CalculationRow[];
  readonly sealedLeftOut: boolean;
}

/** Returns the chosen calculations, without those of sealed bids. */
async function chooseCalculations(
  queries: Queries,
  project: ProjectRow,
  calculationIds: readonly string[],
): Promise<Outcome<Chosen>> {
  const ids = [...new Set(calculationIds)];
  const found = await listCalculationsByIds(queries, project, ids);
  if (found.length < ids.length) return NOT_FOUND;
  if (found.some(({ includeInReport }) => !includeInReport))
    return invalidField(CHOSEN, message('calculation-not-in-report'));
  // A ticked calculation without a number belongs to a sealed bid.
  const calculations = found
    .filter(({ variant }) => variant !== null)
    .toSorted((one, other) => Number(one.variant) - Number(other.variant));
  if (calculations.length === 0) return invalidField(CHOSEN, message('only-sealed-bids'));
  return done({ calculations, sealedLeftOut: calculations.length < found.length });
}

/** Returns the stored totals of each calculation, whole and per product group, in the set of its headline. */
async function listRowsOf(
  queries: Queries,
  { organisationId }: ProjectRow,
  calculations: readonly CalculationRow[],
): Promise<(calculation: CalculationRow) => readonly StatisticRow[]> {
  const bySet = new Map<string, readonly StatisticRow[]>();
  for (const set of SET_CODES) {
    const calculationIds = calculations.filter(({ headlineSet }) => headlineSet === set).map(({ id }) => id);
    if (calculationIds.length === 0) continue;
    const rows = await listStatistics(queries, {
      organisationId,
      source: { kind: 'variants', calculationIds },
      set,
      level: 'product_group',
      productGroupId: null,
      productSubGroupId: null,
      withGroupsOfProjects: false,
    });
    bySet.set(set, rows);
  }
  return ({ headlineSet }) => bySet.get(headlineSet) ?? [];
}

/** Counts for each calculation the posts with an MKI without indicators, in the set of its headline. */
async function countBare(
  queries: Queries,
  { organisationId }: ProjectRow,
  calculations: readonly CalculationRow[],
): Promise<ReadonlyMap<string, number>> {
  const counted = SET_CODES.map((set) => {
    const calculationIds = calculations.filter(({ headlineSet }) => headlineSet === set).map(({ id }) => id);
    return countBarePosts(queries, organisationId, { calculationIds, set });
  });
  return new Map((await Promise.all(counted)).flatMap((each) => [...each]));
}

/** Returns for each calculation with answers the posts that leave a module empty because there is nothing. */
async function readAnsweredModules(
  queries: Queries,
  { organisationId }: ProjectRow,
  calculations: readonly CalculationRow[],
  given: readonly ScopeAnswerRow[],
): Promise<ReadonlyMap<string, AnsweredModules>> {
  const answered = new Map<string, AnsweredModules>();
  for (const { id, headlineSet: set } of calculations) {
    const answers = given.filter(({ calculationId }) => calculationId === id);
    if (answers.length === 0) continue;
    answered.set(id, answeredModules(await readScopePosts(queries, { id, organisationId, set }), answers));
  }
  return answered;
}

/**
 * Returns the comparison of the work of each calculation with that of the baseline of its phase among the chosen ones,
 * else with the first of them.
 */
async function describePairs(
  queries: Queries,
  project: ProjectRow,
  calculations: readonly CalculationRow[],
): Promise<ReportPair[]> {
  const pairs: ReportPair[] = [];
  const readPosts = readScopePostsOnce();
  for (const variant of calculations) {
    const baseline = besideAmong(variant, calculations, project);
    if (!baseline || baseline.variant === null || variant.variant === null) continue;
    const { organisationId, headlineSet: set } = baseline;
    const pair = { organisationId, baselineId: baseline.id, optimizationId: variant.id, set };
    const read = set === variant.headlineSet ? await readScope(queries, pair, readPosts) : null;
    const changed = read && postChanges(read.scope, read.answers);
    pairs.push({
      ...{ baseline: baseline.variant, variant: variant.variant },
      scope: read && variantScope(read.scope, read.standing),
      ...(changed ? { changes: changesByKind(changed), posts: largestChanges(changed, POSTS_SHOWN) } : {}),
    });
  }
  return pairs;
}

function describeProject(project: ProjectRow, organisation: string): Report['project'] {
  const { name, description, location, sector, projectType, contractType, awardCriteria } = project;
  const { asbuiltScopeChanged, status, scopeEur } = project;
  return {
    ...{ name, organisation, description, location, sector, projectType, contractType, awardCriteria },
    ...{ asbuiltScopeChanged, status, scopeEur },
    days: {
      plannedAward: project.plannedAwardDate,
      plannedCompletion: project.plannedCompletionDate,
      designComplete: project.designPhaseCompleteDate,
      complete: project.projectCompleteDate,
    },
  };
}

/** Returns the weights without other data of the database. */
function toReportedWeights({ set, version, validFrom, weights }: WeightTable): WeightTable {
  return {
    ...{ set, version, validFrom },
    weights: weights.map(({ code, unit, valueEur, source, confirmed, confirmedBy }) => ({
      ...{ code, unit, valueEur, source, confirmed, confirmedBy },
    })),
  };
}
