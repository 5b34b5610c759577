import { type CalculationType, calculationNameFromFile, type Language } from '@milieuspoor/domain';
import { type Answers, placementOf, problemMessage, questionMessage } from '@milieuspoor/workbook';
import type { Database } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome, refused } from '../../http/outcome.ts';
import type { UploadedFile } from '../../http/upload.ts';
import type { Clock } from '../../platform/clock.ts';
import { message, sentence } from '../../text/message.ts';
import { closedFor } from '../projects/closed-for.ts';
import { findProject, lockProjectRow, touchProject } from '../projects/projects.queries.ts';
import { findWeightedSets } from '../weights/find-weighted-sets.ts';
import { answersTo, askQuestions, unansweredOf } from './ask-questions.ts';
import { type CalculationRow, deactivateCalculations, findCalculation } from './calculations.queries.ts';
import { listColumnPlacements, rememberColumnPlacement } from './column-placements.queries.ts';
import { findSetMismatch } from './find-set-mismatch.ts';
import { insertCalculation } from './insert-calculation.queries.ts';
import { refuseUnread } from './reading-refusal.ts';
import { DEACTIVATED, recordCalculation, recordedFields } from './record-calculation.ts';
import { toFileToRead } from './to-file-to-read.ts';
import { uploadId } from './upload-id.ts';
import type { WorkbookReader } from './workbook-reader.ts';

interface Upload {
  readonly projectId: string;
  readonly type: CalculationType;
  readonly file: UploadedFile;
  /** what tells an upload that is sent again from another one of the same file; null when the sender has none */
  readonly key: string | null;
  /** to the questions of its check */
  readonly answers: Answers;
  /** by which its sender asks for its place among those that wait */
  readonly ticket?: string | undefined;
  readonly language: Language;
  /** whether its sender has cancelled it, or was cut off */
  readonly isGone: () => boolean;
}

const DELETED_TOO = { includingDeleted: true } as const;

/** Undoes what was stored for a sender who has gone. */
class SenderGone extends Error {}

/** Reads an uploaded workbook and stores it with what it amounts to: as a whole, or not at all with every problem. */
export async function uploadCalculation(
  { database, clock, workbookReader }: { database: Database; clock: Clock; workbookReader: WorkbookReader },
  caller: Caller,
  { projectId, type, file, key, answers, ticket, language, isGone }: Upload,
): Promise<Outcome<CalculationRow>> {
  const known = await findProject(database.queries, caller.scope, projectId);
  if (!known) return NOT_FOUND;
  const closed = closedFor(type, known);
  if (closed) return refused({ kind: 'conflict', message: closed });

  const weights = await findWeightedSets({ database, clock });
  const toRead = toFileToRead(file, { project: known, caller, weights, ticket });
  const placements = await listColumnPlacements(database.queries, known.organisationId);
  const reading = await workbookReader.read(toRead, { answers, placements });
  if (reading.kind === 'refused')
    return refused({
      kind: 'unreadable',
      problems: reading.problems.map((problem) => problemMessage(problem, language)),
    });
  if (reading.kind !== 'read') return refuseUnread(reading, language);

  const { headlineSet } = reading.calculation;
  const questions = await askQuestions(database.queries, known, reading.doubts, headlineSet);
  const unanswered = unansweredOf(questions, answers);
  if (unanswered.length > 0)
    return refused({
      kind: 'unreadable',
      problems: unanswered.map((question) => questionMessage(question, language)),
    });

  const givenAnswers = answersTo(questions, answers);
  const given = key
    ? { id: uploadId({ accountId: caller.accountId, projectId, type, fileSha256: file.sha256, key }) }
    : {};
  const storing = database.transaction(async (queries): Promise<Outcome<CalculationRow>> => {
    const project = await lockProjectRow(queries, caller.scope, projectId);
    if (!project) return NOT_FOUND;
    const before = given.id ? await findCalculation(queries, caller.scope, given.id, DELETED_TOO) : null;
    if (before) return done(before);
    // The project may have been closed while the file was read.
    const closedMeanwhile = closedFor(type, project);
    if (closedMeanwhile) return refused({ kind: 'conflict', message: closedMeanwhile });
    const mismatch = await findSetMismatch(queries, project, { type, headlineSet });
    if (mismatch) return refused({ kind: 'conflict', message: mismatch });

    // The as-built baseline has no box to tick: the newest stands for the project.
    const active = type === 'as-built-baseline';
    const replaced = active ? await deactivateCalculations(queries, project, type) : [];
    const now = clock.now();
    const event = { at: now, accountId: caller.accountId, project };
    const id = await insertCalculation(queries, {
      ...given,
      organisationId: project.organisationId,
      projectId: project.id,
      calculationType: type,
      name: calculationNameFromFile(file.name) || file.name,
      notes: '',
      active,
      includeInReport: false,
      fileName: file.name,
      fileSha256: file.sha256,
      uploadedBy: caller.accountId,
      createdAt: now,
      calculation: reading.calculation,
      answers: givenAnswers,
    });
    for (const { question, answer } of givenAnswers) {
      const placement = placementOf(question, answer);
      const { organisationId } = project;
      const { accountId } = caller;
      if (placement)
        await rememberColumnPlacement(queries, { ...placement, organisationId, accountId, at: now });
    }
    await touchProject(queries, project, now);
    const stored = await findCalculation(queries, caller.scope, id);
    if (!stored) return NOT_FOUND;
    for (const calculation of replaced)
      await recordCalculation(queries, { ...event, calculation, ...DEACTIVATED });
    await recordCalculation(queries, {
      ...event,
      calculation: stored,
      action: 'created',
      before: {},
      after: recordedFields(stored),
    });
    if (isGone()) throw new SenderGone();
    return done(stored);
  });
  return storing.catch((cause: unknown) => {
    if (!(cause instanceof SenderGone)) throw cause;
    return refused({ kind: 'unreadable', problems: [sentence(message('upload-incomplete'), language)] });
  });
}
