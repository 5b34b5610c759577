import type { ProjectChanges } from '@milieuspoor/contract';
import {
  asBuiltVariant,
  calculationLock,
  keepsDiscount,
  type Language,
  mayTakeDiscount,
  PROJECT_DATA,
  type ProjectState,
  plannedCompletionLock,
  projectDataLock,
  toIsoDay,
} from '@milieuspoor/domain';
import type { Database, Queries } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { done, invalidField, NOT_FOUND, type Outcome, type Refusal, refused } from '../../http/outcome.ts';
import type { Clock } from '../../platform/clock.ts';
import { message } from '../../text/message.ts';
import { leaveOutLateReminder } from '../agenda/reminders/planned-days.queries.ts';
import { letDecisionsFall } from '../award/gaps/let-decisions-fall.ts';
import { changeAwardModel } from '../award/model/change-award-model.ts';
import { changeCriteria } from '../award/model/change-criteria.ts';
import { changeSteps } from '../award/model/change-steps.ts';
import {
  emptyCriteriaDiscounts,
  keepCriteriaDiscounts,
  SEALED_RESET,
} from '../award/reset-criteria-discounts.ts';
import { refuseOvertaken } from '../award/shown/refuse-overtaken.ts';
import { activateNewestAsBuiltBaseline } from '../calculations/activate-newest-as-built-baseline.ts';
import { hasCalculations, hasOptimization } from '../calculations/calculations.queries.ts';
import { findMixedSets } from '../calculations/find-set-mismatch.ts';
import { takeAwayAsBuiltBaselines } from '../calculations/take-away-as-built-baselines.ts';
import { fixedByOpening } from '../projects/fixed-by-opening.ts';
import { updateProjectRow } from '../projects/project-state.queries.ts';
import { findProject, lockProjectRow, type ProjectRow } from '../projects/projects.queries.ts';
import { recordProject } from '../projects/record-project.ts';
import { refuseStale } from '../projects/refuse-stale.ts';
import { basedOn } from '../projects/seen-version.ts';
import { announceProject } from '../webhooks/announce-project.ts';
import { checkProjectData } from './check-project-data.ts';
import { completePhase } from './complete-phase.ts';
import { toProjectChanges } from './to-project-changes.ts';

/** A requested change. */
export interface ProjectChangeRequest {
  readonly id: string;
  readonly input: ProjectChanges;
  /** the version that the change is based on; null if the caller does not say */
  readonly seen: string | null;
  readonly language: Language;
  /** what is stored with the change, in the same transaction */
  readonly beside?: (queries: Queries, stored: ProjectRow, now: Date) => Promise<void>;
}

/**
 * Changes a project's own data or its award model, answers its scope question or completes its phase: everything in the
 * request, or nothing.
 */
export async function updateProject(
  { database, clock }: { database: Database; clock: Clock },
  caller: Caller,
  { id, input, seen, language, beside }: ProjectChangeRequest,
): Promise<Outcome<ProjectRow>> {
  return database.transaction(async (queries) => {
    const project = await lockProjectRow(queries, caller.scope, id);
    if (!project) return NOT_FOUND;
    const lockRefusal = refuseLock(caller, project, input.project_locked);
    if (lockRefusal) return refused(lockRefusal);
    const overtaken = await refuseOvertaken(queries, caller, project, { shown: input.shown });
    if (overtaken) return refused(overtaken);
    const stale = await refuseStale(queries, project, { seen, language, basedOn: basedOn(input) });
    if (stale) return refused(stale);

    const takesBaselines = input.asbuilt_scope_changed === false && input.delete_asbuilt_baselines === true;
    const criteria = changeCriteria(project, input);
    if (!criteria.ok) return criteria;
    const steps = changeSteps(project, input);
    if (!steps.ok) return steps;
    const asked = { ...toProjectChanges(input, project), ...criteria.value, ...steps.value };
    const refusal =
      (await refuseData(queries, project, asked)) ??
      (await refuseScopeAnswer(queries, project, asked, takesBaselines)) ??
      refuseFixed(project, asked);
    if (refusal) return refused(refusal);
    const model = await changeAwardModel(queries, project, asked);
    if (!model.ok) return model;
    const now = clock.now();
    const step = await completePhase(queries, caller, project, asked, toIsoDay(now));
    if (!step.ok) return step;

    const event = { at: now, accountId: caller.accountId, project };
    const emptied = await resetWithModel(queries, { ...event, caller, automatic: true }, asked);
    if (emptied === 'sealed') return refused(SEALED_RESET);
    const wiped = emptied === 'lost' ? { applicantsCriteriaDiscountWiped: true } : {};
    const changes = { ...asked, ...model.value, ...step.value, ...wiped };
    if (Object.keys(changes).length === 0) {
      await beside?.(queries, project, now);
      return done(project);
    }
    await updateProjectRow(queries, project, changes, { now });
    if (changes.plannedAwardDate) await leaveOutLateReminder(queries, project, 'award', toIsoDay(now));
    if (changes.plannedCompletionDate)
      await leaveOutLateReminder(queries, project, 'completion', toIsoDay(now));
    await recordProject(queries, event, changes);
    if (changes.askedModules) await letDecisionsFall(queries, event);
    if (takesBaselines && changes.asbuiltScopeChanged === false)
      await takeAwayAsBuiltBaselines(queries, caller.scope, event);
    const stored = await findProject(queries, caller.scope, id);
    if (!stored) return NOT_FOUND;
    await beside?.(queries, stored, now);
    // The as-built baseline of a project that was reopened becomes active again once construction has begun again.
    if (step.value.status) await activateNewestAsBuiltBaseline(queries, { ...event, project: stored });
    if (step.value.status) await announceProject(queries, clock, project, stored);
    return done(stored);
  });
}

