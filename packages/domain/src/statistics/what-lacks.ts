import { LIFE_CYCLE_MODULES, type LifeCycleModule } from '../indicators/life-cycle-modules.ts';
import type { Lacking } from './covered-sum.ts';

/** What a sum lacks of what the other side declares, told apart by what would have to be added. */
export interface WhatLacks {
  /** items that the other side did not work out at all: they lack nothing themselves */
  readonly unworked: number;
  /** items that leave something empty in a module */
  readonly items: number;
  /** modules in which some of them declare nothing */
  readonly modules: readonly LifeCycleModule[];
  /** modules in which some of them declare a part: indicators are missing, or nothing stands behind an MKI */
  readonly partly: readonly LifeCycleModule[];
}

/** Tells apart what is lacking. An item that was not worked out is lacking in every module, which says nothing of the module. */
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
 * The modules in which a side lacks something that is too small to keep the sides from being compared (D-104); none where
 * what it lacks does keep them from it.
 */
export function modulesOfNotes(sides: readonly (Lacking | null | undefined)[]): readonly LifeCycleModule[] {
  const noted = new Set(sides.flatMap(modulesOfNote));
  return LIFE_CYCLE_MODULES.filter((module) => noted.has(module));
}

/** The same of one side. */
export function modulesOfNote(lacking: Lacking | null | undefined): readonly LifeCycleModule[] {
  if (!lacking || lacking.items > 0) return [];
  return LIFE_CYCLE_MODULES.filter((_, place) => (lacking.modules?.[place] ?? 0) > 0);
}
