import { type CalculationType, calculationNameFromFile, type Language } from '@milieuspoor/domain';
import { placementsOf } from '@milieuspoor/workbook';
import type { Database, Queries } from '../../../database/open-database.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, NOT_FOUND, type Outcome, refused } from '../../../http/outcome.ts';
import type { Clock } from '../../../platform/clock.ts';
import { message, sentence } from '../../../text/message.ts';
import { letDecisionsFall } from '../../award/gaps/let-decisions-fall.ts';
import { findOpenBid } from '../../bids/sealed/find-open-bid.ts';
import type { CalculationRow } from '../../calculations/calculation-row.queries.ts';
import { findActiveCalculation, findCalculation } from '../../calculations/calculations.queries.ts';
import {
  insertCalculation,
  insertKeptCalculation,
} from '../../calculations/figures/insert-calculation.queries.ts';
import type {
  CalculationSummary,
  GivenAnswer,
  StoredCalculation,
} from '../../calculations/figures/stored-calculation.ts';
import { findSetMismatch } from '../../calculations/find-set-mismatch.ts';
import { makeWayForActive } from '../../calculations/make-way-for-active.ts';
import { rememberColumnPlacement } from '../../calculations/questions/column-placements.queries.ts';
import type { WorkbookReader } from '../../calculations/reading/workbook-reader.ts';
import { recordCalculation, recordedFields } from '../../calculations/record-calculation.ts';
import { findCounterparts } from '../../calculations/scope/find-counterparts.ts';
import type { ScopeAnswersGiven } from '../../calculations/scope/scope-answers-given.ts';
import {
  AnswersRefused,
  AnswersUnasked,
  storeScopeAnswers,
} from '../../calculations/scope/store-scope-answers.ts';
import { workOutScopes } from '../../calculations/scope/work-out-scopes.ts';
import { fixedByOpening } from '../../projects/fixed-by-opening.ts';
import { followBaseline, refuseBaseline } from '../../projects/follow-baseline.ts';
import { lockProjectRow, type ProjectRow, touchProject } from '../../projects/projects.queries.ts';
import { noteOfOrigin, recordedOrigin, settleWorksheet } from '../../worksheets/worksheet-origin.ts';
import type { WorksheetOrigin } from '../../worksheets/worksheets.queries.ts';
import { closedForUpload } from './closed-for-upload.ts';
import { deleteKeptCheck, type KeptCheckName, lockKeptCheck } from './kept-checks.queries.ts';
import { largeTransaction } from './large-writes.ts';
import { removeFormerBid } from './remove-former-bid.ts';
import { CHECK_GONE } from './upload-source.ts';

/** A calculation that was read: now, or by the check that stores it. */
export type CalculationContent =
  | { readonly kind: 'read'; readonly calculation: StoredCalculation }
  | {
      readonly kind: 'kept';
      readonly calculation: CalculationSummary;
      readonly check: KeptCheckName;
      /** the worksheet that the file was written of; null for one that was sent */
      readonly worksheet: WorksheetOrigin | null;
    };

/**
 * Whether a calculation is activated as soon as it is stored: 'true', in place of the active one; 'first', unless another
 * is active by then; 'false', not. Where that is not possible it is stored inactive.
 */
export type Activation = 'true' | 'first' | 'false';

export interface CalculationToStore {
  /** null when it may be stored any number of times */
  readonly id: string | null;
  readonly projectId: string;
  /** of the project */
  readonly organisationId: string;
  readonly type: CalculationType;
  /** the bidder; null for the organisation's own */
  readonly applicantId: string | null;
  readonly fileName: string;
  readonly fileSha256: Buffer;
  readonly content: CalculationContent;
  readonly answers: readonly GivenAnswer[];
  /** the answers about its scope compared with the calculation of the other side */
  readonly scopeAnswers: ScopeAnswersGiven | null;
  readonly activation: Activation;
  readonly language: Language;
  /** tells whether its sender has cancelled it, or was cut off */
  readonly isGone: () => boolean;
}

const DELETED_TOO = { includingDeleted: true } as const;

/** Rolls back what was stored for a sender who is gone. */
class SenderGone extends Error {}

/** Rolls back what was stored of a check that is gone. */
class CheckGone extends Error {}

