import type { SetCode } from '@milieuspoor/domain';
import { openWorkbook } from '../../open-workbook.ts';
import type { ProblemList } from '../../problems/problem-list.ts';
import { ReadingStopped } from '../../problems/problem-list.ts';
import { WorkbookFault } from '../../problems/workbook-fault.ts';
import type { Asked, ReadingOptions } from '../../questions/asked-while-reading.ts';
import type { SheetSource } from '../../workbook-source.ts';
import { findSheets } from '../find-sheets.ts';
import { type ProfilesRead, readProfiles } from '../read-profiles.ts';
import type { KnownPosts } from '../settle-near-posts.ts';
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
 * Reads the sheet of the last set alone, for the reader of the whole file in another process. Returns null for a file that
 * its reader must read whole: one without sheets for both sets, or with more wrong than is kept. Never throws for the
 * contents of a file.
 */
export async function readSetBeside(
  bytes: Uint8Array,
  fileName: string,
  { answers = {}, placements = [] }: ReadingOptions = {},
): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const workbook = await openWorkbook(bytes, fileName);
    const kept = { answers, placements };
    // The reader of the file reports which sheets it has.
    const { setSheets } = findSheets(workbook, keepReports(kept).problems);
    const own = setSheets.find(({ set }) => set === SET_BESIDE)?.sheet;
    if (!own || setSheets.some(({ sheet }) => sheet === null)) return null;
    const reports = keepReports(kept);
    return packSheet(await readProfiles(SET_BESIDE, own, null, reports), reports.kept);
  } catch (error) {
    if ([WorkbookFault, ReadingStopped, TooManyReports].some((kind) => error instanceof kind)) return null;
    throw error;
  }
}

/**
 * Takes a sheet that was read beside the others, and reports what its reading reported; null where none was. One with a post
 * number that Posten lacks is read here too: what is meant by it can only be seen beside the others.
 */
export async function takeBeside(
  beside: ReadBeside | null,
  source: SheetSource,
  posts: KnownPosts | null,
  { problems, asked }: { readonly problems: ProblemList; readonly asked: Asked },
): Promise<{ readonly read: ProfilesRead | null } | null> {
  const bytes = (await beside?.()) ?? null;
  if (!bytes) return null;
  const { read, reports } = unpackSheet(bytes);
  // Of a sheet that lacks a column no profile is left to tell which posts it named.
  if (posts && (!read || [...read.profiles.keys()].some((number) => !posts.has(number)))) return null;
  repeatReports(reports, problems, asked);
  return { read: read && { ...read, seen: { ...read.seen, source } } };
}
