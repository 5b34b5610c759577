import { FINDINGS_MAX, type FigureFinding, type FigureFindingsAnswer } from '@milieuspoor/contract';
import {
  FINDING_KINDS,
  type FindingKind,
  formatModified,
  type LifeCycleModule,
  type SeriesName,
  setOfDataType,
  type UndeclaredQuantity,
} from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, type Outcome } from '../../../http/outcome.ts';
import { readScope } from '../../calculations/scope/work-out-scopes.ts';
import { type FoundSource, findSource, type StatisticsRequest } from '../get-statistics.ts';
import { pairsByProject } from '../row-pairs.ts';
import { listStatistics } from '../statistics.queries.ts';
import { findingsByKind } from './findings-by-kind.ts';
import { type FoundCalculation, listFoundCalculations } from './found-calculations.queries.ts';
import { type FindingOfPair, type FindingsQuestion, NOTHING_TOLD, postFindings } from './post-findings.ts';
import { projectFindings } from './project-findings.ts';
import { listUndeclaredItemRows } from './undeclared-items.queries.ts';

/** The figure of an answer of the statistics that the question is about. */
export interface AskedFigure {
  readonly quantity: UndeclaredQuantity;
  /** null for the comparison of both */
  readonly side: SeriesName | null;
  /** null for the whole life cycle */
  readonly module: LifeCycleModule | null;
}

/** A finding with its calculation; for a finding without a side only the project is known. */
interface Found {
  readonly finding: FindingOfPair;
  readonly at: FoundCalculation;
}

/** Returns what a figure leaves out and the remarks about a comparison, within the caller's organisations. */
export async function listFigureFindings(
  queries: Queries,
  caller: Caller,
  request: StatisticsRequest,
  figure: AskedFigure,
): Promise<Outcome<FigureFindingsAnswer>> {
  const source = await findSource(queries, caller, request);
  if (!source.ok) return source;
  if (request.filter.years?.length === 0) return done(toAnswer([], 0));
  const { productGroupId, productSubGroupId } = request;
  const question = { ...figure, set: setOfDataType(request.dataType), productGroupId, productSubGroupId };
  const about = { ...source.value, question };
  const calculations = await listFoundCalculations(queries, about.organisationId, about.source, question.set);
  const whole = request.projectId
    ? await listOfProject(queries, about, calculations)
    : await listOfProjects(queries, about, calculations);
  const undeclared = await listUndeclared(queries, about, calculations);
  return done(toAnswer([...whole, ...undeclared.found], whole.length + undeclared.count));
}

interface Asked extends FoundSource {
  readonly question: FindingsQuestion;
}

/** Returns the posts of one project: both calculations are read and compared. */
async function listOfProject(
  queries: Queries,
  { organisationId, question }: Asked,
  calculations: readonly FoundCalculation[],
): Promise<Found[]> {
  const ofSide = (side: SeriesName) => calculations.filter((calculation) => calculation.side === side);
  const [[baseline, ...others], [optimization, ...more]] = [ofSide('baseline'), ofSide('optimization')];
  if (!baseline || !optimization || others.length + more.length > 0) return [];
  const sides = { baseline, optimization };
  const outside = calculations.filter(({ inSet }) => !inSet);
  if (question.quantity === 'mki' || question.quantity === 'co2')
    if (outside.length > 0)
      return outside
        .filter(({ side }) => question.side === null || side === question.side)
        .map((at) => ({
          finding: {
            ...NOTHING_TOLD,
            kind: 'outside-set',
            side: at.side,
            posts: 0,
            post: null,
            blocks: true,
          },
          at,
        }));
  const read = await readScope(queries, {
    organisationId,
    baselineId: baseline.id,
    optimizationId: optimization.id,
    set: baseline.scopeSet,
  });
  const found = postFindings(read, question).map((finding) => ({
    finding,
    at: sides[finding.side ?? 'optimization'],
  }));
  const weights = baseline.otherWeights && question.quantity === 'mki' && question.side === null;
  const ofWeights: FindingOfPair = {
    ...NOTHING_TOLD,
    ...{ kind: 'weights', side: null, posts: 0, post: null, blocks: true },
  };
  return weights ? [{ finding: ofWeights, at: optimization }, ...found] : found;
}

/**
 * Returns each kind once for several projects, as far as it is stored. The posts of a project are only read where the
 * stored data do not show what each of them lacks, or the answers.
 */
async function listOfProjects(
  queries: Queries,
  { organisationId, source, question }: Asked,
  calculations: readonly FoundCalculation[],
): Promise<Found[]> {
  const rows = await listStatistics(queries, {
    ...{ organisationId, source, ...question, level: 'project', withGroupsOfProjects: false },
  });
  const pairs = new Map(
    pairsByProject(rows).map((pair) => [(pair.baseline ?? pair.optimization)?.childId, pair]),
  );
  // They are in the order of the calculations, which is that of the names of their projects.
  const byProject = Map.groupBy(calculations, ({ projectId }) => projectId);
  const found: Found[] = [];
  for (const [projectId, ofProject] of byProject) {
    const pair = pairs.get(projectId);
    if (!pair) continue;
    const [first] = ofProject;
    const stored = projectFindings(pair, first?.scope ?? null, question);
    const findings =
      first && needsPosts(ofProject, stored, question)
        ? await withPostsRead(queries, { organisationId, of: first, stored, question })
        : stored;
    for (const finding of findings) {
      const at = ofProject.find(({ side }) => side === (finding.side ?? 'optimization'));
      if (at) found.push({ finding, at });
    }
  }
  return found;
}

