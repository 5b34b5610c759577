import type { WorksheetType } from '@milieuspoor/contract';
import type { Queries } from '../../database/open-database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome, refused } from '../../http/outcome.ts';
import { message } from '../../text/message.ts';
import { closedForUpload } from '../calculation-life/upload/closed-for-upload.ts';
import { findProject } from '../projects/projects.queries.ts';
import { isStale } from '../projects/seen-version.ts';
import {
  findWorksheet,
  lockWorksheet,
  updateWorksheet,
  type WorksheetChanges,
  type WorksheetWithRows,
} from '../worksheets/worksheets.queries.ts';
import { refuseRows } from './refuse-rows.ts';
import { toWorksheet } from './to-worksheet.ts';

interface WorksheetChange {
  readonly id: string;
  /** the version that it is based on; null where none is stated */
  readonly seen: string | null;
  readonly changes: WorksheetChanges;
}

/** Keeps a change of a worksheet of the caller; one that changes nothing is no new version. */
export async function changeWorksheet(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  caller: Caller,
  { id, seen, changes }: WorksheetChange,
): Promise<Outcome<undefined>> {
  return database.transaction<Outcome<undefined>>(async (queries) => {
    const worksheet = await lockWorksheet(queries, caller.scope, { id, accountId: caller.accountId });
    if (!worksheet) return NOT_FOUND;
    if (seen !== null && isStale(worksheet, seen)) return staleWorksheet(worksheet);
    const refusal = changes.rows && refuseRows(changes.rows);
    if (refusal) return refusal;
    const closed = await closedForType(queries, caller, worksheet, changes.calculationType);
    if (closed) return closed;
    if (changesAnything(worksheet, changes)) await updateWorksheet(queries, worksheet, changes, clock.now());
    return done(undefined);
  });
}

/** Returns why a worksheet cannot become a calculation of another type: the project takes none now. */
async function closedForType(
  queries: Queries,
  { scope }: Caller,
  { projectId, calculationType }: WorksheetWithRows,
  type: WorksheetType | undefined,
): Promise<ReturnType<typeof refused> | null> {
  if (type === undefined || type === calculationType) return null;
  const project = await findProject(queries, scope, projectId);
  const closed = project && (await closedForUpload(queries, project, { type, applicantId: null }));
  return closed ? refused({ kind: 'conflict', message: closed }) : null;
}

/** Refuses what is based on another version of a worksheet, with the one that is there. */
export function staleWorksheet(worksheet: WorksheetWithRows): ReturnType<typeof refused> {
  return refused({
    kind: 'stale',
    message: message('worksheet-changed'),
    current: toWorksheet(worksheet),
  });
}

function changesAnything(worksheet: WorksheetWithRows, { name, calculationType, rows }: WorksheetChanges) {
  return (
    (name !== undefined && name !== worksheet.name) ||
    (calculationType !== undefined && calculationType !== worksheet.calculationType) ||
    (rows !== undefined && JSON.stringify(rows) !== JSON.stringify(worksheet.rows))
  );
}

/** Does something with a worksheet of the caller. */
export async function onWorksheet<Value>(
  { database }: Pick<Dependencies, 'database'>,
  caller: Caller,
  id: string,
  act: (worksheet: WorksheetWithRows) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  const worksheet = await findWorksheet(database.queries, caller.scope, { id, accountId: caller.accountId });
  return worksheet ? act(worksheet) : NOT_FOUND;
}
