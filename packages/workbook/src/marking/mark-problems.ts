import type { Language } from '@milieuspoor/domain';
import { checkContainer } from '../container/check-container.ts';
import type { Problem, Severity } from '../problems/problem.ts';
import { damaged, WorkbookFault } from '../problems/workbook-fault.ts';
import { MARKING_TEXTS } from '../text/marking-text.ts';
import { problemExplanation } from '../text/problem-message.ts';
import { readWorkbookPart } from '../xlsx/read-parts.ts';
import { freeSheetName, withFirstSheet, withShownSheet } from './add-sheet.ts';
import { checkMarked } from './check-marked.ts';
import { commentSheet, hasOwnComments } from './comment-sheet.ts';
import { mendContentTypes } from './content-types.ts';
import { convertXls } from './convert-xls.ts';
import { findFormerList } from './former-list.ts';
import { toListSheet } from './list-sheet.ts';
import type { SheetMarks } from './mark-rows.ts';
import { markSheet } from './mark-sheet.ts';
import { emptyStyleSheet, openStyleSheet } from './mark-styles.ts';
import { cellsWithProblems, type MarkedCell } from './sheet-marks.ts';
import { namespacesOf, openPackage, type WorkbookPackage } from './workbook-package.ts';

/** The largest number of problems in the list; the rest is omitted. */
const LISTED_MAX = 5_000;
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export interface MarkedWorkbook {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly fileName: string;
}

/**
 * Returns the user's own workbook with each cell that has a problem coloured and commented, and with a first sheet that
 * lists every problem with a link to its cell. Everything else keeps its exact bytes: values, formulas, styles, other
 * sheets. An .xlsm remains one; an .xls is rewritten as .xlsx, with its values. Returns null when the file can't be
 * opened: damaged, with a password, or malicious. Never throws for the contents of a file or a problem. The caller
 * limits its time and memory.
 */
export async function markProblems(
  bytes: Uint8Array,
  fileName: string,
  problems: readonly Problem[],
  language: Language,
): Promise<MarkedWorkbook | null> {
  // Its copy would be damaged too.
  if (problems.some(({ code }) => code === 'file-damaged')) return null;
  try {
    const container = checkContainer(bytes, fileName);
    const listed = problems.slice(0, LISTED_MAX);
    const name = markedFileName(fileName, container.kind === 'ole', language);
    if (container.kind === 'zip') {
      const file = openPackage(container);
      await mendContentTypes(file, fileName);
      const how = { language, converted: false, formerList: await findFormerList(container) };
      const marked = await markWorkbook(file, listed, how);
      return { bytes: await checkMarked(marked), fileName: name };
    }
    const converted = checkContainer(await convertXls(container.bytes), 'converted.xlsx');
    if (converted.kind !== 'zip') return null;
    const how = { language, converted: true, formerList: await findFormerList(converted) };
    const marked = await markWorkbook(openPackage(converted), listed, how);
    return { bytes: await checkMarked(marked), fileName: name };
  } catch (error) {
    if (error instanceof WorkbookFault) return null;
    throw error;
  }
}

/** Returns 'brug - problemen.xlsx' for 'brug.xls', and for itself. */
function markedFileName(fileName: string, convertedFromXls: boolean, language: Language): string {
  const trimmed = fileName.trim();
  const dot = trimmed.lastIndexOf('.');
  const extension = convertedFromXls ? '.xlsx' : trimmed.slice(dot);
  const ending = ` - ${MARKING_TEXTS[language].listName.toLowerCase()}`;
  const name = trimmed.slice(0, dot);
  return `${name.toLowerCase().endsWith(ending) ? name : name + ending}${extension}`;
}

interface Marking {
  readonly language: Language;
  /** whether it was an .xls */
  readonly converted: boolean;
  /** the sheet with the list of an earlier marking, which the new list replaces; null for none */
  readonly formerList: string | null;
}

