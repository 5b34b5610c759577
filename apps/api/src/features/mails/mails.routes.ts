import { endpoints } from '@milieuspoor/contract';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../http/gate.ts';
import { done, NOT_FOUND } from '../../http/outcome.ts';
import { findMailOutcome, sendAgain } from '../../platform/mail/queued-mails.queries.ts';
import { findMailQueue, mailDelivery } from './find-mail-queue.ts';
import { queueTestMail } from './queue-test-mail.ts';

/** The mails that wait and those that were given up, for staff. */
export function mailRoutes(dependencies: Dependencies): Route[] {
  const { clock, database } = dependencies;
  const { queries } = database;
  return [
    route(endpoints.getMailQueue, async () => done(await findMailQueue(dependencies))),
    route(endpoints.getMailOutcome, async ({ params }) =>
      done({
        ...(await findMailOutcome(queries, params.uuid)),
        delivery: mailDelivery(dependencies.settings),
      }),
    ),
    route(endpoints.sendMailAgain, async ({ params }) => {
      const count = await sendAgain(queries, { messageId: params.uuid }, clock.now());
      return count === 0 ? NOT_FOUND : done(undefined);
    }),
    route(endpoints.sendMailsAgain, async () =>
      done({ count: await sendAgain(queries, 'given-up', clock.now()) }),
    ),
    route(endpoints.sendTestMail, async ({ caller }) => queueTestMail(dependencies, caller)),
  ];
}
