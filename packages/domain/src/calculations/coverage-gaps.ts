import type { CoveredSum } from '../figures/covered-sum.ts';
import { SET_CODES, type SetCode } from '../indicators/impact-sets.ts';
import {
  LIFE_CYCLE_MODULES,
  type LifeCycleModule,
  MODULE_INDICATORS,
  type ModuleIndicator,
} from '../indicators/life-cycle-modules.ts';
import { RESOURCE_KEYS, type ResourceKey } from '../items/calculation-item.ts';
import type { TotalNode } from '../items/calculation-totals.ts';
import { resourceSumOf } from './covered-figures.ts';
import { figuresOf } from './headline-total.ts';
import { moduleFiguresOf } from './module-figures.ts';

/** The number of items that do not declare a figure, or declare it in part. */
export type CoverageCounts = Pick<CoveredSum, 'items' | 'undeclared' | 'incomplete'>;

/** A life-cycle module that not every item declares in full. */
export interface ModuleGap extends CoverageCounts {
  readonly set: SetCode;
  readonly indicator: ModuleIndicator;
  readonly module: LifeCycleModule;
}

/** A resource that some items declare and others don't. */
export interface ResourceGap extends CoverageCounts {
  readonly resource: ResourceKey;
}

/**
 * Returns the modules that not every item declares in full, set by set, MKI before CO2. Returns no modules for a
 * quantity that no item of the set declares at all: that is one fact, not ten.
 */
export function moduleGapsOf({ sets }: Pick<TotalNode, 'sets'>): ModuleGap[] {
  return SET_CODES.flatMap((set) => {
    const total = sets[set];
    if (!total) return [];
    const figures = figuresOf(total);
    const modules = moduleFiguresOf(total);
    return MODULE_INDICATORS.flatMap((indicator) => {
      if (figures[indicator].undeclared === total.itemCount) return [];
      return LIFE_CYCLE_MODULES.flatMap((module, place) => {
        const sum = modules[indicator][place];
        return sum && isGap(sum) ? [{ set, indicator, module, ...countsOf(sum) }] : [];
      });
    });
  });
}

/**
 * Returns the resources that some items declare and others don't. A resource that no item declares is unknown as a
 * whole and is not returned.
 */
export function resourceGapsOf(
  whole: Pick<TotalNode, 'resources' | 'resourceItems' | 'itemCount'>,
): ResourceGap[] {
  return RESOURCE_KEYS.flatMap((resource) => {
    const sum = resourceSumOf(whole, resource);
    return isGap(sum) && sum.amount !== null ? [{ resource, ...countsOf(sum) }] : [];
  });
}

function isGap({ undeclared, incomplete }: CoveredSum): boolean {
  return undeclared > 0 || incomplete > 0;
}

function countsOf({ items, undeclared, incomplete }: CoveredSum): CoverageCounts {
  return { items, undeclared, incomplete };
}
