import type { SetCode } from '@milieuspoor/domain';
import { openWorkbook } from '../../open-workbook.ts';
import type { ProblemList } from '../../problems/problem-list.ts';
import { ReadingStopped } from '../../problems/problem-list.ts';
import { WorkbookFault } from '../../problems/workbook-fault.ts';
import type { Asked, ReadingOptions } from '../../questions/asked-while-reading.ts';
import type { SheetSource } from '../../workbook-source.ts';
import { findSheets } from '../find-sheets.ts';
import { readItems } from '../read-items.ts';
import { type ProfilesRead, readProfiles } from '../read-profiles.ts';
import { keepReports, repeatReports, TooManyReports } from './kept-reports.ts';
import { packSheet, unpackSheet } from './packed-profiles.ts';

/** The set whose sheet another process may read, while the reader of the file reads those before it. */
export const SET_BESIDE: SetCode = 'a2';

/**
 * Returns the sheet of that set as another process has read it, of the same bytes with the same options; null where none
 * has, and the sheet is to be read here. Resolves once it is known.
 */
export type ReadBeside = () => Promise<Uint8Array | null>;

/**
 * Reads the sheet of the last set alone, for the reader of the whole file in another process. Posten is read too, for its
 * post numbers. Returns null for a file that its reader must read whole: one without sheets for both sets, or with more
 * wrong than is kept. Never throws for the contents of a file.
 */
export async function readSetBeside(
  bytes: Uint8Array,
  fileName: string,
  { answers = {}, placements = [] }: ReadingOptions = {},
): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const workbook = await openWorkbook(bytes, fileName);
    // The reader of the file reports what is wrong with Posten.
    const ofPosten = keepReports({ answers, placements });
    const { posten, setSheets, hasSetSheet } = findSheets(workbook, ofPosten.problems);
    const own = setSheets.find(({ set }) => set === SET_BESIDE)?.sheet;
    if (!own || setSheets.some(({ sheet }) => sheet === null)) return null;
    const items = posten ? await readItems(posten, hasSetSheet, ofPosten.problems, ofPosten.asked) : null;
    const ofSet = keepReports({ answers, placements });
    return packSheet(await readProfiles(SET_BESIDE, own, items?.read?.posts ?? null, ofSet), ofSet.kept);
  } catch (error) {
    if ([WorkbookFault, ReadingStopped, TooManyReports].some((kind) => error instanceof kind)) return null;
    throw error;
  }
}

/** Takes a sheet that was read beside the others, and reports what its reading reported; null where none was. */
export async function takeBeside(
  beside: ReadBeside | null,
  source: SheetSource,
  { problems, asked }: { readonly problems: ProblemList; readonly asked: Asked },
): Promise<{ readonly read: ProfilesRead | null } | null> {
  const bytes = (await beside?.()) ?? null;
  if (!bytes) return null;
  const { read, reports } = unpackSheet(bytes);
  repeatReports(reports, problems, asked);
  return { read: read && { ...read, seen: { ...read.seen, source } } };
}
