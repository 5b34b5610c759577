import type { Quantity } from '@milieuspoor/charts';
import {
  addParts,
  type CoveredSum,
  cleanShare,
  comparePart,
  type FigureChange,
  figuresOf,
  formatChange,
  goalPair,
  type PairComparison,
  type PartGoal,
  type ResourceKey,
  type ResourceSides,
  resourceSumOf,
  type SetCode,
  type UndeclaredQuantity,
  type WorkedOutWorksheet,
} from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { markText, refusalText } from '../../../charts/coverage/coverage-texts.ts';
import { displayOf } from '../../../charts/display-of.ts';

/** A figure of a worksheet in words, with its change against the baseline and what is to be known of both. */
export interface SummaryLine {
  readonly name: 'mki' | 'co2' | 'primary' | 'energy' | 'equipment' | 'transport';
  readonly figure: string;
  readonly direction: 'less' | 'more' | 'same' | null;
  /** its size; null where there is none to tell */
  readonly change: string | null;
  readonly notes: readonly string[];
}

/** Returns what the posts of a worksheet come to in a set: the large figure first. */
export function summaryLines(worked: WorkedOutWorksheet, set: SetCode, t: TFunction): SummaryLine[] {
  const { change } = worked;
  const compared = change?.set === set ? change : null;
  const sums = sumsIn(worked, set);
  const line = (name: SummaryLine['name'], told: Told) => ({ name, ...wordsOf(told, t) });
  const resourceAfter = (key: ResourceKey) =>
    resourceSumOf({ ...worked.whole, itemCount: worked.counted }, key);
  const energy: PairComparison | null =
    compared &&
    comparePart({
      baseline: addParts(ENERGY.flatMap((key) => compared.resources[key].before ?? [])),
      optimization: addParts(ENERGY.map(resourceAfter)),
    });
  return [
    line('mki', { quantity: 'mki', of: 'mki', sum: sums.mki, change: compared?.mki ?? null }),
    line('co2', { quantity: 'co2', of: 'co2', sum: sums.co2, change: compared?.co2 ?? null }),
    line('primary', {
      quantity: 'material',
      of: 'primaryTon',
      sum: resourceAfter('primaryTon'),
      change: compared?.resources.primaryTon ?? null,
    }),
    line('energy', {
      quantity: 'energy',
      of: 'energy',
      sum: addParts(ENERGY.map(resourceAfter)),
      change: energy,
    }),
    shareLine('equipment', 'emissions_construction_site', worked, set, t),
    shareLine('transport', 'emissions_transport', worked, set, t),
  ];
}

const ENERGY = ['fossilMj', 'renewableMj'] as const;

/** Returns MKI and CO2 over the posts that count; one without figures in the set is undeclared in it. */
export function sumsIn(
  { whole, counted }: Pick<WorkedOutWorksheet, 'whole' | 'counted'>,
  set: SetCode,
): { readonly mki: CoveredSum; readonly co2: CoveredSum } {
  const total = whole.sets[set];
  const nothing: CoveredSum = { amount: null, items: counted, undeclared: counted, incomplete: 0 };
  if (!total) return { mki: nothing, co2: nothing };
  const without = counted - total.itemCount;
  const { mki, co2 } = figuresOf(total);
  const over = (sum: CoveredSum) => ({ ...sum, items: counted, undeclared: sum.undeclared + without });
  return { mki: over(mki), co2: over(co2) };
}

interface Told {
  readonly quantity: Quantity;
  readonly of: UndeclaredQuantity;
  readonly sum: CoveredSum;
  /** null where there is no baseline */
  readonly change: PairComparison | null;
}

function wordsOf({ quantity, of, sum, change }: Told, t: TFunction): Omit<SummaryLine, 'name'> {
  const { amount, perModule: _perModule, ...counts } = sum;
  const coverage = { ...counts, about: { quantity: of, side: 'optimization' as const } };
  const mark = markText({ value: amount, coverage }, t);
  const notes = mark === null ? [] : [mark];
  const figure = displayOf(quantity).format(amount);
  if (!change) return { figure, direction: null, change: null, notes };
  const { comparison } = change;
  if (!comparison)
    return { figure, direction: null, change: null, notes: [...notes, refusalText(change, of, t)] };
  const { amount: difference, share, incomplete } = comparison;
  const size = share === null ? displayOf(quantity).format(Math.abs(difference)) : formatChange(share);
  return {
    figure,
    direction: difference === 0 ? 'same' : difference < 0 ? 'less' : 'more',
    change: difference === 0 ? null : size,
    notes: [...notes, ...(incomplete && mark === null ? [t('charts.coverage.incompleteMark')] : [])],
  };
}

/** The part of a goal without emissions, in percent, beside that of the baseline. */
function shareLine(
  name: 'equipment' | 'transport',
  goal: PartGoal,
  worked: WorkedOutWorksheet,
  set: SetCode,
  t: TFunction,
): SummaryLine {
  const compared = worked.change?.set === set ? worked.change : null;
  const sides: ResourceSides = {
    baseline: compared && ((key) => sumBefore(compared.resources[key])),
    optimization: (key) => resourceSumOf({ ...worked.whole, itemCount: worked.counted }, key),
  };
  const { baseline, optimization } = cleanShare(goal, [sides]);
  const { format } = displayOf('cleanShare');
  const figure = format(optimization);
  const { optimization: all } = goalPair(goal, sides);
  const lacks = all && optimization === null && all.undeclared > 0;
  return {
    name,
    figure,
    ...{ direction: null, change: null },
    notes: [
      ...(lacks ? [t('worksheet.summary.shareUnknown', { count: all.undeclared, of: all.items })] : []),
      ...(baseline !== null ? [t('worksheet.summary.shareBefore', { share: format(baseline) })] : []),
    ],
  };
}

function sumBefore({ before }: FigureChange): CoveredSum {
  return before ?? { amount: null, items: 0, undeclared: 0, incomplete: 0 };
}
