import { monthToMail, toIsoDay } from '@milieuspoor/domain';
import type { Dependencies } from '../../../dependencies.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { regularly } from '../../../platform/regularly.ts';
import { findOpenWork } from '../find-open-work.ts';
import { takeDueMembership } from './due-memberships.queries.ts';
import { openWorkMail } from './open-work-mail.ts';

const HOUR_MS = 60 * 60 * 1000;

type Needs = Pick<Dependencies, 'database' | 'clock' | 'secret' | 'settings'>;

/**
 * Writes to members who want it what they can mend, once a month, on its first working day. Each membership has its own
 * transaction: the record of the month is stored with its mail, or neither is. Nothing is written where nothing is
 * missing.
 */
export async function mailOpenWork(needs: Needs): Promise<void> {
  const today = toIsoDay(needs.clock.now());
  const month = monthToMail(today);
  if (month !== null) while (await mailOne(needs, { month, today }));
}

/** Handles one membership; tells whether there was one. */
async function mailOne(
  { database, clock, secret, settings }: Needs,
  { month, today }: { readonly month: string; readonly today: string },
): Promise<boolean> {
  return database.transaction(async (queries) => {
    const due = await takeDueMembership(queries, month);
    if (!due) return false;
    const work = await findOpenWork(queries, due, { organisationId: due.organisationId, today });
    const mine = work.filter((row) => row.mine);
    if (mine.length > 0) await queueMail({ secret, clock }, queries, openWorkMail(due, settings, mine));
    return true;
  });
}

/** Looks at once and then every hour, until it is stopped. */
export function mailOpenWorkRegularly(
  needs: Needs,
  onFault: (cause: unknown) => void,
  everyMs = HOUR_MS,
): () => void {
  void mailOpenWork(needs).catch(onFault);
  return regularly(everyMs, () => mailOpenWork(needs), onFault);
}
