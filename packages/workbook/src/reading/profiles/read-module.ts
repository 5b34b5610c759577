import { LIFE_CYCLE_MODULES, type LifeCycleModule } from '@milieuspoor/domain';
import { findModule } from '../../layout/header-names.ts';
import { modulesJoined } from '../../layout/joined-modules.ts';
import { MODULE_COLUMN } from '../../layout/row-layouts.ts';
import { FAULTY, type PlacedCell } from '../cell-reader.ts';
import { partOfProduction } from '../header/header-row.ts';
import { placedAt, type SheetReaders, type TableRow } from '../read-table.ts';

/** 'Totaal', 'Som A1-C4': a row that adds up others. */
const TOTAL = /^(?:sub)?(?:totaal|total|som|sum)(?![a-z])/i;
/** 'B2', 'C1-C4', 'Module B6': a module or a stage outside the layout. */
const OTHER_MODULE = /^(?:module\s*)?[abcd]\d?(?:\s*[-–/]\s*[abcd]?\d)?(?![a-z0-9])/i;

/** What a row says of its module: its place among the modules, a row that is not read, or nothing that can be read. */
export type ModuleOfRow = { readonly module: number } | 'passed' | 'faulty';

/** Reads the module of each row, and knows which modules the sheet has. */
export interface ModuleReader {
  /** `holdsFigure` tells whether the row has a figure other than 0 */
  read(row: TableRow, holdsFigure: () => boolean): ModuleOfRow;
  readonly seen: ReadonlySet<number>;
  /** whether A1, A2 or A3 has a row of its own, which is an error already */
  isApart(): boolean;
  /** Reports what is only known after the last row: figures of several modules together that have no rows of their own. */
  report(): void;
}

export function createModuleReader({ reader, notes, problems }: SheetReaders): ModuleReader {
  const seen = new Set<number>();
  let apart = false;
  const joined = new Map<
    string,
    { readonly placed: PlacedCell; readonly modules: readonly LifeCycleModule[] }
  >();
  return {
    seen,
    isApart: () => apart,
    read(row, holdsFigure) {
      const placed = placedAt(row, MODULE_COLUMN);
      const text = reader.text(placed);
      if (text === FAULTY) return 'faulty';
      const details = reader.details(placed);
      if (text === null) {
        problems.add('missing-module', reader.place(placed), { ...details, post: row.postNumber ?? '' });
        return 'faulty';
      }
      const named = findModule(text);
      if (named !== null) {
        const module = LIFE_CYCLE_MODULES.indexOf(named);
        seen.add(module);
        return { module };
      }
      if (partOfProduction(text) !== null) {
        if (!apart) problems.add('modules-apart', { ...reader.place(placed), cell: details.cell }, details);
        apart = true;
        return 'faulty';
      }
      if (TOTAL.test(text)) notes.add('module-totals', placed);
      else if (!OTHER_MODULE.test(text)) {
        problems.add('invalid-choice', reader.place(placed), { ...details, allowed: LIFE_CYCLE_MODULES });
        return 'faulty';
      }
      // A module of 0 adds nothing, so omitting it changes no figure.
      else if (holdsFigure()) {
        notes.add('ignored-modules', placed);
        const modules = modulesJoined(text);
        if (modules.length > 0 && !joined.has(modules.join()))
          joined.set(modules.join(), { placed, modules });
      }
      return 'passed';
    },
    report() {
      for (const { placed, modules } of joined.values()) {
        const missing = modules.filter((module) => !seen.has(LIFE_CYCLE_MODULES.indexOf(module)));
        if (missing.length === 0) continue;
        const details = { ...reader.details(placed), modules: missing, asRows: true } as const;
        problems.add('joined-modules', { ...reader.place(placed), cell: details.cell }, details);
      }
    },
  };
}