/** Findings of values that posts leave empty; posts that were read replace the stored findings of these kinds. */
const OF_GAPS: readonly FindingKind[] = ['module', 'indicators', 'bare'];
/** Findings of posts that one side does not have. */
const OF_ONE_SIDE: readonly FindingKind[] = ['unworked', 'post-missing', 'post-added'];

/**
 * Tells whether only the posts show what each of them lacks. The stored data do not show it in these cases: a part of a
 * module may be indicators or an MKI without indicators; for a single module, they do not tell which of the two is
 * lacking; CO2 may be empty where the MKI is stated; posts that lack several modules were counted in each; and for an
 * answer they have only the number of posts.
 */
function needsPosts(
  ofProject: readonly FoundCalculation[],
  stored: readonly FindingOfPair[],
  { quantity, module }: FindingsQuestion,
): boolean {
  const isOfSet = quantity === 'mki' || quantity === 'co2';
  const [first] = ofProject;
  // A pair that was not compared is refused as a whole, and outside the set nothing is compared.
  if (!first?.scope || !first.baselineId || !first.optimizationId) return false;
  if (isOfSet && ofProject.some(({ inSet }) => !inSet)) return false;
  if (first.saidMore && stored.some(({ kind }) => [...OF_GAPS, ...OF_ONE_SIDE].includes(kind))) return true;
  if (!isOfSet) return false;
  return (
    first.scope[quantity === 'mki' ? 'explained' : 'explained_co2'] > 0 ||
    stored.some(
      ({ kind, posts }) =>
        kind === 'indicators' ||
        (kind === 'module' && (quantity === 'co2' || module !== null || posts === 0)),
    )
  );
}

interface StoredOfProject {
  readonly organisationId: string;
  readonly of: FoundCalculation;
  readonly stored: readonly FindingOfPair[];
  readonly question: FindingsQuestion;
}

/**
 * Returns the stored findings of a project, partly replaced by those from its posts, including the authors of answers.
 */
async function withPostsRead(
  queries: Queries,
  { organisationId, of: { baselineId, optimizationId, scopeSet }, stored, question }: StoredOfProject,
): Promise<readonly FindingOfPair[]> {
  if (!baselineId || !optimizationId) return stored;
  const read = await readScope(queries, { organisationId, baselineId, optimizationId, set: scopeSet });
  const ofGaps = ({ kind }: FindingOfPair) => OF_GAPS.includes(kind);
  // The figures decide whether a side is refused.
  const refused = new Set(stored.filter((each) => each.blocks && ofGaps(each)).map(({ side }) => side));
  // Posts that one side does not have are taken from the stored data where these have them.
  const told = new Set(stored.map(({ kind }) => kind).filter((kind) => OF_ONE_SIDE.includes(kind)));
  const found = postFindings(read, question).flatMap((finding): FindingOfPair[] => {
    if (told.has(finding.kind)) return [finding];
    if (!ofGaps(finding)) return [];
    const blocks = finding.meaning !== 'not-applicable' && refused.has(finding.side);
    return [{ ...finding, blocks }];
  });
  return [...findingsByKind(found), ...stored.filter((each) => !ofGaps(each) && !told.has(each.kind))];
}

/**
 * Returns the items that declare nothing of the figure, or a part of it: for one side's figure, and for one project's
 * comparison. For several projects `listOfProjects` only counts them.
 */
async function listUndeclared(
  queries: Queries,
  { organisationId, source, question }: Asked,
  calculations: readonly FoundCalculation[],
): Promise<{ readonly found: readonly Found[]; readonly count: number }> {
  const isOfSeveral = new Set(calculations.map(({ projectId }) => projectId)).size > 1;
  if (question.side === null && isOfSeveral) return { found: [], count: 0 };
  const rows = await listUndeclaredItemRows(queries, {
    ...{ organisationId, source, ...question, listMax: FINDINGS_MAX },
  });
  const byId = new Map(calculations.map((calculation) => [calculation.id, calculation]));
  const incomplete = question.quantity === 'mki' && question.module === null;
  const found = rows.flatMap((row): Found[] => {
    const at = byId.get(row.calculationId);
    const finding: FindingOfPair = {
      ...NOTHING_TOLD,
      ...{ kind: incomplete ? 'incomplete' : 'undeclared', side: row.side, blocks: !incomplete, posts: 1 },
      post: { number: row.postNumber, product: row.product, product_group: row.productGroup },
      modules: question.module === null ? [] : [question.module],
      indicators: row.missing ? row.missing.split(' ') : [],
    };
    return at ? [{ finding, at }] : [];
  });
  return { found, count: rows[0]?.count ?? 0 };
}

/** Sorts findings: first what prevents the comparison, then by kind, and within it the largest weight first. */
function toAnswer(found: readonly Found[], count: number): FigureFindingsAnswer {
  const weight = ({ mki_eur, co2_kg }: FindingOfPair) => Math.abs(mki_eur ?? co2_kg ?? 0);
  const ordered = found.toSorted(
    ({ finding: left }, { finding: right }) =>
      Number(right.blocks) - Number(left.blocks) ||
      FINDING_KINDS.indexOf(left.kind) - FINDING_KINDS.indexOf(right.kind) ||
      weight(right) - weight(left),
  );
  return { count, next: null, previous: null, results: ordered.slice(0, FINDINGS_MAX).map(toFinding) };
}

function toFinding({ finding, at }: Found): FigureFinding {
  return {
    ...finding,
    project: { uuid: at.projectId, name: at.projectName },
    calculation:
      finding.side === null
        ? null
        : {
            ...{ uuid: at.id, name: at.name, calculation_type: at.type },
            ...{ uploaded: formatModified(at.uploadedAt), uploaded_by: at.uploadedBy },
          },
  };
}
