import { LIFE_CYCLE_MODULES, type LifeCycleModule } from '@milieuspoor/domain';

/** An indicator's values by module; an absent module is not declared. */
export type Cells = Map<LifeCycleModule, number>;
/** Cells by indicator. */
export type Rows = Map<string, Cells>;

/**
 * Reads a table as declarations print it: a line of modules, then a line per indicator. '-' means "not declared". The
 * tables are part of the program, so a fault in one is unexpected and throws.
 */
export function readProfileTable(text: string): Rows {
  const [head, ...lines] = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  const modules = (head ?? []).map(toModule);
  return new Map(
    lines.map(([indicator = '', ...cells]) => {
      if (cells.length !== modules.length) throw new Error(`${indicator}: ${cells.length} cells`);
      return [indicator, readCells(modules, cells)];
    }),
  );
}

function readCells(modules: readonly LifeCycleModule[], cells: readonly string[]): Cells {
  const values: Cells = new Map();
  modules.forEach((module, index) => {
    const cell = cells[index] ?? '-';
    if (cell === '-') return;
    const value = Number(cell);
    if (!Number.isFinite(value)) throw new Error(`${cell} is not a number`);
    values.set(module, value);
  });
  return values;
}

function toModule(name: string): LifeCycleModule {
  const module = LIFE_CYCLE_MODULES.find((known) => known === name);
  if (!module) throw new Error(`${name} is not a life-cycle module`);
  return module;
}
