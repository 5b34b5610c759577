import type { ImpactSet } from './impact-sets.ts';
import { LIFE_CYCLE_MODULES, type LifeCycleModule } from './life-cycle-modules.ts';
import type { DeclaredValue, ImpactProfile } from './weigh-profile.ts';

/** The cells of a row that differ from its other cells. */
export type Cells = Readonly<Partial<Record<LifeCycleModule, DeclaredValue>>>;

/** Returns a row over all modules: the named cells, and `rest` in every other module. */
export function exampleRow(cells: Cells, rest: DeclaredValue = 0): readonly DeclaredValue[] {
  return LIFE_CYCLE_MODULES.map((module) => {
    const value = cells[module];
    return value === undefined ? rest : value;
  });
}

/** Returns a profile that declares every indicator of its set: 0 in each cell that is not named. */
export function exampleProfile(set: ImpactSet, rows: Readonly<Record<string, Cells>> = {}): ImpactProfile {
  const codes = [...set.indicators.map(({ code }) => code), ...Object.keys(rows)];
  return Object.fromEntries(codes.map((code) => [code, exampleRow(rows[code] ?? {})]));
}

/** Returns the profile without the rows of these indicators. */
export function withoutRows(profile: ImpactProfile, codes: readonly string[]): ImpactProfile {
  return Object.fromEntries(Object.entries(profile).filter(([code]) => !codes.includes(code)));
}
