import { refuseTooManySheets } from '../container/container-limits.ts';
import type { SheetState } from '../workbook-source.ts';
import { createXmlScanner, findAttribute, type XmlHandler } from './xml-scanner.ts';

export interface Relationship {
  readonly id: string;
  /** the last word of the type's address: 'worksheet', 'styles'; equal in transitional and strict files */
  readonly type: string;
  /** the path of the part inside the package */
  readonly target: string;
}

/** Reads a relationships part; targets are resolved against the folder of the part to which they belong. */
export async function readRelationships(
  texts: AsyncIterable<string> | Iterable<string>,
  folder: string,
): Promise<readonly Relationship[]> {
  const relationships: Relationship[] = [];
  await scanOpenTags(texts, (name, attributes) => {
    if (name !== 'Relationship' || findAttribute(attributes, 'TargetMode') === 'External') return;
    const type = findAttribute(attributes, 'Type') ?? '';
    relationships.push({
      id: findAttribute(attributes, 'Id') ?? '',
      type: type.slice(type.lastIndexOf('/') + 1),
      target: toPartPath(folder, findAttribute(attributes, 'Target') ?? ''),
    });
  });
  return relationships;
}

export interface SheetPart {
  readonly name: string;
  readonly relationshipId: string;
  readonly state: SheetState;
}

export interface WorkbookPart {
  readonly sheets: readonly SheetPart[];
  /** whether dates count from 1904 instead of 1900 */
  readonly is1904: boolean;
  /**
   * false where the file says that the stored results of its formulas are to be calculated first (ECMA-376 part 1,
   * 18.2.2): programs that don't calculate store 0 for each
   */
  readonly resultsHold: boolean;
}

/** Reads the workbook part: its sheets in order. Returns null when it is something else, such as a text document. */
export async function readWorkbookPart(
  texts: AsyncIterable<string> | Iterable<string>,
): Promise<WorkbookPart | null> {
  const sheets: SheetPart[] = [];
  let root = '';
  let is1904 = false;
  let resultsHold = true;
  await scanOpenTags(texts, (name, attributes) => {
    if (root === '') root = name;
    if (name === 'workbookPr') is1904 = isFlag(attributes, 'date1904', true);
    if (name === 'calcPr')
      resultsHold = !RESULTS_TO_COME.some(([flag, value]) => isFlag(attributes, flag, value));
    if (name === 'sheet') {
      refuseTooManySheets(sheets.length + 1);
      sheets.push({
        name: findAttribute(attributes, 'name') ?? '',
        relationshipId: findAttribute(attributes, 'id') ?? '',
        state: STATES[findAttribute(attributes, 'state') ?? ''] ?? 'visible',
      });
    }
  });
  return root === 'workbook' ? { sheets, is1904, resultsHold } : null;
}

const STATES: Readonly<Record<string, SheetState>> = { hidden: 'hidden', veryHidden: 'very-hidden' };

const RESULTS_TO_COME = [
  ['fullCalcOnLoad', true],
  ['forceFullCalc', true],
  ['calcCompleted', false],
] as const;

/** Tells whether an attribute is there and has this value. */
function isFlag(attributes: string, name: string, value: boolean): boolean {
  const given = findAttribute(attributes, name);
  return given !== null && (value ? ['1', 'true'] : ['0', 'false']).includes(given);
}

async function scanOpenTags(
  texts: AsyncIterable<string> | Iterable<string>,
  open: XmlHandler['open'],
): Promise<void> {
  const scanner = createXmlScanner({ open, text() {}, close() {} });
  for await (const text of texts) scanner.write(text);
  scanner.end();
}

/** Returns 'xl/worksheets/sheet1.xml' for the target 'worksheets/sheet1.xml' in the folder 'xl/'. */
function toPartPath(folder: string, target: string): string {
  const segments: string[] = [];
  const full = target.startsWith('/') ? target : `${folder}${target}`;
  for (const segment of full.split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return segments.join('/');
}
