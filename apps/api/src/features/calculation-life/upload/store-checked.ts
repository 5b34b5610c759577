import type { Language } from '@milieuspoor/domain';
import { type Answers, answerTo } from '@milieuspoor/workbook';
import type { Database } from '../../../database/open-database.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, NOT_FOUND, type Outcome, refused } from '../../../http/outcome.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { CalculationRow } from '../../calculations/calculation-row.queries.ts';
import { findCalculation } from '../../calculations/calculations.queries.ts';
import { answersTo, refuseUnanswered } from '../../calculations/questions/ask-questions.ts';
import { findReadingBasis } from '../../calculations/reading/reading-basis.ts';
import type { WorkbookReader } from '../../calculations/reading/workbook-reader.ts';
import { scopeAnswersGiven } from '../../calculations/scope/scope-answers-given.ts';
import { findProject } from '../../projects/projects.queries.ts';
import { closedForUpload } from './closed-for-upload.ts';
import { keptCheckName, type UploadPlace } from './find-uploaded-file.ts';
import { findKeptCheck, type KeptCheckRow } from './kept-checks.queries.ts';
import { type Activation, storeCalculation } from './store-calculation.ts';
import { uploadId } from './upload-id.ts';
import { CHECK_GONE, type KeptKey } from './upload-source.ts';

interface CheckToStore extends UploadPlace {
  readonly kept: KeptKey;
  readonly answers: Answers;
  readonly activation: Activation;
  readonly language: Language;
  /** tells whether its sender has cancelled it, or was cut off */
  readonly isGone: () => boolean;
}

/**
 * Stores the result of a check as it was shown, without reading. Refused as gone when reading now could give another
 * result, so that the check is made and shown again.
 */
export async function storeChecked(
  dependencies: { database: Database; clock: Clock; workbookReader: WorkbookReader },
  caller: Caller,
  { projectId, type, applicantId, kept, answers, activation, language, isGone }: CheckToStore,
): Promise<Outcome<CalculationRow>> {
  const { database, clock } = dependencies;
  const { queries } = database;
  const project = await findProject(queries, caller.scope, projectId);
  if (!project) return NOT_FOUND;
  const id = uploadId({
    accountId: caller.accountId,
    projectId,
    type,
    applicantId,
    fileSha256: kept.sha256,
    key: kept.key,
  });
  const findStored = () => findCalculation(queries, caller.scope, id, { includingDeleted: true });
  // It was stored, and the answer was lost.
  const before = await findStored();
  if (before) return done(before);
  const closed = await closedForUpload(queries, project, { type, applicantId });
  if (closed) return refused({ kind: 'conflict', message: closed });

  const name = keptCheckName(caller, { projectId, type, applicantId }, kept, clock.now());
  const check = await findKeptCheck(queries, caller.scope, name);
  if (!check) {
    // A simultaneous identical request stored it, and deleted the stored check.
    const meanwhile = await findStored();
    return meanwhile ? done(meanwhile) : CHECK_GONE;
  }
  if (!check.calculation || !readsAlike(check, answers)) return CHECK_GONE;
  const basis = await findReadingBasis(dependencies, project);
  if (check.basis !== basis.key) return CHECK_GONE;

  return (
    refuseUnanswered(check.questions, answers, language) ??
    storeCalculation(dependencies, caller, {
      id,
      projectId,
      organisationId: project.organisationId,
      type,
      applicantId,
      fileName: check.fileName,
      fileSha256: kept.sha256,
      content: { kind: 'kept', calculation: check.calculation, check: name, worksheet: check.worksheet },
      answers: answersTo(check.questions, answers),
      scopeAnswers: scopeAnswersGiven(answers),
      activation,
      language,
      isGone,
    })
  );
}

/** Tells whether the figures would be the same with these answers as with those of the check. */
function readsAlike(check: KeptCheckRow, answers: Answers): boolean {
  return check.questions.every(
    (question) =>
      !question.changesReading || answerTo(question, answers) === answerTo(question, check.answers),
  );
}
