import { LIFE_CYCLE_MODULES, type LifeCycleModule } from '../indicators/life-cycle-modules.ts';
import type { Lacking } from './covered-sum.ts';

/** What a sum lacks of what the other side declares, split by what must be added. */
export interface WhatLacks {
  /** items that the other side did not work out at all: these lack nothing themselves */
  readonly unworked: number;
  /** items that leave something empty in a module */
  readonly items: number;
  /** modules in which some of these items declare nothing */
  readonly modules: readonly LifeCycleModule[];
  /**
   * modules in which some of these items declare a part: indicators are missing, or an MKI has no indicators behind it
   */
  readonly partly: readonly LifeCycleModule[];
}

/**
 * Splits what is lacking. An item that was not worked out counts as lacking in every module, which says nothing about
 * the module.
 */
export function whatLacks({ items, modules, partly = [], unworked = 0 }: Lacking): WhatLacks {
  return {
    unworked,
    items: items - unworked,
    modules: LIFE_CYCLE_MODULES.filter(
      (_, place) => (modules?.[place] ?? 0) - (partly[place] ?? 0) > unworked,
    ),
    partly: LIFE_CYCLE_MODULES.filter((_, place) => (partly[place] ?? 0) > 0),
  };
}

/**
 * Returns the modules in which a side lacks something that is too small to prevent the comparison (D-104); none where
 * it does prevent the comparison.
 */
export function modulesOfNotes(sides: readonly (Lacking | null | undefined)[]): readonly LifeCycleModule[] {
  const noted = new Set(sides.flatMap(modulesOfNote));
  return LIFE_CYCLE_MODULES.filter((module) => noted.has(module));
}

/** Does what `modulesOfNotes` does, for one side. */
export function modulesOfNote(lacking: Lacking | null | undefined): readonly LifeCycleModule[] {
  if (!lacking || lacking.items > 0) return [];
  return LIFE_CYCLE_MODULES.filter((_, place) => (lacking.modules?.[place] ?? 0) > 0);
}
