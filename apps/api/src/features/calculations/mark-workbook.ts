import type { Language } from '@milieuspoor/domain';
import type { Answers, MarkedWorkbook } from '@milieuspoor/workbook';
import type { Database } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome, refused } from '../../http/outcome.ts';
import type { UploadedFile } from '../../http/upload.ts';
import { type MessageCode, message, sentence } from '../../text/message.ts';
import { findProject } from '../projects/projects.queries.ts';
import { tooBusy } from './reading-refusal.ts';
import type { WorkbookReader } from './workbook-reader.ts';

interface Marked {
  readonly projectId: string;
  readonly file: UploadedFile;
  readonly language: Language;
  readonly answers: Answers;
}

/** The workbook that was sent, with its problems marked in their cells. Stores nothing. */
export async function markWorkbook(
  { database, workbookReader }: { database: Database; workbookReader: WorkbookReader },
  caller: Caller,
  { projectId, file, language, answers }: Marked,
): Promise<Outcome<MarkedWorkbook>> {
  if (!(await findProject(database.queries, caller.scope, projectId))) return NOT_FOUND;
  const unreadable = (code: MessageCode) =>
    refused({ kind: 'unreadable', problems: [sentence(message(code), language)] });
  const marking = await workbookReader.mark(file.bytes, file.name, language, { answers });
  switch (marking.kind) {
    case 'too-busy':
      return tooBusy();
    case 'too-complex':
      return unreadable('file-too-complex');
    case 'marked':
      return marking.workbook ? done(marking.workbook) : unreadable('cannot-mark');
  }
}
