import type { CalculationType, Language, WeightedSets } from '@milieuspoor/domain';
import { type Answers, headerKeyOf, type WorkbookQuestion } from '@milieuspoor/workbook';
import type { Database } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome } from '../../http/outcome.ts';
import type { UploadedFile } from '../../http/upload.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Message } from '../../text/message.ts';
import { closedFor } from '../projects/closed-for.ts';
import { findProject } from '../projects/projects.queries.ts';
import { findWeightedSets } from '../weights/find-weighted-sets.ts';
import { askQuestions } from './ask-questions.ts';
import { type CalculationRow, findActiveCalculation } from './calculations.queries.ts';
import type { CheckedWorkbook } from './checked-workbook.ts';
import { listColumnPlacements, type PlacementRow } from './column-placements.queries.ts';
import { findSetMismatch } from './find-set-mismatch.ts';
import { readFormerCalculation } from './former-calculation.queries.ts';
import { type FileFailure, refuseUnread } from './reading-refusal.ts';
import { toFileToRead } from './to-file-to-read.ts';
import type { WorkbookReader } from './workbook-reader.ts';

/** What would come of an upload. */
export interface CalculationChecked {
  readonly workbook: CheckedWorkbook | FileFailure;
  /** why the upload would be refused whatever stands in the file; null when nothing is in its way */
  readonly refusal: Message | null;
  readonly questions: readonly WorkbookQuestion[];
  /** as they came along */
  readonly answers: Answers;
  /** what the organisation chose before, as far as this file has it */
  readonly placements: readonly PlacementRow[];
  /** the active calculation of the type */
  readonly former: Pick<CalculationRow, 'id' | 'name' | 'weightsVersions'> | null;
  /** what the file was valued with */
  readonly weights: WeightedSets;
}

interface FileToCheck {
  readonly projectId: string;
  readonly type: CalculationType;
  readonly file: UploadedFile;
  readonly answers: Answers;
  /** by which its sender asks for its place */
  readonly ticket?: string | undefined;
  readonly language: Language;
}

/** Reads a workbook as an upload would and compares it with the active calculation of its type. Stores nothing. */
export async function checkCalculation(
  { database, clock, workbookReader }: { database: Database; clock: Clock; workbookReader: WorkbookReader },
  caller: Caller,
  { projectId, type, file, answers, ticket, language }: FileToCheck,
): Promise<Outcome<CalculationChecked>> {
  const { queries } = database;
  const project = await findProject(queries, caller.scope, projectId);
  if (!project) return NOT_FOUND;
  const placements = await listColumnPlacements(queries, project.organisationId);
  const former = await findActiveCalculation(queries, project, type);
  const weights = await findWeightedSets({ database, clock });
  const workbook = await workbookReader.check(
    toFileToRead(file, { project, caller, weights, ticket }),
    former && (await readFormerCalculation(queries, former, former.headlineSet)),
    { answers, placements },
  );
  if (workbook.kind === 'too-busy' || workbook.kind === 'no-process') return refuseUnread(workbook, language);

  const headlineSet = workbook.kind === 'checked' ? workbook.amounts?.headlineSet : undefined;
  const mismatch = headlineSet ? await findSetMismatch(queries, project, { type, headlineSet }) : null;
  const refusal = closedFor(type, project) ?? mismatch;
  const doubts = workbook.kind === 'checked' ? workbook.doubts : { questions: [], costs: [] };
  const questions = await askQuestions(queries, project, doubts, headlineSet ?? null);
  const used = placements.filter((placement) => isUsed(placement, workbook));
  return done({ workbook, refusal, former, weights, questions, answers, placements: used });
}

function isUsed({ headerKey, column }: PlacementRow, workbook: CalculationChecked['workbook']): boolean {
  const problems = workbook.kind === 'checked' ? workbook.problems : [];
  return problems.some(
    (problem) =>
      problem.code === 'placed-column' &&
      problem.readAs === column &&
      headerKeyOf(problem.value) === headerKey,
  );
}
