import { type ErasureRequest, endpoints } from '@milieuspoor/contract';
import { answerDayOf, toIsoDay } from '@milieuspoor/domain';
import type { Dependencies } from '../../dependencies.ts';
import { pageOf } from '../../http/collection.ts';
import { type Route, route } from '../../http/gate.ts';
import { done } from '../../http/outcome.ts';
import { sentence } from '../../text/message.ts';
import { askErasure } from './ask-erasure.ts';
import { erasePerson, previewErasure } from './erase-person.ts';
import {
  type ErasureRequestRow,
  findErasureRequest,
  listErasureRequests,
} from './erasure-requests.queries.ts';
import { exportOwnData, exportPerson } from './export-personal-data.ts';

/** The routes of a person's own data, and of what staff do with it on request (GDPR 15, 17 and 20). */
export function privacyRoutes(dependencies: Dependencies): Route[] {
  return [
    route(endpoints.exportOwnData, async ({ caller, body, call: { language } }) =>
      exportOwnData(dependencies, caller, { password: body.current_password, language }),
    ),
    route(endpoints.getErasureRequest, async ({ caller }) => {
      const request = await findErasureRequest(dependencies.database.queries, caller.accountId);
      return done({ asked_at: request?.askedAt.toISOString() ?? null });
    }),
    route(endpoints.askErasure, async ({ caller, body }) => {
      const outcome = await askErasure(dependencies, caller, body.current_password);
      return outcome.ok ? done({ asked_at: outcome.value.askedAt.toISOString() }) : outcome;
    }),
    route(endpoints.listErasureRequests, async ({ query }) => {
      const { count, items } = await listErasureRequests(dependencies.database.queries, query);
      const today = toIsoDay(dependencies.clock.now());
      const results = items.map((row) => toErasureRequest(row, today));
      return done(pageOf(endpoints.listErasureRequests, query, { count, items: results }));
    }),
    route(endpoints.exportPerson, async ({ caller, params, call: { language } }) =>
      exportPerson(dependencies, { accountId: params.account, byId: caller.accountId, language }),
    ),
    route(endpoints.previewErasure, async ({ caller, params, call: { language } }) => {
      const outcome = await previewErasure(dependencies, {
        accountId: params.account,
        byId: caller.accountId,
      });
      if (!outcome.ok) return outcome;
      const {
        entries,
        awardEntries,
        awardProjects,
        memberships,
        messages,
        reports,
        contactOf,
        obstacle,
        holdings,
      } = outcome.value;
      return done({
        obstacle: obstacle && sentence(obstacle, language),
        memberships,
        messages,
        holdings,
        reports,
        history_entries: entries,
        award_entries: awardEntries,
        award_projects: [...awardProjects],
        contact_of: [...contactOf],
      });
    }),
    route(endpoints.erasePerson, async ({ caller, params, body }) => {
      const outcome = await erasePerson(dependencies, {
        accountId: params.account,
        byId: caller.accountId,
        confirmation: body.username,
        awards: body.awards,
      });
      return outcome.ok
        ? done({ pseudonym: outcome.value.pseudonym, award_entries_kept: outcome.value.awardEntries })
        : outcome;
    }),
  ];
}

function toErasureRequest(
  { id, accountId, name, email, askedAt }: ErasureRequestRow,
  today: string,
): ErasureRequest {
  const due = answerDayOf(toIsoDay(askedAt));
  return { uuid: id, user: accountId, name, email, asked: askedAt.toISOString(), due, overdue: today > due };
}
