import { endpoints } from '@milieuspoor/contract';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../http/gate.ts';
import { done, NOT_FOUND } from '../../http/outcome.ts';
import { findMailOutcome } from '../../platform/mail/queued-mails.queries.ts';
import { findMailQueue, mailDelivery } from './find-mail-queue.ts';
import { queueTestMail } from './queue-test-mail.ts';
import { sendMailsAgain } from './send-mails-again.ts';

/** The routes of the mails that wait and those that were given up, for staff. */
export function mailRoutes(dependencies: Dependencies): Route[] {
  const { queries } = dependencies.database;
  return [
    route(endpoints.getMailQueue, async () => done(await findMailQueue(dependencies))),
    route(endpoints.getMailOutcome, async ({ params }) =>
      done({
        ...(await findMailOutcome(queries, params.uuid)),
        delivery: mailDelivery(dependencies.settings),
      }),
    ),
    route(endpoints.sendMailAgain, async ({ params, caller }) => {
      const count = await sendMailsAgain(dependencies, caller, { messageId: params.uuid });
      return count === 0 ? NOT_FOUND : done(undefined);
    }),
    route(endpoints.sendMailsAgain, async ({ caller }) =>
      done({ count: await sendMailsAgain(dependencies, caller, 'given-up') }),
    ),
    route(endpoints.sendTestMail, async ({ caller }) => queueTestMail(dependencies, caller)),
  ];
}
