import {
  type ChartModel,
  chartOfEachSide,
  type ModuleLabels,
  type NodePart,
  type PartLabels,
  partsPerNode,
  perModule,
  type SideLabels,
  sidesOf,
} from '@milieuspoor/charts';
import type { Statistic } from '@milieuspoor/contract';
import {
  LIFE_CYCLE_MODULES,
  moduleStatisticKind,
  type SeriesName,
  type SetCode,
  type StatisticKind,
} from '@milieuspoor/domain';
import type { Focus, Grouping } from './focus.ts';
import { weightiestNodes } from './weightiest-nodes.ts';

/** The charts of the centre of gravity, with the statistics that they show. */
export interface CentreModels {
  readonly sides: readonly Statistic[];
  readonly totals: readonly Statistic[];
  readonly models: ReadonlyMap<SeriesName, ChartModel>;
  /** for charts of modules: the uuid of the node to which each module leads */
  readonly leads: ReadonlyMap<string, string>;
}

export interface CentreAsked {
  readonly focus: Focus;
  readonly grouping: Grouping;
  readonly set: SetCode;
  /** whether there is a level below */
  readonly hasNodes: boolean;
  readonly labels: {
    readonly sides: SideLabels;
    readonly parts: PartLabels;
    readonly modules: ModuleLabels;
    /** the nodes that are not listed */
    readonly rest: string;
    /** this number of projects that no bar includes */
    readonly others: (count: number) => string;
  };
}

export const QUANTITIES = { mki: 'mki', co2: 'co2', materials: 'material' } as const;
/** the totals whose coverage says what the figures of a focus leave out */
const TOTALS = {
  mki: 'total_mki_reference_calculation',
  co2: 'co2',
  materials: 'material',
} as const;
/**
 * the statistic that lists the nodes together: for products the total itself; tonnes of several materials have no total
 */
const NODE_TOTALS = {
  mki: ['eci_per_product_group', 'total_mki_reference_calculation'],
  co2: ['total_co2_hotspot'],
  materials: [],
} as const satisfies Record<Focus, readonly StatisticKind[]>;

/** The parts of raw material as the hotspot lists them; the most desirable one comes last. */
const MATERIAL_PARTS = [
  ['material_total_primary_ton__sum', 'primary', 'burden', 'primaryTon'],
  ['material_total_secondary_ton__sum', 'secondary', 'secondary', 'secondaryTon'],
  ['material_total_total_biobased_ton__sum', 'biobased', 'biobased', 'biobasedTon'],
] as const;

/** Returns a chart of each side: with a bar for each life-cycle module, or for each node in the colours of its parts. */
export function centreModels(statistics: readonly Statistic[], asked: CentreAsked): CentreModels {
  const { focus, grouping, set, hasNodes, labels } = asked;
  const kind = focus === 'materials' ? 'total_material_hotspot' : moduleStatisticKind(focus, set);
  const sides = sidesOf(statistics, kind);
  const totals = sidesOf(statistics, TOTALS[focus]);
  if (focus === 'materials' || grouping === 'nodes')
    return { sides, totals, models: ofNodes(statistics, sides, asked), leads: new Map() };
  const leads = hasNodes ? weightiestNodes(sides) : new Map<string, string>();
  const models = chartOfEachSide(sides, (side) =>
    perModule([side], totals, focus, labels.sides, labels.modules, leads),
  );
  return { sides, totals, models, leads };
}

function ofNodes(
  statistics: readonly Statistic[],
  sides: readonly Statistic[],
  { focus, labels }: CentreAsked,
): CentreModels['models'] {
  const parts: NodePart[] =
    focus === 'materials'
      ? MATERIAL_PARTS.map(([key, name, color, resource]) => ({
          key,
          label: labels.parts[name],
          color,
          about: { quantity: resource },
        }))
      : LIFE_CYCLE_MODULES.map((module) => ({
          key: module,
          label: labels.modules[module],
          color: module,
          about: { quantity: focus, module },
        }));
  const whole = NODE_TOTALS[focus].map((of) => sidesOf(statistics, of)).find(({ length }) => length > 0);
  return partsPerNode(sides, {
    quantity: QUANTITIES[focus],
    parts,
    restLabel: labels.rest,
    othersLabel: labels.others,
    ...(whole && focus !== 'materials' ? { totals: { sides: whole, quantity: focus } } : {}),
  });
}
