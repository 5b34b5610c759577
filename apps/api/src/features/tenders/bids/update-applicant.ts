import type { Shown } from '@milieuspoor/contract';
import {
  BID_DATA,
  BID_FIELDS,
  type BidWithCriteria,
  bidProblems,
  changedOf,
  type Language,
  valuesOf,
} from '@milieuspoor/domain';
import type { Database, Queries } from '../../../database/open-database.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, type Outcome, type Refusal, refused } from '../../../http/outcome.ts';
import type { Clock } from '../../../platform/clock.ts';
import { fieldMessage, type Message, message } from '../../../text/message.ts';
import { awardModelOf } from '../../award/model/award-model-of.ts';
import { readApplicant, readBids } from '../../award/read-bids.ts';
import { refuseOvertaken } from '../../award/shown/refuse-overtaken.ts';
import type { StandingBid } from '../../award/to-applicant.ts';
import { type Choice, chooseWinner, clearWinner } from '../../award/winner/choose-winner.ts';
import { findWinner } from '../../award/winner/winner.queries.ts';
import { findLastBidEditor, listTakenNames, updateApplicantRow } from '../../bids/applicants.queries.ts';
import { type AskedBid, fieldOfProblem, recordedBid, withCriteria } from '../../bids/asked-bid.ts';
import { type LockedApplicant, lockApplicant } from '../../bids/lock-applicant.ts';
import { recordApplicant } from '../../bids/record-applicant.ts';
import { fixedByOpening } from '../../projects/fixed-by-opening.ts';
import { touchProject } from '../../projects/projects.queries.ts';
import { isStale } from '../../projects/seen-version.ts';
import { type AskedRuling, ruleOnBid } from './ruling/rule-on-bid.ts';

interface BidChange {
  readonly id: string;
  readonly input: AskedBid;
  readonly winner: WinnerChange;
  /** whether it shall take part; undefined if the request does not say */
  readonly ruling: AskedRuling | undefined;
  /** what the screen showed; undefined if the caller does not say */
  readonly shown: Shown | undefined;
  /** the version that the change is based on; null if the caller does not say */
  readonly seen: string | null;
  readonly language: Language;
}

interface WinnerChange {
  /** whether the bidder shall be the winner */
  readonly wins: boolean | undefined;
  /** the reason, for a new winner */
  readonly reason: string | undefined;
  /** the winner that the choice is based on, null for nobody; undefined if the caller does not say */
  readonly seen: string | null | undefined;
}

/** Changes a bid, whether it takes part, or who wins: everything in the request, or nothing. */
export async function updateApplicant(
  { database, clock }: { database: Database; clock: Clock },
  caller: Caller,
  { id, input, winner, ruling, shown, seen, language }: BidChange,
): Promise<Outcome<undefined>> {
  return database.transaction(async (queries) => {
    const held = await lockApplicant(queries, caller, id);
    if (!held.ok) return held;
    const { project, applicant } = held.value;
    let read: Promise<StandingBid[]> | undefined;
    const bidsOf = () => (read ??= readBids(queries, caller, project));
    const overtaken = await refuseOvertaken(queries, caller, project, { shown, bidderId: id, bidsOf });
    if (overtaken) return refused(overtaken);
    if (seen !== null && isStale(applicant, seen)) {
      const person = await findLastBidEditor(queries, applicant);
      return refused({
        kind: 'stale',
        message: message(person ? 'applicant-changed-by' : 'applicant-changed', { person }),
        current: await readApplicant(queries, caller, id, language),
      });
    }
    const event = { at: clock.now(), accountId: caller.accountId, project };
    const asked = askedOf(input, held.value);
    const { changes } = asked;
    const fixed = Object.keys(changes).length > 0 ? fixedByOpening(project) : null;
    if (fixed) return refused({ kind: 'conflict', message: fixed });
    const refusal =
      (await refuseValues(queries, held.value, asked)) ??
      (ruling ? await ruleOnBid(queries, event, applicant, ruling) : null) ??
      (await changeWinner(queries, caller, event, {
        ...winner,
        applicant: { ...applicant, ...changes, ...(ruling ? { ruling: ruling.as } : {}) },
        // If another change is made too, the winner is chosen by the bid after that change.
        bidsOf: Object.keys(changes).length > 0 || ruling ? undefined : bidsOf,
      }));
    if (refusal) return refused(refusal);
    if (Object.keys(changes).length > 0) {
      await updateApplicantRow(queries, applicant, changes, event.at);
      await recordApplicant(queries, {
        ...event,
        applicant,
        action: 'changed',
        before: recordedBid(applicant, project.criteria),
        after: recordedBid({ ...applicant, ...changes }, project.criteria),
      });
    }
    await touchProject(queries, project, event.at);
    return done(undefined);
  });
}

