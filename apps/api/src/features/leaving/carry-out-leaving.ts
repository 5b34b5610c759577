import { changesBetween, endsWithHolder, type HistoryChanges, isHandedOn } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { recordMembership } from '../memberships/record-membership.ts';
import { recordHistory } from '../record/record-history.queries.ts';
import { endHolding } from './end-holding.ts';
import { handOn } from './hand-on.queries.ts';
import type { HolderRow, HoldingRow } from './holdings.queries.ts';
import { type LeavingReason, queueLeavingMails } from './leaving-mail.ts';
import { type LeavingPlan, shownName } from './plan-leaving.ts';

type Needs = Pick<Dependencies, 'secret' | 'clock' | 'settings'>;

interface LeavingAct {
  readonly at: Date;
  /** who did it */
  readonly accountId: string;
  readonly reason: LeavingReason;
  /** the person that it is about, by the name in mails */
  readonly personName: string;
}

/**
 * Ends or hands over what was planned, in the transaction of the action from which it follows. Returns what the history
 * entry of that action records; a handover is also recorded under its new holder, so that no entry has two people's
 * names.
 */
export async function carryOutLeaving(
  needs: Needs,
  queries: Queries,
  { departure, steps }: LeavingPlan,
  act: LeavingAct,
): Promise<HistoryChanges> {
  for (const { held, holder } of steps) {
    if (holder) await goOn(queries, held, holder, act);
    else if (held.kind === 'bid') await stay(queries, held, act);
    else await endHolding(needs, queries, held, { ...act, holderId: departure.accountId });
  }
  await queueLeavingMails(needs, queries, steps, act);
  const named = (chosen: LeavingPlan['steps']) =>
    chosen.map(({ held }) => shownName(held)).join(', ') || null;
  const ended = steps.filter(({ held, holder }) => !holder && endsWithHolder(held.kind));
  return changesBetween(
    {},
    {
      holdingsEnded: named(ended.filter(({ held }) => held.kind !== 'calendar-feed')),
      holdingsKept: named(steps.filter(({ holder }) => holder)),
      ...(ended.some(({ held }) => held.kind === 'calendar-feed') ? { calendarFeed: false } : {}),
    },
  );
}

async function goOn(queries: Queries, held: HoldingRow, holder: HolderRow, act: LeavingAct): Promise<void> {
  const { kind, id } = held;
  if (!isHandedOn(kind)) throw new Error(`Nobody goes on with a ${kind}`);
  await handOn(queries, kind, id, holder.accountId);
  await recordMembership(queries, {
    at: act.at,
    accountId: act.accountId,
    membership: {
      id: holder.membershipId,
      accountId: holder.accountId,
      accountName: holder.name,
      organisationId: holder.organisationId,
    },
    action: 'changed',
    changes: changesBetween({}, { holdingTakenOver: shownName(held) }),
  });
}

/** Records in the tender that the organisation is now responsible for a sealed bid; nobody else reads it. */
async function stay(queries: Queries, held: HoldingRow, act: LeavingAct): Promise<void> {
  await recordHistory(queries, {
    at: act.at,
    accountId: act.accountId,
    organisationId: held.organisationId,
    projectId: held.projectId,
    subject: { type: 'applicant', id: held.id, name: held.name },
    action: 'changed',
    changes: { bidHeldBy: { from: null, to: held.organisationName } },
    automatic: true,
  });
}
