import { SET_CODES, type SetCode } from '@milieuspoor/domain';
import {
  findSetBySynonym,
  looksLikePosten,
  looksLikeSet,
  POSTEN_SHEET,
  setsSpokenOf,
  sheetNameOf,
  toComparedName,
} from '../layout/sheet-names.ts';
import type { ProblemList } from '../problems/problem-list.ts';
import type { SheetSource, WorkbookSource } from '../workbook-source.ts';

/** The sheets of a calculation; null for one that the workbook lacks. */
interface FoundSheets {
  readonly posten: SheetSource | null;
  /** one for each set, A1 first */
  readonly setSheets: readonly { readonly set: SetCode; readonly sheet: SheetSource | null }[];
  /** whether the workbook has a sheet of a set */
  readonly hasSetSheet: boolean;
}

/** Finds the sheets by their names, and reports what is wrong with these. */
export function findSheets(workbook: WorkbookSource, problems: ProblemList): FoundSheets {
  const posten = findSheet(workbook, POSTEN_SHEET, problems);
  const setSheets = SET_CODES.map((set) => ({ set, sheet: findSetSheet(workbook, set, problems) }));
  if (!posten) problems.add('missing-sheet', {}, { sheetName: POSTEN_SHEET });
  return { posten, setSheets, hasSetSheet: setSheets.some(({ sheet }) => sheet !== null) };
}

/** Returns a sheet by its name, ignoring case and blanks; two sheets with that name are a problem. */
function findSheet(workbook: WorkbookSource, name: string, problems: ProblemList): SheetSource | null {
  const found = workbook.sheets.filter((sheet) => isNamed(sheet.name, name));
  if (found.length > 1) problems.add('duplicate-sheet', {}, { sheetName: name });
  return found[0] ?? null;
}

/** Returns the sheet of a set by its name, or by another spelling of it, which is noted. */
function findSetSheet(workbook: WorkbookSource, set: SetCode, problems: ProblemList): SheetSource | null {
  const name = sheetNameOf(set);
  const byName = findSheet(workbook, name, problems);
  if (byName) return byName;
  const [found, other] = workbook.sheets.filter((sheet) => findSetBySynonym(sheet.name) === set);
  if (!found) return null;
  // It is unknown which of the two is meant.
  if (other) problems.add('duplicate-sheet', { sheet: other.name }, { sheetName: name });
  else problems.add('sheet-synonym', { sheet: found.name }, { readAs: name });
  return found;
}

function isNamed(sheetName: string, name: string): boolean {
  return toComparedName(sheetName) === toComparedName(name);
}

/** Warns of sheets that look like one of a set and are not read. */
export function warnOfUnreadSheets(
  workbook: WorkbookSource,
  others: readonly (SheetSource | null)[],
  setSheets: readonly { readonly set: SetCode; readonly sheet: SheetSource | null }[],
  problems: ProblemList,
): void {
  const read = [...others, ...setSheets.map(({ sheet }) => sheet)];
  /** Only a name that no sheet has yet is proposed. */
  const isFree = (wanted: SetCode) => setSheets.some(({ set, sheet }) => set === wanted && sheet === null);
  const names = new Set(workbook.sheets.map(({ name }) => toComparedName(name)));
  const taken = names.has(toComparedName(POSTEN_SHEET));
  for (const sheet of workbook.sheets) {
    if (!read.includes(sheet) && looksLikePosten(sheet.name))
      problems.add('ignored-posten', { sheet: sheet.name }, { taken });
    const set = findSetBySynonym(sheet.name);
    // Two other spellings of one set are reported as a double sheet.
    const isDouble = set !== null && !names.has(toComparedName(sheetNameOf(set)));
    if (!read.includes(sheet) && !isDouble && looksLikeSet(sheet.name)) {
      const free = setsSpokenOf(sheet.name).filter(isFree).map(sheetNameOf);
      problems.add('ignored-sheet', { sheet: sheet.name }, { names: free });
    }
  }
}
