import type { Language } from '@milieuspoor/domain';
import type { Answers, MarkedWorkbook } from '@milieuspoor/workbook';
import type { Database } from '../../../database/open-database.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, NOT_FOUND, type Outcome, refused } from '../../../http/outcome.ts';
import type { Clock } from '../../../platform/clock.ts';
import { message, sentence } from '../../../text/message.ts';
import { findReadingBasis } from '../../calculations/reading/reading-basis.ts';
import { refuseUnread } from '../../calculations/reading/reading-refusal.ts';
import { toFileToRead } from '../../calculations/reading/to-file-to-read.ts';
import type { WorkbookReader } from '../../calculations/reading/workbook-reader.ts';
import { findProject } from '../../projects/projects.queries.ts';
import { findUploadedFile, type UploadPlace } from './find-uploaded-file.ts';
import { CHECK_GONE, type UploadSource } from './upload-source.ts';

interface FileToMark extends UploadPlace {
  readonly source: UploadSource;
  readonly answers: Answers;
  /** by which its sender asks for its place in the queue */
  readonly ticket?: string | undefined;
  readonly language: Language;
}

/** Returns the sent workbook, with its problems marked in their cells. Stores nothing. */
export async function markWorkbook(
  dependencies: { database: Database; clock: Clock; workbookReader: WorkbookReader },
  caller: Caller,
  { projectId, type, applicantId, source, answers, ticket, language }: FileToMark,
): Promise<Outcome<MarkedWorkbook>> {
  const { database, clock, workbookReader } = dependencies;
  const { queries } = database;
  const project = await findProject(queries, caller.scope, projectId);
  if (!project) return NOT_FOUND;
  const file = await findUploadedFile(queries, caller, { projectId, type, applicantId }, source, clock.now());
  if (!file) return CHECK_GONE;
  const { weights, placements } = await findReadingBasis(dependencies, project);
  const toRead = toFileToRead(file, { project, caller, weights, ticket });
  const marking = await workbookReader.mark(toRead, language, { answers, placements });
  if (marking.kind !== 'marked') return refuseUnread(marking, language);
  if (marking.workbook) return done(marking.workbook);
  return refused({ kind: 'unreadable', problems: [sentence(message('cannot-mark'), language)] });
}