type Asked = ReturnType<typeof withCriteria> & { readonly changes: Partial<BidWithCriteria> };

/** Returns the bid as it would be, and how it differs from the stored one. */
function askedOf(input: AskedBid, { project, applicant }: LockedApplicant): Asked {
  const { criteriaValues, criteriaMarks } = applicant;
  const { bid, problems } = withCriteria(valuesOf(BID_FIELDS, applicant), input, project.criteria);
  const ids = new Set([...Object.keys(criteriaValues), ...Object.keys(bid.criteriaValues)]);
  const isOther = [...ids].some((id) => bid.criteriaValues[id] !== criteriaValues[id]);
  const isMarkedOtherwise = [...ids].some((id) => {
    const [asked, former] = [bid.criteriaMarks[id], criteriaMarks[id]];
    return asked?.permille !== former?.permille || asked?.reason !== former?.reason;
  });
  // If the project names criteria, their sum replaces a separate amount.
  const { criteriaDiscountEur } = project.criteria.length > 0 ? bid : input;
  const changes = {
    ...changedOf(valuesOf(BID_DATA, applicant), { ...input, criteriaDiscountEur }),
    ...(isOther ? { criteriaValues: bid.criteriaValues } : {}),
    ...(isMarkedOtherwise ? { criteriaMarks: bid.criteriaMarks } : {}),
  };
  return { bid: { ...bid, ...changes }, problems, changes };
}

/**
 * Returns what is wrong with the requested values of the bid as it would be: a discount that the request leaves alone,
 * such as one that a change of the model emptied, is no problem.
 */
async function refuseValues(
  queries: Queries,
  { project, applicant }: LockedApplicant,
  { bid, problems, changes }: Asked,
): Promise<Refusal | null> {
  const { criteria } = project;
  const fields: Record<string, readonly Message[]> = {};
  for (const [field, said] of problems) fields[field] = [...(fields[field] ?? []), said];
  for (const problem of bidProblems(bid, awardModelOf(project), criteria)) {
    const isAsked =
      problem.field === 'criteriaValues'
        ? bid.criteriaValues[problem.criterionId] !== applicant.criteriaValues[problem.criterionId]
        : problem.field in changes;
    if (isAsked) fields[fieldOfProblem(problem, criteria)] = [fieldMessage(problem)];
  }
  const names = changes.name === undefined ? [] : [changes.name];
  if ((await listTakenNames(queries, project, names, { besides: applicant.id })).length > 0)
    fields.name = [message('applicant-name-taken')];
  return Object.keys(fields).length > 0 ? { kind: 'invalid', fields } : null;
}

async function changeWinner(
  queries: Queries,
  caller: Caller,
  event: Parameters<typeof chooseWinner>[2],
  { applicant, bidsOf, wins: isToWin, reason, seen }: WinnerChange & Pick<Choice, 'applicant' | 'bidsOf'>,
): Promise<Refusal | null> {
  const winner = await findWinner(queries, event.project);
  const wins = winner?.id === applicant.id;
  // For a bid that is the winner already, the reason can be added or changed.
  const saysMore = wins && reason !== undefined && reason !== applicant.winnerReason;
  // A request for what is already so does not get this far, so the winner alone identifies the choice.
  const isSo = wins ? isToWin !== false && !saysMore : !isToWin && winner === null;
  const isOvertaken = seen !== undefined && seen !== (winner?.id ?? null);
  if (isOvertaken && !isSo) {
    const said = winner
      ? message('winner-chosen-meanwhile', { name: winner.name })
      : message('winner-taken-back-meanwhile');
    return { kind: 'conflict', message: said };
  }
  if (isToWin === false) {
    if (wins) await clearWinner(queries, event);
    return null;
  }
  return saysMore || (isToWin && !wins)
    ? chooseWinner(queries, caller, event, { applicant, bidsOf, reason: reason ?? null })
    : null;
}
