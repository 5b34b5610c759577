import type { AmountSpread, DemandAnswer, DemandProject, ReductionSpread } from '@milieuspoor/contract';
import {
  countEarlierTargets,
  DEMAND_OBSTACLES,
  DEMAND_RULE,
  type DemandBasis,
  type DemandProfile,
  mkiPerSize,
  proposeReduction,
  type Reached,
  reachedSpread,
  reductionPercent,
  referenceValueOf,
  type SetCode,
  spreadOf,
  targetOf,
} from '@milieuspoor/domain';
import type { KindOfWork, PairGroupRow, TenderBaselineRow } from './demand.queries.ts';
import type { ProjectEvidence } from './demand-evidence.ts';
import { toDemandGroups } from './to-demand-groups.ts';
import { toSpread } from './to-spread.ts';

interface DemandFacts extends KindOfWork {
  readonly set: SetCode;
  /** what a project has to share to count */
  readonly profile: DemandProfile | null;
  readonly evidence: readonly ProjectEvidence[];
  readonly baseline: TenderBaselineRow | null;
  readonly bids: { readonly projects: number; readonly reached: readonly Reached[] };
  readonly groups: readonly PairGroupRow[];
}

/** Returns what can be demanded of a tender, in the form of the API. */
export function toDemand(facts: DemandFacts): Omit<DemandAnswer, 'weights_unconfirmed'> {
  const { set, sector, projectType, profile, evidence, baseline, bids } = facts;
  const [offered, built] = (['offered', 'built'] as const).map((name) =>
    evidence.flatMap((each) => each[name]?.reached ?? []),
  );
  const { proposal, reason } = proposeReduction({ offered: offered ?? [], built: built ?? [] });
  const reference =
    baseline && baseline.headlineMkiEur > 0 ? referenceValueOf(baseline.headlineMkiEur) : null;
  const basis = proposal?.basis ?? 'offered';
  const counted = evidence.flatMap((each) => each[basis] ?? []);
  const spread = reachedSpread(bids.reached);
  return {
    ...{ set, sector, project_type: projectType, reason },
    tender: baseline && toTender(baseline),
    weights_version: profile?.weightsVersion ?? null,
    modules: [...(profile?.modules ?? [])],
    rule: {
      projects: DEMAND_RULE.projects,
      spread_points: DEMAND_RULE.spreadPoints,
      reached_by: DEMAND_RULE.reachedBy,
    },
    proposal: proposal && {
      ...{ percent: proposal.percent, basis: proposal.basis, spread: toSpread(proposal.spread) },
      ...{ reached_by: proposal.reachedBy, built_by: proposal.builtBy, reference },
      differing: counted.filter(({ differs }) => differs).length,
      explained: counted.filter(({ explained }) => explained).length,
      target: reference === null ? null : targetOf(reference, proposal.percent),
    },
    offered: reductionSpread(offered ?? []),
    built: reductionSpread(built ?? []),
    per_size: { offered: perSizeSpread(evidence, 'offered'), built: perSizeSpread(evidence, 'built') },
    bids: spread && { projects: bids.projects, spread: toSpread(spread) },
    targets: toEarlierTargets(evidence),
    ...toDemandGroups(counted, facts.groups),
    projects: [...evidence].sort(countedFirst).map(toDemandProject),
    left_out: DEMAND_OBSTACLES.flatMap((obstacle) => {
      const projects = evidence.filter((each) => each.obstacle === obstacle).length;
      return projects > 0 ? [{ obstacle, projects }] : [];
    }),
  };
}

function toTender({ id, name, headlineSet, headlineMkiEur, itemCount, totals }: TenderBaselineRow) {
  const total = totals[headlineSet];
  const whole = total ? total.itemCount - total.itemsUndeclared : 0;
  return { baseline: id, name, mki: headlineMkiEur, posts: itemCount, posts_incomplete: itemCount - whole };
}

/** Sorts what counts before what does not; the order of both is kept. */
function countedFirst(left: ProjectEvidence, right: ProjectEvidence): number {
  return Number(left.obstacle !== null) - Number(right.obstacle !== null);
}

function reductionSpread(reached: readonly Reached[]): ReductionSpread | null {
  const spread = reachedSpread(reached);
  return spread && toSpread(spread);
}

function perSizeOf({ project, ...pairs }: ProjectEvidence, basis: DemandBasis): number | null {
  const pair = pairs[basis];
  return pair && mkiPerSize(pair.reached.optimization, project.sizeEur);
}

function perSizeSpread(evidence: readonly ProjectEvidence[], basis: DemandBasis): AmountSpread | null {
  const spread = spreadOf(evidence.flatMap((each) => perSizeOf(each, basis) ?? []));
  return spread && toSpread(spread);
}

function toDemandProject(evidence: ProjectEvidence): DemandProject {
  const { project, isAward, offered, built, baselineEur, obstacle } = evidence;
  const { id, name, year, referenceEur, targetEur } = project;
  return {
    ...{ uuid: id, name, year, kind: isAward ? 'award' : 'design', baseline: baselineEur, obstacle },
    offered: offered && reductionPercent(offered.reached),
    built: built && reductionPercent(built.reached),
    target:
      isAward && referenceEur !== null && targetEur !== null
        ? reductionPercent({ baseline: referenceEur, optimization: targetEur })
        : null,
    size: project.sizeEur,
    offered_per_size: perSizeOf(evidence, 'offered'),
    built_per_size: perSizeOf(evidence, 'built'),
    incomplete: (offered?.incomplete ?? false) || (built?.incomplete ?? false),
    differs: (offered?.differs ?? false) || (built?.differs ?? false),
    explained: (offered?.explained ?? false) || (built?.explained ?? false),
  };
}

function toEarlierTargets(evidence: readonly ProjectEvidence[]): DemandAnswer['targets'] {
  const { tenders, offered, known, built } = countEarlierTargets(
    evidence.flatMap(({ project, isAward, ...pairs }) => {
      const { referenceEur, targetEur } = project;
      if (!isAward || !pairs.offered || referenceEur === null || targetEur === null) return [];
      const reached = { offered: pairs.offered.reached, built: pairs.built?.reached ?? null };
      return [{ ...reached, referenceEur, targetEur }];
    }),
  );
  return { projects: tenders, offered, built_projects: known, built };
}