async function markWorkbook(
  file: WorkbookPackage,
  problems: readonly Problem[],
  { language, converted, formerList }: Marking,
): Promise<Uint8Array<ArrayBuffer>> {
  const text = MARKING_TEXTS[language];
  const root = (await file.relationships('')).find(({ type }) => type === 'officeDocument');
  const workbookPath = root?.target ?? '';
  const workbookXml = file.has(workbookPath) ? await file.text(workbookPath) : '';
  const workbook = workbookXml === '' ? null : await readWorkbookPart([workbookXml]);
  if (!workbook) throw new WorkbookFault('not-a-workbook', {});
  const namespaces = namespacesOf(workbookXml);
  const relationships = await file.relationships(workbookPath);

  const stylesPath = relationships.find(({ type }) => type === 'styles')?.target;
  const stylesExist = stylesPath !== undefined && file.has(stylesPath);
  const styles = openStyleSheet(stylesExist ? await file.text(stylesPath) : emptyStyleSheet(namespaces.main));
  const sentenceOf = (problem: Problem) => problemExplanation(problem, language);
  const cells = cellsWithProblems(problems);
  const names = workbook.sheets.map(({ name }) => name);
  const listName = formerList ?? freeSheetName(text.listName, names);

  let listPath: string | null = null;
  for (const { name, relationshipId } of workbook.sheets) {
    const relationship = relationships.find(({ id }) => id === relationshipId);
    // Excel calls a workbook damaged that names a sheet which doesn't exist.
    if (!relationship || !file.has(relationship.target)) throw damaged();
    const path = relationship.target;
    if (name === formerList) {
      listPath ??= path;
      continue;
    }
    const isSheet = relationship.type === 'worksheet';
    const marked = isSheet ? (cells.get(name) ?? []) : [];
    // Of two sheets with one name only the first counts.
    cells.delete(name);
    const commented = isSheet && (marked.length > 0 || (await hasOwnComments(file, path)));
    const words = { namespaces, text, listName, sentenceOf };
    const legacyDrawing = commented ? await commentSheet(file, path, marked, words) : null;
    const isUntouched = marked.length === 0 && (styles.unmarked.size === 0 || !isSheet);
    if (isUntouched && !(await isSelected(file, path))) continue;
    const { unmarked } = styles;
    const change = { marks: toMarks(marked), styleOf: styles.marked, unmarked, legacyDrawing };
    await file.replaceLarge(path, markSheet(file.texts(path), change));
  }

  const sheetNames = new Set(workbook.sheets.map(({ name }) => name));
  const listXml = toListSheet({ problems, sheetNames, sentenceOf, converted, text }, styles, namespaces);
  let shownWorkbook: string;
  if (listPath === null) {
    const path = await file.add('xl/worksheets/problems.xml', listXml, `${TYPES}.worksheet+xml`);
    const relationshipId = await file.relate(workbookPath, 'worksheet', path, namespaces);
    const first = { name: listName, relationshipId, relationshipNamespace: namespaces.relationships };
    shownWorkbook = withFirstSheet(workbookXml, first);
  } else {
    file.replace(listPath, listXml);
    file.dropRelationships(listPath);
    shownWorkbook = withShownSheet(workbookXml, names.indexOf(listName));
  }
  if (stylesExist) file.replace(stylesPath, styles.toXml());
  else {
    // A workbook may name a style sheet that it doesn't have.
    const added = await file.add(stylesPath ?? 'xl/styles.xml', styles.toXml(), `${TYPES}.styles+xml`);
    if (stylesPath === undefined) await file.relate(workbookPath, 'styles', added, namespaces);
  }
  file.replace(workbookPath, shownWorkbook);
  return file.write();
}

function toMarks(cells: readonly MarkedCell[]): SheetMarks {
  const marks = new Map<number, Map<number, Severity>>();
  for (const { row, column, severity } of cells) {
    const ofRow = marks.get(row) ?? new Map<number, Severity>();
    marks.set(row, ofRow.set(column, severity));
  }
  return marks;
}

/** Tells whether a sheet states that it is selected, which it does before its rows. */
async function isSelected(file: WorkbookPackage, path: string): Promise<boolean> {
  let head = '';
  for await (const text of file.texts(path)) {
    head += text;
    if (head.includes('tabSelected')) return true;
    if (head.includes('sheetData') || head.length > 1_000_000) return false;
  }
  return false;
}