/** Stores a calculation that was read, completely or not at all; an existing one does not change. */
export async function storeCalculation(
  {
    database,
    clock,
    workbookReader,
  }: {
    database: Database;
    clock: Clock;
    workbookReader: Pick<WorkbookReader, 'version'>;
  },
  caller: Caller,
  toStore: CalculationToStore,
): Promise<Outcome<CalculationRow>> {
  const { id, projectId, type, applicantId, content, language, isGone } = toStore;
  const party = { organisationId: toStore.organisationId, memberId: caller.accountId };
  // A stored check must be from the present reader: otherwise the check is made again.
  const readerVersion = await workbookReader.version();
  const storing = largeTransaction(database, party, async (queries): Promise<Outcome<CalculationRow>> => {
    const project = await lockProjectRow(queries, caller.scope, projectId);
    if (!project) return NOT_FOUND;
    const before = id ? await findCalculation(queries, caller.scope, id, DELETED_TOO) : null;
    if (before) return done(before);
    // The project may have been closed since the file was read.
    const closed = await closedForUpload(queries, project, { type, applicantId });
    if (closed) return refused({ kind: 'conflict', message: closed });
    const bidder = applicantId ? await findOpenBid(queries, caller, project, applicantId) : null;
    if (bidder && !bidder.ok) return bidder;
    const mismatch = await findSetMismatch(queries, project, {
      type,
      headlineSet: content.calculation.headlineSet,
    });
    if (mismatch) return refused({ kind: 'conflict', message: mismatch });
    // An answer is about posts that were seen: with another calculation it may be about others.
    const { scopeAnswers } = toStore;
    const [counterpart] = scopeAnswers ? await findCounterparts(queries, project, type) : [];
    if (scopeAnswers && counterpart?.id !== scopeAnswers.againstId) return CHECK_GONE;
    if (content.kind === 'kept' && !(await lockKeptCheck(queries, caller.scope, content.check)))
      return CHECK_GONE;

    // The as-built baseline has no box to tick: the newest represents the project.
    const { headlineMkiEur } = content.calculation;
    const active =
      type === 'as-built-baseline' ||
      ((await isAskedFor(queries, project, toStore)) && mayBeActivated(type, project, headlineMkiEur));
    const now = clock.now();
    const event = { at: now, accountId: caller.accountId, project };
    if (active) await makeWayForActive(queries, event, type);
    if (applicantId) await removeFormerBid(queries, event, applicantId);
    const stored = await insert(queries, caller, project, { ...toStore, active, now, readerVersion });
    if (active && type === 'design-baseline') await followBaseline(queries, event, stored);
    await rememberPlacements(queries, caller, project, toStore.answers, now);
    await touchProject(queries, project, now);
    const worksheet = content.kind === 'kept' ? content.worksheet : null;
    await recordCalculation(queries, {
      ...event,
      calculation: stored,
      action: 'created',
      before: {},
      after: { ...recordedFields(stored), ...(worksheet ? recordedOrigin(worksheet) : {}) },
    });
    if (worksheet) await settleWorksheet(queries, worksheet, { ...stored, accountId: caller.accountId });
    if (scopeAnswers && counterpart)
      await storeScopeAnswers(queries, event, { calculation: stored, counterpart, given: scopeAnswers });
    await workOutScopes(queries, project);
    await letDecisionsFall(queries, event);
    if (isGone()) throw new SenderGone();
    // The open questions about it are known only now.
    return done((await findCalculation(queries, caller.scope, stored.id)) ?? stored);
  });
  return storing.catch((cause: unknown) => {
    if (cause instanceof CheckGone) return CHECK_GONE;
    if (cause instanceof AnswersRefused) return refused({ kind: 'conflict', message: cause.said });
    if (cause instanceof AnswersUnasked) {
      const answers = cause.ids.map((id) => message('scope-answer-unasked', { id }));
      return refused({ kind: 'invalid', fields: { answers } });
    }
    if (!(cause instanceof SenderGone)) throw cause;
    return refused({ kind: 'unreadable', problems: [sentence(message('upload-incomplete'), language)] });
  });
}

/** Tells whether it is to be activated at once: somebody else may have activated another one since its check. */
async function isAskedFor(
  queries: Queries,
  project: ProjectRow,
  { type, activation }: Pick<CalculationToStore, 'type' | 'activation'>,
): Promise<boolean> {
  if (activation !== 'first') return activation === 'true';
  return (await findActiveCalculation(queries, project, type)) === null;
}

/**
 * Tells whether it may be activated at once. A bid is never activated with its upload, since that chooses a winner. The
 * calculation with which bids are compared may be fixed, and a baseline below a target that somebody set is not a valid
 * reference value. With a complete model that requires modules of each post, the check of these modules is made when
 * somebody activates it. The file is stored in any case, so that no upload is lost.
 */
function mayBeActivated(type: CalculationType, project: ProjectRow, mkiEur: number): boolean {
  if (type === 'applicant') return false;
  if (type !== 'design-baseline') return true;
  if (project.emviStatus === 'Locked' && project.askedModules.length > 0) return false;
  return fixedByOpening(project) === null && refuseBaseline(project, mkiEur) === null;
}

async function insert(
  queries: Queries,
  caller: Caller,
  project: ProjectRow,
  toStore: CalculationToStore & {
    readonly active: boolean;
    readonly now: Date;
    readonly readerVersion: string;
  },
): Promise<CalculationRow> {
  const { id, type, applicantId, fileName, fileSha256, readerVersion, content, answers, active, now } =
    toStore;
  const fresh = {
    ...(id ? { id } : {}),
    organisationId: project.organisationId,
    projectId: project.id,
    calculationType: type,
    applicantId,
    name: calculationNameFromFile(fileName) || fileName,
    notes:
      content.kind === 'kept' && content.worksheet ? noteOfOrigin(content.worksheet, toStore.language) : '',
    active,
    includeInReport: false,
    fileName,
    fileSha256,
    readerVersion,
    uploadedBy: caller.accountId,
    createdAt: now,
    answers,
  };
  let storedId: string;
  if (content.kind === 'read')
    storedId = await insertCalculation(queries, { ...fresh, calculation: content.calculation });
  else {
    const { calculation, check } = content;
    storedId = await insertKeptCalculation(queries, { ...fresh, calculation, checkId: check.id });
    // Nothing is stored of a check that does not exist until the end.
    if (!(await deleteKeptCheck(queries, caller.scope, check))) throw new CheckGone();
  }
  const stored = await findCalculation(queries, caller.scope, storedId);
  if (!stored) throw new Error('A calculation that was stored has a total');
  return stored;
}

async function rememberPlacements(
  queries: Queries,
  { accountId }: Caller,
  { organisationId }: ProjectRow,
  answers: readonly GivenAnswer[],
  at: Date,
): Promise<void> {
  for (const placement of placementsOf(answers))
    await rememberColumnPlacement(queries, { ...placement, organisationId, accountId, at });
}
