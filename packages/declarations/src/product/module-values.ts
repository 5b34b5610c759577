import { LIFE_CYCLE_MODULES, type PerModule } from '@milieuspoor/domain';
import type { DraftRow } from '../draft/draft-declaration.ts';
import { problemOf, refuse } from '../problems/declaration-fault.ts';
import type { DeclarationProblem } from '../problems/declaration-problem.ts';
import type { ChosenScenarios } from './choose-scenarios.ts';
import { type DeclaredModule, PRODUCTION_PARTS, toModule } from './module-names.ts';

/** The figures of a row by module, for the scenarios that hold; null where nothing is declared. */
export type ModuleValues = ReadonlyMap<DeclaredModule, number | null>;

/**
 * Returns the figures of a row. A scenario replaces the figure without one. Refuses a module that has two figures: which
 * one is right, nobody can know. A figure for some years of use is not that of the whole life, and is left out.
 */
export function moduleValues(row: DraftRow, { chosen, waiting }: ChosenScenarios): ModuleValues {
  const plain = new Map<DeclaredModule, number | null>();
  const replaced = new Map<DeclaredModule, number | null>();
  const seen = new Map<string, number | null>();
  for (const { module: name, scenario, value, years, path } of row.amounts) {
    const module = toModule(name);
    // How many years of use a calculation has, nobody can know.
    if (module === null || years !== undefined) continue;
    const key = `${module}\n${scenario ?? ''}`;
    const before = seen.get(key) ?? null;
    if (before !== null && value !== null && before !== value)
      refuse('module-twice', { indicator: row.name, module }, path);
    seen.set(key, before ?? value);
    if (waiting.has(module)) continue;
    if (scenario === null) plain.set(module, plain.get(module) ?? value);
    else if (chosen.has(scenario)) replaced.set(module, replaced.get(module) ?? value);
  }
  for (const [module, value] of replaced) if (value !== null) plain.set(module, value);
  return plain;
}

/** How far the figure of A1-A3 may be from the sum of its parts, by their rounding. */
const ROUNDING = 0.01;

/** What was added up, and what could not be. */
export interface ProductionNotes {
  readonly added: string[];
  readonly incomplete: { readonly indicator: string; readonly missing: readonly string[] }[];
  readonly differs: DeclarationProblem[];
}

/**
 * Returns the figures in the order of our modules. A1, A2 and A3 are added up where the file has no figure of A1-A3, and
 * only when all three are declared.
 */
export function perModule(row: DraftRow, values: ModuleValues, notes: ProductionNotes): PerModule {
  return LIFE_CYCLE_MODULES.map((module) => {
    const stated = values.get(module) ?? null;
    return module === 'A1-A3' ? production(row, stated, values, notes) : stated;
  });
}

function production(
  row: DraftRow,
  stated: number | null,
  values: ModuleValues,
  notes: ProductionNotes,
): number | null {
  const parts = PRODUCTION_PARTS.map((part) => values.get(part) ?? null);
  const missing = PRODUCTION_PARTS.filter((_, place) => parts[place] === null);
  if (missing.length === PRODUCTION_PARTS.length) return stated;
  if (missing.length > 0) {
    if (stated === null) notes.incomplete.push({ indicator: row.name, missing });
    return stated;
  }
  const sum = parts.reduce<number>((total, part) => total + (part ?? 0), 0);
  if (stated === null) {
    notes.added.push(row.name);
    return sum;
  }
  if (Math.abs(sum - stated) > ROUNDING * Math.max(Math.abs(stated), Math.abs(sum)))
    notes.differs.push(problemOf('production-differs', { indicator: row.name, stated, sum }, row.path));
  return stated;
}
