import type { Shown } from '@milieuspoor/contract';
import { type GapDecision, gapChoices, TENDER_REASON } from '@milieuspoor/domain';
import type { Database } from '../../../../database/open-database.ts';
import type { Caller } from '../../../../http/caller.ts';
import { done, type Outcome, refused } from '../../../../http/outcome.ts';
import type { Clock } from '../../../../platform/clock.ts';
import { type Message, message } from '../../../../text/message.ts';
import { insertGapDecision, letFall } from '../../../award/gaps/gap-decisions.queries.ts';
import { type BidGaps, readBidGaps } from '../../../award/gaps/read-bid-gaps.ts';
import { recordDecision } from '../../../award/gaps/record-decision.ts';
import { refuseOvertaken } from '../../../award/shown/refuse-overtaken.ts';
import { lockApplicant } from '../../../bids/lock-applicant.ts';
import {
  findActiveCalculation,
  findCalculationOfApplicant,
} from '../../../calculations/calculations.queries.ts';
import { touchProject } from '../../../projects/projects.queries.ts';

/** A decision about a kind of gap, with its reason. */
interface AskedDecision extends GapDecision {
  readonly reason: string;
}

interface DecisionsToTake {
  readonly id: string;
  readonly decisions: readonly AskedDecision[];
  /** what the screen showed; undefined if the caller does not say */
  readonly shown: Shown | undefined;
}

/**
 * Stores the client's decisions about what a bid lacks (docs/decisions/0095): all of them, or none. They are made
 * before the award, by a user who may see the bid; bids that are fixed by the opening are no reason to refuse, because
 * that is when they are judged. Earlier decisions about the same kinds lapse.
 */
export async function decideGaps(
  { database, clock }: { database: Database; clock: Clock },
  caller: Caller,
  { id, decisions, shown }: DecisionsToTake,
): Promise<Outcome<undefined>> {
  return database.transaction(async (queries) => {
    const held = await lockApplicant(queries, caller, id);
    if (!held.ok) return held;
    const { project, applicant } = held.value;
    const overtaken = await refuseOvertaken(queries, caller, project, { shown, bidderId: id });
    if (overtaken) return refused(overtaken);
    if (await findActiveCalculation(queries, project, 'applicant'))
      return refused({ kind: 'conflict', message: message('gaps-winner-chosen') });
    const calculation = await findCalculationOfApplicant(queries, project, id);
    const gaps = await readBidGaps(queries, project);
    const { work, decisions: former } = gaps.of(calculation);
    const isHeld = calculation !== null && gaps.baseline?.headlineSet === calculation.headlineSet;
    if (!isHeld || !gaps.baseline || !work?.known)
      return refused({ kind: 'conflict', message: message('gaps-unknown') });
    const fields = problemsOf(decisions, work);
    if (Object.keys(fields).length > 0) return refused({ kind: 'invalid', fields });

    const event = { at: clock.now(), accountId: caller.accountId, project };
    for (const { kind, choice, reason } of decisions) {
      const before = former.find((each) => each.kind === kind) ?? null;
      const shortfall = work.shortfalls.find((each) => each.kind === kind);
      if (!shortfall || (before?.choice === choice && before.reason === reason)) continue;
      if (before) await letFall(queries, before, event.at);
      await insertGapDecision(queries, {
        ...{ organisationId: project.organisationId, applicantId: id, calculationId: calculation.id },
        ...{ baselineId: gaps.baseline.id, kind, choice, reason, shortfall },
        ...{ decidedBy: caller.accountId, decidedAt: event.at },
      });
      await recordDecision(queries, event, { applicant, before, after: { kind, choice, reason } });
    }
    await touchProject(queries, project, event.at);
    return done(undefined);
  });
}

/** Returns what is wrong with decisions, by their fields in the API. */
function problemsOf(
  decisions: readonly AskedDecision[],
  { shortfalls }: NonNullable<BidGaps['work']>,
): Record<string, readonly Message[]> {
  const seen = new Set<string>();
  return Object.fromEntries(
    decisions.flatMap(({ kind, choice, reason }, place): [string, readonly Message[]][] => {
      const shortfall = shortfalls.find((each) => each.kind === kind);
      const isTwice = seen.has(kind);
      seen.add(kind);
      if (!shortfall || isTwice) return [[`decisions.${place}.kind`, [message('gap-not-there')]]];
      return [
        ...(gapChoices(shortfall).includes(choice)
          ? []
          : [[`decisions.${place}.choice`, [message('gap-without-value')]] as [string, Message[]]]),
        ...(reason.length >= TENDER_REASON.least
          ? []
          : [
              [`decisions.${place}.reason`, [message('gap-reason-needed', { min: TENDER_REASON.least })]] as [
                string,
                Message[],
              ],
            ]),
      ];
    }),
  );
}
