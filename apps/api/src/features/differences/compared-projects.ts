import {
  type CoveredSum,
  comparePair,
  comparePairs,
  type ModuleIndicator,
  type Pair,
  type PairsComparison,
  type PerModule,
} from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { impactsOf } from '../statistics/covered-row.ts';
import { pairOfEach, type RowPair, toPair } from '../statistics/row-pairs.ts';
import {
  listStatistics,
  type StatisticQuestion,
  type StatisticRow,
} from '../statistics/statistics.queries.ts';
import type { DifferencesQuestion } from './kind-changes.queries.ts';

/** A project whose two calculations can be compared, with the totals of both. */
export interface ComparedProject {
  readonly id: string;
  readonly name: string;
  readonly rows: RowPair;
}

/** The projects of a question that can be compared in an indicator, with what they come to together. */
export interface ComparedProjects {
  readonly compared: PairsComparison;
  readonly projects: readonly ComparedProject[];
}

/** A question for whole calculations, one row for each project and side. */
export function perProject(question: DifferencesQuestion, productGroupId: string | null): StatisticQuestion {
  return {
    ...question,
    level: 'project',
    productGroupId,
    productSubGroupId: null,
    withGroupsOfProjects: false,
  };
}

/** Returns the projects that can be compared, for each indicator by itself. */
export async function findComparedProjects(
  queries: Queries,
  question: DifferencesQuestion,
): Promise<Readonly<Record<ModuleIndicator, ComparedProjects>>> {
  const projects = pairOfEach(await listStatistics(queries, perProject(question, null)));
  const of = (indicator: ModuleIndicator): ComparedProjects => {
    const pairs = [...projects].map(([id, rows]) => ({ id, rows, pair: pairIn(indicator, rows, question) }));
    return {
      compared: comparePairs(pairs.map(({ pair }) => pair)),
      projects: pairs.flatMap(({ id, rows, pair }) =>
        comparePair(pair).comparison ? [{ id, name: nameOf(rows), rows }] : [],
      ),
    };
  };
  return { mki: of('mki'), co2: of('co2') };
}

/** Returns both sides; of one project a side without a calculation is nothing to compare with. */
function pairIn(indicator: ModuleIndicator, rows: RowPair, { source }: DifferencesQuestion): Pair {
  const figure = (row: StatisticRow): CoveredSum => impactsOf(row)[indicator];
  if (source.kind === 'pairs') return toPair(rows, figure);
  const { baseline, optimization } = rows;
  return {
    baseline: baseline ? figure(baseline) : null,
    optimization: optimization ? figure(optimization) : null,
  };
}

function nameOf({ baseline, optimization }: RowPair): string {
  return (baseline ?? optimization)?.childName ?? '';
}

/** Returns the figures per module of a row: euro or kg CO2-eq; those of no row are none. */
export function figuresOf(row: StatisticRow | undefined, indicator: ModuleIndicator): PerModule {
  return (indicator === 'mki' ? row?.mkiEur : row?.co2Kg) ?? [];
}
