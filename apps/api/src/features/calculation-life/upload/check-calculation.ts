import { type Language, seesBids, type WeightedSets } from '@milieuspoor/domain';
import { type Answers, followsPlacement, type WorkbookQuestion } from '@milieuspoor/workbook';
import type { Database } from '../../../database/open-database.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, NOT_FOUND, type Outcome } from '../../../http/outcome.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Message } from '../../../text/message.ts';
import { bidReader } from '../../bids/bid-reader.ts';
import type { CalculationRow } from '../../calculations/calculation-row.queries.ts';
import {
  findActiveCalculation,
  findCalculationOfApplicant,
} from '../../calculations/calculations.queries.ts';
import { findSetMismatch } from '../../calculations/find-set-mismatch.ts';
import { askQuestions, listNamesMeanwhile } from '../../calculations/questions/ask-questions.ts';
import type { PlacementRow } from '../../calculations/questions/column-placements.queries.ts';
import type { CheckedWorkbook } from '../../calculations/reading/checked-workbook.ts';
import { checkFingerprint } from '../../calculations/reading/outcome-fingerprint.ts';
import { findReadingBasis } from '../../calculations/reading/reading-basis.ts';
import { type FileFailure, refuseUnread } from '../../calculations/reading/reading-refusal.ts';
import { toFileToRead } from '../../calculations/reading/to-file-to-read.ts';
import type { WorkbookReader } from '../../calculations/reading/workbook-reader.ts';
import type { Counterpart } from '../../calculations/scope/find-counterparts.ts';
import { findProject } from '../../projects/projects.queries.ts';
import type { WorksheetOrigin } from '../../worksheets/worksheets.queries.ts';
import { readHeldAgainst } from '../scope/read-held-against.ts';
import { closedForUpload } from './closed-for-upload.ts';
import { findUploadedFile, type UploadPlace } from './find-uploaded-file.ts';
import { readFormerCalculation } from './former-calculation.queries.ts';
import { type KeptUntil, keepCheck } from './keep-check.ts';
import { takeRoomForCheck } from './room-for-checks.ts';
import { listSameFiles, type SameFileRow } from './same-file.queries.ts';
import { CHECK_GONE, type UploadSource } from './upload-source.ts';

/** The result of checking an upload. */
export interface CalculationChecked {
  readonly workbook: CheckedWorkbook | FileFailure;
  /** why the upload would be refused whatever the file holds; null when nothing prevents it */
  readonly refusal: Message | null;
  readonly questions: readonly WorkbookQuestion[];
  /** as they were sent */
  readonly answers: Answers;
  /** the earlier choices of the organisation that apply to this file */
  readonly placements: readonly PlacementRow[];
  /** the active calculation of the type, or the one of the bidder */
  readonly former: Pick<CalculationRow, 'id' | 'name' | 'weightsVersions'> | null;
  /** the calculations of the project that have exactly these bytes */
  readonly sameFiles: readonly SameFileRow[];
  /** the active calculation of the other side */
  readonly counterpart: Counterpart | null;
  /** the weights with which the file was valued */
  readonly weights: WeightedSets;
  readonly fileSha256: Buffer;
  /** the worksheet that the file was written of; null for one that somebody sent */
  readonly worksheet: WorksheetOrigin | null;
  /** the name by which it can be stored; null for a file that was not read */
  readonly kept: KeptUntil | null;
  /** see outcome-fingerprint.ts */
  readonly outcome: string;
}

interface FileToCheck extends UploadPlace {
  readonly source: UploadSource;
  readonly answers: Answers;
  /** the worksheet that the file was written of; absent for one that somebody sent */
  readonly worksheet?: WorksheetOrigin | undefined;
  /** by which its sender asks for its place in the queue */
  readonly ticket?: string | undefined;
  readonly language: Language;
}

/**
 * Reads a workbook and compares it with the active calculation of its type. The result is stored with the file, so that
 * it can be uploaded without sending and reading it again.
 */
export async function checkCalculation(
  dependencies: { database: Database; clock: Clock; workbookReader: WorkbookReader },
  caller: Caller,
  { projectId, type, applicantId, source, answers, worksheet, ticket, language }: FileToCheck,
): Promise<Outcome<CalculationChecked>> {
  const { database, clock, workbookReader } = dependencies;
  const { queries } = database;
  const project = await findProject(queries, caller.scope, projectId);
  if (!project) return NOT_FOUND;
  const file = await findUploadedFile(queries, caller, { projectId, type, applicantId }, source, clock.now());
  if (!file) return CHECK_GONE;
  // A file for which there is no room is not read first.
  const toKeep = file.keptAs ? 0 : file.bytes.byteLength;
  const noRoom = takeRoomForCheck(database, {
    accountId: caller.accountId,
    now: clock.now(),
    writesBytes: 0,
    needsBytes: toKeep,
  });
  if (noRoom) return noRoom;
  const { weights, placements, key: basis } = await findReadingBasis(dependencies, project);
  const former = applicantId
    ? await findCalculationOfApplicant(queries, project, applicantId)
    : await findActiveCalculation(queries, project, type);
  const held = await readHeldAgainst(queries, project, { type, applicantId });
  const names = listNamesMeanwhile(queries, project);
  const workbook = await workbookReader.check(
    toFileToRead(file, { project, caller, weights, ticket }),
    {
      former: former && (await readFormerCalculation(queries, former, former.headlineSet)),
      heldAgainst: held?.heldAgainst ?? null,
    },
    { answers, placements },
  );
  if (workbook.kind === 'too-busy' || workbook.kind === 'no-process') return refuseUnread(workbook, language);

  const headlineSet = workbook.kind === 'checked' ? workbook.amounts?.headlineSet : undefined;
  const mismatch = headlineSet ? await findSetMismatch(queries, project, { type, headlineSet }) : null;
  const refusal = (await closedForUpload(queries, project, { type, applicantId })) ?? mismatch;
  const questions =
    workbook.kind === 'checked'
      ? await askQuestions(queries, project, workbook.doubts, headlineSet ?? null, names)
      : [];
  const used = placements.filter((placement) => isUsed(placement, workbook));
  const counterpart = held?.counterpart ?? null;
  const { name: fileName, sha256: fileSha256, bytes, keptAs } = file;
  const reader = seesBids(caller) ? bidReader(caller) : null;
  const sameFiles = await listSameFiles(queries, project, fileSha256, reader);
  const found = { refusal, former, sameFiles, counterpart, weights, questions };
  const origin = worksheet ?? file.worksheet;
  const checked = { workbook, ...found, answers, placements: used, worksheet: origin };
  if (workbook.kind !== 'checked') return done({ ...checked, fileSha256, kept: null, outcome: '' });
  const { organisationId } = project;
  const kept = await keepCheck(dependencies, caller, {
    file: { organisationId, projectId, calculationType: type, applicantId, fileName, fileSha256, bytes },
    ...{ former: keptAs, basis, answers, questions, calculation: workbook.calculation },
    worksheet: worksheet ?? null,
  });
  if (!kept.ok) return kept;
  const scope = workbook.amounts?.scope;
  const asked = scope && counterpart ? { againstId: counterpart.id, scope } : null;
  const outcome = checkFingerprint(workbook.fingerprint, questions, asked);
  return done({ ...checked, fileSha256, kept: kept.value, outcome });
}

function isUsed(placement: PlacementRow, workbook: CalculationChecked['workbook']): boolean {
  return workbook.kind === 'checked' && workbook.problems.some((note) => followsPlacement(note, placement));
}
