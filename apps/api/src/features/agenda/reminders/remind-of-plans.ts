import { toIsoDay } from '@milieuspoor/domain';
import type { Dependencies } from '../../../dependencies.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { regularly } from '../../../platform/regularly.ts';
import { listRemindedMembers, type Plan, takeDuePlan } from './planned-days.queries.ts';
import { reminderMail } from './reminder-mail.ts';

const HOUR_MS = 60 * 60 * 1000;
const PLANS: readonly Plan[] = ['award', 'completion'];

type Needs = Pick<Dependencies, 'database' | 'clock' | 'secret' | 'settings'>;

/**
 * Writes to the members of projects whose award or completion is planned within a week. Each project has its own
 * transaction: the record of the reminder is stored with its mails, or neither is.
 */
export async function remindOfPlans(needs: Needs): Promise<void> {
  for (const plan of PLANS) while (await remindOfOne(needs, plan));
}

/** Handles one day; tells whether there was one. */
async function remindOfOne({ database, clock, secret, settings }: Needs, plan: Plan): Promise<boolean> {
  return database.transaction(async (queries) => {
    const due = await takeDuePlan(queries, plan, toIsoDay(clock.now()));
    if (!due) return false;
    for (const member of await listRemindedMembers(queries, due))
      await queueMail({ secret, clock }, queries, reminderMail(member, settings, { plan, ...due }));
    return true;
  });
}

/** Sends reminders at once and then every hour, until it is stopped. */
export function remindOfPlansRegularly(
  needs: Needs,
  onFault: (cause: unknown) => void,
  everyMs = HOUR_MS,
): () => void {
  void remindOfPlans(needs).catch(onFault);
  return regularly(everyMs, () => remindOfPlans(needs), onFault);
}
