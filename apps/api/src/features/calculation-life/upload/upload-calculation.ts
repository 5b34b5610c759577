import type { Language } from '@milieuspoor/domain';
import { type Answers, problemMessage } from '@milieuspoor/workbook';
import type { Database } from '../../../database/open-database.ts';
import type { Caller } from '../../../http/caller.ts';
import { NOT_FOUND, type Outcome, refused } from '../../../http/outcome.ts';
import type { UploadedFile } from '../../../http/upload.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { CalculationRow } from '../../calculations/calculation-row.queries.ts';
import { answersTo, askQuestions, refuseUnanswered } from '../../calculations/questions/ask-questions.ts';
import { findReadingBasis } from '../../calculations/reading/reading-basis.ts';
import { refuseUnread } from '../../calculations/reading/reading-refusal.ts';
import { toFileToRead } from '../../calculations/reading/to-file-to-read.ts';
import type { WorkbookReader } from '../../calculations/reading/workbook-reader.ts';
import { scopeAnswersGiven } from '../../calculations/scope/scope-answers-given.ts';
import { findProject } from '../../projects/projects.queries.ts';
import { closedForUpload } from './closed-for-upload.ts';
import type { UploadPlace } from './find-uploaded-file.ts';
import { type Activation, storeCalculation } from './store-calculation.ts';
import { uploadId } from './upload-id.ts';

interface Upload extends UploadPlace {
  readonly file: UploadedFile;
  /** distinguishes an upload that is sent again from another one of the same file; null when the sender has none */
  readonly key: string | null;
  /** the answers to the questions of its check */
  readonly answers: Answers;
  readonly activation: Activation;
  /** by which its sender asks for its place in the queue */
  readonly ticket?: string | undefined;
  readonly language: Language;
  /** tells whether its sender has cancelled it, or was cut off */
  readonly isGone: () => boolean;
}

/** Reads an uploaded workbook and stores it with its totals: completely, or not at all with every problem. */
export async function uploadCalculation(
  dependencies: { database: Database; clock: Clock; workbookReader: WorkbookReader },
  caller: Caller,
  { projectId, type, applicantId, file, key, answers, activation, ticket, language, isGone }: Upload,
): Promise<Outcome<CalculationRow>> {
  const { queries } = dependencies.database;
  const project = await findProject(queries, caller.scope, projectId);
  if (!project) return NOT_FOUND;
  const closed = await closedForUpload(queries, project, { type, applicantId });
  if (closed) return refused({ kind: 'conflict', message: closed });

  const { weights, placements } = await findReadingBasis(dependencies, project);
  const toRead = toFileToRead(file, { project, caller, weights, ticket });
  const reading = await dependencies.workbookReader.read(toRead, { answers, placements });
  if (reading.kind === 'refused')
    return refused({
      kind: 'unreadable',
      problems: reading.problems.map((problem) => problemMessage(problem, language)),
    });
  if (reading.kind !== 'read') return refuseUnread(reading, language);

  const { calculation, doubts } = reading;
  const questions = await askQuestions(queries, project, doubts, calculation.headlineSet);
  const fileSha256 = file.sha256;
  return (
    refuseUnanswered(questions, answers, language) ??
    storeCalculation(dependencies, caller, {
      id: key
        ? uploadId({ accountId: caller.accountId, projectId, type, applicantId, fileSha256, key })
        : null,
      projectId,
      organisationId: project.organisationId,
      type,
      applicantId,
      fileName: file.name,
      fileSha256,
      content: { kind: 'read', calculation },
      answers: answersTo(questions, answers),
      scopeAnswers: scopeAnswersGiven(answers),
      activation,
      language,
      isGone,
    })
  );
}
