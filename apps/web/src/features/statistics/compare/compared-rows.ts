import {
  type CoveredPoint,
  childPoint,
  childrenOf,
  PARTS,
  type Part,
  type PartKind,
  type Quantity,
  sidePoint,
  togetherOf,
} from '@milieuspoor/charts';
import type {
  ComparedCalculationsAnswer,
  ComparedWith,
  ComparisonGap,
  Statistic,
} from '@milieuspoor/contract';
import {
  type Comparison,
  LIFE_CYCLE_MODULES,
  type LifeCycleModule,
  type ModuleIndicator,
  moduleStatisticKind,
  type StatisticKind,
  type UndeclaredQuantity,
} from '@milieuspoor/domain';

/** What lies between a calculation and the one that it is compared with, or why nothing is concluded. */
export interface ComparedFigure {
  readonly comparison: Comparison | null;
  readonly gaps: readonly ComparisonGap[];
  readonly module?: LifeCycleModule | undefined;
  readonly shared?: ComparedWith['changes']['mki']['shared'];
}

/** A figure of each calculation, in the order of the columns. */
export interface ComparedRow {
  readonly key: string;
  readonly heading: string;
  readonly quantity: Quantity;
  readonly about: UndeclaredQuantity;
  readonly points: readonly CoveredPoint[];
  /** null for the calculation that the others are compared with */
  readonly compared: readonly (ComparedFigure | null)[];
}

/** The quantities of a table by product group. */
export const GROUP_QUANTITIES = ['mki', 'co2', 'material'] as const;
export type GroupQuantity = (typeof GROUP_QUANTITIES)[number];

const WHOLE: Readonly<Record<GroupQuantity, StatisticKind>> = {
  mki: 'total_mki_reference_calculation',
  co2: 'co2',
  material: 'material',
};

const PART_KINDS: readonly PartKind[] = [
  'material',
  'energy',
  'emissions_construction_site',
  'emissions_transport',
];

interface RowTexts {
  readonly indicator: (indicator: ModuleIndicator) => string;
  readonly part: (kind: PartKind, part: Part) => string;
  readonly module: (module: LifeCycleModule) => string;
}

/** Returns what each calculation comes to: MKI, CO2, and each part of material, energy, equipment and transport. */
export function figureRows(answer: ComparedCalculationsAnswer, texts: RowTexts): ComparedRow[] {
  return [
    ...(['mki', 'co2'] as const).map((indicator) => ({
      ...{ key: indicator, heading: texts.indicator(indicator), quantity: indicator, about: indicator },
      points: pointsOf(answer, WHOLE[indicator], (side) => sidePoint(side, 'total', { quantity: indicator })),
      compared: comparedOf(answer, ({ changes }) => changes[indicator]),
    })),
    ...PART_KINDS.flatMap((kind) =>
      PARTS[kind].parts.map((part) => ({
        ...{ key: part.resource, heading: texts.part(kind, part), about: part.resource },
        quantity: PARTS[kind].quantity,
        points: pointsOf(answer, kind, (side) => sidePoint(side, part.valueKey, { quantity: part.resource })),
        compared: comparedOf(answer, ({ changes }) => changes.resources[part.resource]),
      })),
    ),
  ];
}

/** Returns the product groups, in the order of the answer: those that weigh most in any of the calculations first. */
export function groupRows(answer: ComparedCalculationsAnswer, quantity: GroupQuantity): ComparedRow[] {
  const sides = answer.statistics.filter(({ statistic }) => statistic === WHOLE[quantity]);
  const names = new Map(sides.flatMap(childrenOf).map(({ uuid, name }) => [uuid, name]));
  const pointOf = (side: Statistic, uuid: string) =>
    quantity === 'material'
      ? togetherOf(
          PARTS.material.parts.map(({ valueKey, resource }) =>
            childPoint(side, uuid, valueKey, { quantity: resource }),
          ),
        )
      : childPoint(side, uuid, 'total', { quantity });
  return [...names].map(([uuid, heading]) => ({
    ...{ key: uuid, heading, quantity, about: quantity },
    points: pointsOf(answer, WHOLE[quantity], (side) => pointOf(side, uuid)),
    compared: comparedOf(
      answer,
      ({ product_groups }) => product_groups.find((group) => group.uuid === uuid)?.[quantity],
    ),
  }));
}

/** Neither of the two has the group: there is nothing to compare. */
const NOTHING: ComparedFigure = { comparison: null, gaps: [] };

/** Returns the life-cycle modules that any of the calculations declares. */
export function moduleRows(
  answer: ComparedCalculationsAnswer,
  indicator: ModuleIndicator,
  texts: RowTexts,
): ComparedRow[] {
  const kind = moduleStatisticKind(indicator, answer.set);
  return LIFE_CYCLE_MODULES.map((module) => ({
    ...{ key: module, heading: texts.module(module), quantity: indicator, about: indicator },
    points: pointsOf(answer, kind, (side) => sidePoint(side, module, { quantity: indicator, module })),
    compared: comparedOf(answer, ({ modules }) => {
      const found = modules.find((each) => each.module === module)?.[indicator];
      return found ? { ...found, module } : NOTHING;
    }),
  })).filter(({ points }) => points.some(({ value }) => value !== null));
}

function pointsOf(
  { calculations, statistics }: ComparedCalculationsAnswer,
  kind: StatisticKind,
  pointIn: (side: Statistic) => CoveredPoint,
): CoveredPoint[] {
  return calculations.map(({ uuid }) => {
    const side = statistics.find((each) => each.statistic === kind && each.uuid === uuid);
    return side ? pointIn(side) : { value: null, coverage: null };
  });
}

function comparedOf(
  { calculations, comparisons, against }: ComparedCalculationsAnswer,
  figureOf: (comparison: ComparedWith) => ComparedFigure | undefined,
): (ComparedFigure | null)[] {
  return calculations.map(({ uuid }) => {
    if (uuid === against) return null;
    const comparison = comparisons.find(({ calculation }) => calculation === uuid);
    return (comparison && figureOf(comparison)) ?? NOTHING;
  });
}
