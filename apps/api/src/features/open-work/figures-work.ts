import type { OpenWork, ProjectResult } from '@milieuspoor/contract';
import {
  type Actor,
  type CalculationType,
  type FindingKind,
  type Gap,
  mendedBy,
  RESOURCE_KEYS,
  SERIES_NAMES,
  type SeriesName,
  TAB_OF_TYPE,
  type UndeclaredQuantity,
} from '@milieuspoor/domain';
import { findingsOfGap, projectFindings } from '../statistics/findings/project-findings.ts';
import type { RowPair } from '../statistics/row-pairs.ts';
import { type AboutProject, type OpenWorkRow, openWorkRow } from './open-work-row.ts';

/** Something that is missing from a quantity of a project. */
interface Missing {
  readonly quantity: UndeclaredQuantity;
  readonly finding: FindingKind;
  /** null between both */
  readonly side: SeriesName | null;
  readonly posts: number;
  readonly modules: OpenWork['modules'];
}

/**
 * Returns what the figures of a project leave out. What is missing from several quantities in the same way is one row,
 * since it is mended once; it keeps the project out of the totals if the MKI is among them.
 */
export function figuresWork(about: AboutProject, pair: RowPair | null, actor: Actor): OpenWorkRow[] {
  const missing = [...missingFromResult(about.result), ...(pair ? missingFromResources(pair) : [])];
  const alike = Map.groupBy(missing, ({ finding, side, posts, modules }) =>
    [finding, side, posts, ...modules].join(),
  );
  return [...alike.values()].flatMap((all) => {
    const [first] = all;
    const type = first && typeOf(about.result, first.side);
    if (!first || !type) return [];
    const { finding, side, posts, modules } = first;
    const quantities = all.map(({ quantity }) => quantity);
    return openWorkRow(about, actor, {
      subject: 'figures',
      keeps_out: quantities.includes('mki') ? 'project' : 'quantity',
      ...{ finding, side, posts, modules, quantities },
      ...{ calculation_type: type, tab: TAB_OF_TYPE[type] },
      by: mendedBy(finding, type, about.project),
    });
  });
}

/** Returns what keeps MKI and CO2 of both sides from being compared. */
function missingFromResult(result: ProjectResult | null): Missing[] {
  if (!result || result.types.length < SERIES_NAMES.length) return [];
  if (result.set === null)
    return [{ quantity: 'mki', finding: 'outside-set', side: 'optimization', posts: 0, modules: [] }];
  return [...ofGaps('mki', result.gaps), ...ofGaps('co2', result.co2.gaps)];
}

function ofGaps(quantity: UndeclaredQuantity, gaps: ProjectResult['gaps']): Missing[] {
  const found = gaps.flatMap((gap: Gap) =>
    findingsOfGap(gap, null).map(({ kind, side, posts, modules }) => ({
      ...{ quantity, finding: kind, side, posts, modules },
    })),
  );
  const apart = gaps.some((gap) => gap.apart);
  return apart ? [...found, { quantity, finding: 'weights', side: null, posts: 0, modules: [] }] : found;
}

/** Returns what keeps materials, energy, equipment and transport of a project from being compared. */
function missingFromResources(pair: RowPair): Missing[] {
  return RESOURCE_KEYS.flatMap((quantity) =>
    projectFindings(pair, null, {
      ...{ set: 'a1', quantity, side: null, module: null },
      ...{ productGroupId: null, productSubGroupId: null },
    })
      .filter(({ blocks }) => blocks)
      .map(({ kind, side, posts, modules }) => ({ quantity, finding: kind, side, posts, modules })),
  );
}

/** Returns the type of the calculation of a side; what is between both is mended at the optimisation. */
function typeOf(result: ProjectResult | null, side: SeriesName | null): CalculationType | undefined {
  return result?.types[side === 'baseline' ? 0 : 1];
}