/** Empties discounts of bidders when the criteria or their maximum change: they were given under the former ones. */
async function resetWithModel(
  queries: Queries,
  event: Parameters<typeof emptyCriteriaDiscounts>[1],
  { criteria, criteriaMaxDiscountEur: nextEur }: Partial<ProjectState>,
): ReturnType<typeof emptyCriteriaDiscounts> {
  if (criteria !== undefined) return keepCriteriaDiscounts(queries, event, criteria);
  const { emviStatus, criteriaMaxDiscountEur: formerEur } = event.project;
  if (nextEur === undefined) return 'none';
  const change = { emviStatus, formerEur, nextEur };
  return emptyCriteriaDiscounts(queries, event, {
    mayEmpty: mayTakeDiscount(change),
    isEmptied: (discountEur) => !keepsDiscount(discountEur, change),
  });
}

/**
 * Refuses a change of the lock here: it has its own calls, which ask for a reason, and only staff may make them (D-24).
 */
function refuseLock(caller: Caller, project: ProjectRow, asked: boolean | undefined): Refusal | null {
  if (asked === undefined || asked === project.locked) return null;
  return caller.isStaff
    ? { kind: 'invalid', fields: { project_locked: [message('lock-needs-reason')] } }
    : { kind: 'forbidden', message: message('forbidden') };
}

const SCORING_FIELDS: ReadonlySet<string> = new Set<keyof ProjectState>([
  'scopeEur',
  'fictionalTenderBenefitEur',
  'mkiMaxDiscountEur',
  'criteriaMaxDiscountEur',
  'criteria',
  'mkiUpperBoundaryEur',
  'mkiLowerBoundaryEur',
  'mkiManuallySet',
  'mkiCeilingEur',
  'discountSteps',
  'askedModules',
]);

/** Refuses a change of what a score depends on while bids are fixed. */
function refuseFixed(project: ProjectRow, asked: Partial<ProjectState>): Refusal | null {
  if (projectDataLock(project) || !Object.keys(asked).some((key) => SCORING_FIELDS.has(key))) return null;
  const fixed = fixedByOpening(project);
  return fixed && { kind: 'conflict', message: fixed };
}

async function refuseData(
  queries: Queries,
  project: ProjectRow,
  asked: Partial<ProjectState>,
): Promise<Refusal | null> {
  const fields = Object.keys(asked).filter((key) => key in PROJECT_DATA);
  if (fields.length === 0) return null;
  const lock = fields.every((key) => key === 'plannedCompletionDate')
    ? plannedCompletionLock(project)
    : projectDataLock(project);
  if (lock) return { kind: 'conflict', message: message(lock) };
  const frozen = await findFrozenField(queries, project, asked);
  if (frozen) return invalidField(frozen, message('contract-frozen')).refusal;
  const problems = checkProjectData({ ...project, ...asked });
  return Object.keys(problems).length > 0 ? { kind: 'invalid', fields: problems } : null;
}

/**
 * Returns a changed field that is fixed: contract type and award flag decide on the tabs, so they are fixed once there
 * is work that depends on them.
 */
async function findFrozenField(
  queries: Queries,
  project: ProjectRow,
  asked: Partial<ProjectState>,
): Promise<string | null> {
  const contract = asked.contractType !== undefined;
  if (!contract && asked.awardCriteria === undefined) return null;
  const open =
    project.status === 'Design_Phase_Active' &&
    project.emviStatus === 'Unlocked' &&
    project.bidsOpenedAt === null &&
    !(await hasOptimization(queries, project));
  if (open) return null;
  return contract ? 'project_contract_type' : 'project_award_criteria';
}

/**
 * Refuses an answer to the scope question outside its place: it belongs to a fixed price under construction, and a No
 * leaves no as-built baseline behind.
 */
async function refuseScopeAnswer(
  queries: Queries,
  project: ProjectRow,
  { asbuiltScopeChanged }: Partial<ProjectState>,
  takesBaselines: boolean,
): Promise<Refusal | null> {
  if (asbuiltScopeChanged === undefined) return null;
  const lock = calculationLock('as-built-baseline', project);
  if (lock) return { kind: 'conflict', message: message(lock) };
  const asked = asBuiltVariant(project) === 'scope-question' && project.status === 'Design_Phase_Complete';
  if (!asked) return invalidField('asbuilt_scope_changed', message('scope-question-closed')).refusal;
  if (
    !asbuiltScopeChanged &&
    !takesBaselines &&
    (await hasCalculations(queries, project, 'as-built-baseline'))
  )
    return invalidField('asbuilt_scope_changed', message('scope-baseline-exists')).refusal;
  // With another answer the as-built optimisation is compared with another baseline.
  const mixed = await findMixedSets(queries, project, takesBaselines ? 'as-built-baseline' : undefined);
  return mixed ? { kind: 'invalid', fields: { asbuilt_scope_changed: [mixed] } } : null;
}
