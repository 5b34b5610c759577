import type { Language } from '@milieuspoor/domain';
import type { Answers, MarkedWorkbook } from '@milieuspoor/workbook';
import type { Database } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome, refused } from '../../http/outcome.ts';
import type { UploadedFile } from '../../http/upload.ts';
import type { Clock } from '../../platform/clock.ts';
import { message, sentence } from '../../text/message.ts';
import { findProject } from '../projects/projects.queries.ts';
import { findWeightedSets } from '../weights/find-weighted-sets.ts';
import { listColumnPlacements } from './column-placements.queries.ts';
import { refuseUnread } from './reading-refusal.ts';
import { toFileToRead } from './to-file-to-read.ts';
import type { WorkbookReader } from './workbook-reader.ts';

interface FileToMark {
  readonly projectId: string;
  readonly file: UploadedFile;
  readonly answers: Answers;
  /** by which its sender asks for its place */
  readonly ticket?: string | undefined;
  readonly language: Language;
}

/** The workbook that was sent, with its problems marked in their cells. Stores nothing. */
export async function markWorkbook(
  { database, clock, workbookReader }: { database: Database; clock: Clock; workbookReader: WorkbookReader },
  caller: Caller,
  { projectId, file, answers, ticket, language }: FileToMark,
): Promise<Outcome<MarkedWorkbook>> {
  const project = await findProject(database.queries, caller.scope, projectId);
  if (!project) return NOT_FOUND;
  const weights = await findWeightedSets({ database, clock });
  const toRead = toFileToRead(file, { project, caller, weights, ticket });
  const placements = await listColumnPlacements(database.queries, project.organisationId);
  const marking = await workbookReader.mark(toRead, language, { answers, placements });
  if (marking.kind !== 'marked') return refuseUnread(marking, language);
  if (marking.workbook) return done(marking.workbook);
  return refused({ kind: 'unreadable', problems: [sentence(message('cannot-mark'), language)] });
}
