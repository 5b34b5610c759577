import { SET_CODES, type SetCode, type ValuedItem } from '@milieuspoor/domain';
import { checkContainer } from './container/check-container.ts';
import { POSTEN_SHEET, sheetNameOf, toComparedName } from './layout/sheet-names.ts';
import type { Problem } from './problems/problem.ts';
import { createProblemList, type ProblemList, ReadingStopped } from './problems/problem-list.ts';
import { WorkbookFault } from './problems/workbook-fault.ts';
import { readItems } from './reading/read-items.ts';
import { readProfiles } from './reading/read-profiles.ts';
import { type SetProfiles, valueAllItems } from './reading/value-all-items.ts';
import type { SheetSource, WorkbookSource } from './workbook-source.ts';
import { openXlsx } from './xlsx/open-xlsx.ts';

export type CalculationReading =
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] }
  | {
      readonly kind: 'read';
      /** in the order of the sheet Posten */
      readonly items: readonly ValuedItem[];
      /** the sets that the workbook has, A1 first */
      readonly sets: readonly SetCode[];
      readonly warnings: readonly Problem[];
    };

/**
 * Reads a calculation from the bytes of an .xlsx, .xlsm or .xls file. All problems are found in one pass: with an error
 * among them the file is refused, with warnings alone it is read and they come along. Never throws for what a file
 * holds. The caller bounds its time and memory, since a file may be built to do harm.
 */
export async function readCalculation(bytes: Uint8Array, fileName: string): Promise<CalculationReading> {
  const problems = createProblemList();
  try {
    const container = checkContainer(bytes, fileName);
    const workbook =
      container.kind === 'zip' ? await openXlsx(container) : await openOldFormat(container.bytes);
    const { items, sets } = await readWorkbook(workbook, problems);
    if (!problems.hasErrors()) return { kind: 'read', items, sets, warnings: problems.warnings() };
  } catch (error) {
    if (error instanceof WorkbookFault) problems.add(error.code, error.place, error.details);
    else if (!(error instanceof ReadingStopped)) throw error;
  }
  return { kind: 'refused', problems: [...problems.errors(), ...problems.warnings()] };
}

/** Loaded when such a file comes: the library for the old format takes longer to load than most files to read. */
async function openOldFormat(bytes: Uint8Array): Promise<WorkbookSource> {
  const { openXls } = await import('./xls/open-xls.ts');
  return openXls(bytes);
}

async function readWorkbook(
  workbook: WorkbookSource,
  problems: ProblemList,
): Promise<{ items: ValuedItem[]; sets: SetCode[] }> {
  const posten = findSheet(workbook, POSTEN_SHEET, problems);
  const setSheets = SET_CODES.map((set) => ({ set, sheet: findSheet(workbook, sheetNameOf(set), problems) }));
  if (!posten) problems.add('missing-sheet', {}, { sheetName: POSTEN_SHEET });
  if (setSheets.every(({ sheet }) => sheet === null)) {
    problems.add('missing-sheet', {}, { sheetName: sheetNameOf('a1') });
  }

  const items = posten ? await readItems(posten, problems) : null;
  const sets: SetProfiles[] = [];
  for (const { set, sheet } of setSheets) {
    if (!sheet) continue;
    const profiles = await readProfiles(set, sheet, (post) => items?.has(post) ?? true, problems);
    if (profiles) sets.push({ set, sheet: sheet.name, profiles });
  }
  if (!items || !posten) return { items: [], sets: [] };
  return { items: valueAllItems(items, posten.name, sets, problems), sets: sets.map(({ set }) => set) };
}

/** A sheet by its name, case and blanks ignored; two that both answer to it are a problem. */
function findSheet(workbook: WorkbookSource, name: string, problems: ProblemList): SheetSource | null {
  const found = workbook.sheets.filter((sheet) => toComparedName(sheet.name) === toComparedName(name));
  if (found.length > 1) problems.add('duplicate-sheet', {}, { sheetName: name });
  return found[0] ?? null;
}
