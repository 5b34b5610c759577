import { SET_CODES, type SetCode, unitKey, unitsBySpelling } from '@milieuspoor/domain';
import type { Queries } from '../../../../database/open-database.ts';
import { EVERY_PAIR } from '../../chosen-calculations.queries.ts';
import { listWeightsVersionsOfPairs } from '../../weighing.queries.ts';
import { listRatios, listRatioUnits, type RatioFigures, type RatioRow } from '../ratio.queries.ts';
import { RATIO_FIGURES, type RatioContribution, type RatioFigure } from './fixed-ratios.queries.ts';
import { ratioCell } from './ratio-cells.ts';

/** The calculations whose work is told nationally: what stands for a project in all totals. */
const SIDE = 'optimization';
/** The part of an amount by which sums may differ that were added up in another order. */
const SAME_WITHIN = 1e-9;

/** Returns what an organisation has at present in each cell of the national ratios, by the key of the cell. */
export async function listRatioContributions(
  queries: Queries,
  organisationId: string,
): Promise<Map<string, RatioContribution>> {
  const units = unitsBySpelling(await listRatioUnits(queries, { organisationId, side: SIDE }));
  if (units.size === 0) return new Map();
  const rows: FigureOfPair[] = [];
  const weightsVersions: Record<SetCode, string[]> = { a1: [], a2: [] };
  for (const set of SET_CODES) {
    const asked = { organisationId, set, side: SIDE, productGroupId: null, filter: EVERY_PAIR } as const;
    const ofSet = await listRatios(queries, { ...asked, units, eachPair: true });
    rows.push(...ofSet.flatMap((row) => figuresOfPair(row, set)));
    const weights = await listWeightsVersionsOfPairs(queries, { set, organisationIds: [organisationId] });
    weightsVersions[set] = weights
      .filter(({ counts }) => counts)
      .map(({ version }) => version)
      .sort();
  }
  return addUp(rows, { organisationId, weightsVersions });
}

/** A figure of the work of one pair in a sub-group and unit. */
interface FigureOfPair {
  readonly pair: string;
  readonly subGroupId: string;
  readonly unitKey: string;
  readonly figure: RatioFigure;
  readonly amount: number;
  readonly units: number;
  readonly incomplete: boolean;
}

/** Returns the figures for which a pair is whole. */
function figuresOfPair(row: RatioRow, set: SetCode): FigureOfPair[] {
  const of = (figure: RatioFigure, { sum, units }: RatioFigures, incomplete: boolean): FigureOfPair[] =>
    sum === null || !units
      ? []
      : [
          {
            ...{ pair: row.calculationId ?? '', subGroupId: row.productSubGroupId },
            ...{ unitKey: unitKey(row.unit), figure, amount: sum, units, incomplete },
          },
        ];
  return [
    ...of(`${set}_mki`, row.mkiEur, row.mkiIncomplete),
    ...of(`${set}_co2`, row.co2Kg, row.co2Incomplete),
    // Secondary material is the same in each set (D-111), so it is included once.
    ...(set === 'a1' ? of('material', row.secondaryTon, false) : []),
  ];
}

/**
 * Adds up pairs of an organisation by cell. A pair of which a post states one set alone has other units in another figure:
 * it is in no cell, since the difference would be that post.
 */
function addUp(
  rows: readonly FigureOfPair[],
  whose: Pick<RatioContribution, 'organisationId' | 'weightsVersions'>,
): Map<string, RatioContribution> {
  const cells = new Map<string, RatioContribution>();
  const pairs = Map.groupBy(rows, ({ pair, subGroupId, unitKey }) => `${pair} ${subGroupId} ${unitKey}`);
  for (const found of pairs.values()) {
    const [first] = found;
    if (!first || found.some(({ units }) => Math.abs(units - first.units) > SAME_WITHIN * first.units))
      continue;
    const figures = RATIO_FIGURES.filter((each) => found.some(({ figure }) => figure === each));
    const cell = ratioCell({ ...first, figures });
    const before = cells.get(cell);
    cells.set(cell, {
      ...whose,
      projects: (before?.projects ?? 0) + 1,
      units: (before?.units ?? 0) + first.units,
      amounts: Object.fromEntries(
        found.map(({ figure, amount }) => [figure, (before?.amounts[figure] ?? 0) + amount]),
      ),
      incomplete: figures.filter(
        (each) =>
          before?.incomplete.includes(each) ||
          found.some(({ figure, incomplete }) => incomplete && figure === each),
      ),
    });
  }
  return cells;
}
