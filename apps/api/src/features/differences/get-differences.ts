import type { DifferenceStep, DifferencesAnswer, DividedDifference } from '@milieuspoor/contract';
import {
  CHANGE_KINDS,
  LIFE_CYCLE_MODULES,
  MODULE_INDICATORS,
  type ModuleIndicator,
  SERIES_NAMES,
  sumModules,
} from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { done, type Outcome } from '../../http/outcome.ts';
import { co2PerModule, impactsOf, mkiPerModule } from '../statistics/covered-row.ts';
import { findSource, type StatisticsRequest } from '../statistics/get-statistics.ts';
import { listStatistics, type StatisticRow } from '../statistics/statistics.queries.ts';
import { toPairsComparison } from '../statistics/to-pair-comparison.ts';
import { type ComparedProjects, figuresOf, findComparedProjects } from './compared-projects.ts';
import { type DifferencesQuestion, type KindChangeRow, listKindChanges } from './kind-changes.queries.ts';
import { toQuestion } from './to-question.ts';

/** Returns what a difference comes from, within the caller's organisations. */
export async function getDifferences(
  queries: Queries,
  caller: Caller,
  request: StatisticsRequest,
): Promise<Outcome<DifferencesAnswer>> {
  const found = await findSource(queries, caller, request);
  if (!found.ok) return found;
  const question = await toQuestion(queries, found.value, request);
  const compared = await findComparedProjects(queries, question);
  const kinds = await listKindChanges(queries, question);
  const groups = new Map<string, readonly StatisticRow[]>();
  for (const indicator of MODULE_INDICATORS) {
    const ids = idsOf(compared[indicator]);
    if (!groups.has(ids.join())) groups.set(ids.join(), await listGroups(queries, question, ids));
  }
  const divided = (indicator: ModuleIndicator): DividedDifference => {
    const of = compared[indicator];
    const rows = groups.get(idsOf(of).join()) ?? [];
    return {
      compared: toPairsComparison(of.compared),
      by_product_group: groupSteps(rows, indicator),
      by_module: moduleSteps(of, indicator),
      by_kind: kindSteps(kinds, of, indicator),
    };
  };
  return done({ set: question.set, mki: divided('mki'), co2: divided('co2') });
}

function idsOf({ projects }: ComparedProjects): string[] {
  return projects.map(({ id }) => id).sort();
}

/** Returns the product groups of the projects that can be compared; nothing of no projects. */
async function listGroups(
  queries: Queries,
  question: DifferencesQuestion,
  projectIds: readonly string[],
): Promise<readonly StatisticRow[]> {
  if (projectIds.length === 0) return [];
  const { source } = question;
  return listStatistics(queries, {
    ...question,
    source: source.kind === 'pairs' ? { ...source, projectIds } : source,
    ...{ level: 'product_group', productGroupId: null, productSubGroupId: null, withGroupsOfProjects: false },
  });
}

function groupSteps(rows: readonly StatisticRow[], indicator: ModuleIndicator): DifferenceStep[] {
  const groups = Map.groupBy(
    rows.filter(({ childId }) => childId !== null),
    ({ childId }) => childId ?? '',
  );
  const steps = [...groups].map(([key, ofGroup]): DifferenceStep => {
    const open = ofGroup.some((row) => (impactsOf(row)[indicator].lacking?.items ?? 0) > 0);
    const amounts = ofGroup.map((row) => signOf(row) * (sumModules(figuresOf(row, indicator)) ?? 0));
    const name = ofGroup[0]?.childName ?? '';
    return { key, name, amount: sumOf(amounts), posts: null, open };
  });
  return steps
    .filter(changes)
    .sort(
      (one, other) => Math.abs(other.amount) - Math.abs(one.amount) || one.name.localeCompare(other.name),
    );
}

function moduleSteps({ projects }: ComparedProjects, indicator: ModuleIndicator): DifferenceStep[] {
  const rows = projects.flatMap((project) => SERIES_NAMES.flatMap((side) => project.rows[side] ?? []));
  const perModule = indicator === 'mki' ? mkiPerModule : co2PerModule;
  return LIFE_CYCLE_MODULES.map((module, place): DifferenceStep => {
    // A module that is empty in a comparison counts as 0.
    const amounts = rows.map((row) => signOf(row) * (figuresOf(row, indicator)[place] ?? 0));
    const open = rows.some((row) => perModule(row)[place]?.lacking !== undefined);
    return { key: module, name: module, amount: sumOf(amounts), posts: null, open };
  }).filter(changes);
}

function kindSteps(
  rows: readonly KindChangeRow[],
  of: ComparedProjects,
  indicator: ModuleIndicator,
): DifferenceStep[] {
  const ids = new Set(idsOf(of));
  return CHANGE_KINDS.map((kind) => {
    const ofKind = rows.filter((row) => row.kind === kind && ids.has(row.projectId));
    const sum = (amountOf: (row: KindChangeRow) => number) =>
      ofKind.reduce((total, row) => total + amountOf(row), 0);
    return {
      ...{ key: kind, name: kind, open: false },
      amount: sum(({ mkiEur, co2Kg }) => (indicator === 'mki' ? mkiEur : co2Kg)),
      posts: sum(({ mkiPosts, co2Posts }) => (indicator === 'mki' ? mkiPosts : co2Posts)),
    };
  }).filter(({ posts }) => posts > 0);
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

function signOf({ series }: StatisticRow): 1 | -1 {
  return series === 'baseline' ? -1 : 1;
}

function changes({ amount }: { readonly amount: number }): boolean {
  return amount !== 0;
}
