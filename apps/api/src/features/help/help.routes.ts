import { endpoints, type FaqEntry, type Message } from '@milieuspoor/contract';
import { formatModified } from '@milieuspoor/domain';
import type { Dependencies } from '../../dependencies.ts';
import { collection, pageOf } from '../../http/collection.ts';
import { type Route, route } from '../../http/gate.ts';
import { done } from '../../http/outcome.ts';
import { changeFaq, createFaq, removeFaq } from './edit-faq.ts';
import { type FaqRow, listFaq, searchFaq } from './faq.queries.ts';
import { handleMessage } from './handle-message.ts';
import { findMessage, listMessages, type MessageRow } from './messages.queries.ts';
import { sendMessage } from './send-message.ts';

/** The public routes: questions, and contact with the provider. */
export function helpRoutes({ database, clock, secret, settings }: Dependencies): Route[] {
  return [
    route(endpoints.listFaq, async () => {
      const entries = await listFaq(database.queries);
      return done(collection(entries.map(toFaqEntry)));
    }),
    route(endpoints.getProvider, async () => done({ ...settings.provider, email: settings.providerEmail })),
    route(endpoints.sendContactMessage, async ({ caller, params, body }) => {
      const outcome = await sendMessage({ database, clock, secret, settings }, caller, {
        user: params.user,
        organisation: body.organisation,
        project: null,
        content: body.message,
      });
      if (!outcome.ok) return outcome;
      const { id, createdAt } = outcome.value;
      return done({ uuid: id, ...body, created: formatModified(createdAt) });
    }),
    route(endpoints.notifyOfAwardModel, async ({ caller, params, body }) => {
      const { organisation, project } = body;
      const outcome = await sendMessage({ database, clock, secret, settings }, caller, {
        user: params.user,
        organisation,
        project,
        content: body.message ?? null,
      });
      if (!outcome.ok) return outcome;
      const { id, content, createdAt } = outcome.value;
      return done({ uuid: id, organisation, project, message: content, created: formatModified(createdAt) });
    }),
  ];
}

/** The routes for what staff maintain. */
export function helpAdminRoutes({ database, clock }: Dependencies): Route[] {
  return [
    route(endpoints.listFaqEntries, async ({ query }) => {
      const { search, page, page_size: pageSize } = query;
      const { count, items } = await searchFaq(database.queries, { search, page, pageSize });
      return done(pageOf(endpoints.listFaqEntries, query, { count, items: items.map(toFaqEntry) }));
    }),
    route(endpoints.createFaqEntry, async ({ caller, body }) => {
      const outcome = await createFaq({ database, clock }, caller, {
        category: body.faq_category,
        title: body.faq_title,
        content: body.faq_content,
        categoryEn: body.faq_category_en ?? '',
        titleEn: body.faq_title_en ?? '',
        contentEn: body.faq_content_en ?? '',
      });
      return outcome.ok ? done(toFaqEntry(outcome.value)) : outcome;
    }),
    route(
      endpoints.updateFaqEntry,
      async ({ caller, params, body }) => {
        const outcome = await changeFaq({ database, clock }, caller, params.faq, {
          category: body.faq_category,
          title: body.faq_title,
          content: body.faq_content,
          categoryEn: body.faq_category_en,
          titleEn: body.faq_title_en,
          contentEn: body.faq_content_en,
          position: body.position,
        });
        return outcome.ok ? done(toFaqEntry(outcome.value)) : outcome;
      },
      async ({ params }) => {
        const entry = (await listFaq(database.queries)).find(({ id }) => id === params.faq);
        return entry ? toFaqEntry(entry) : null;
      },
    ),
    route(endpoints.deleteFaqEntry, async ({ caller, params }) =>
      removeFaq({ database, clock }, caller, params.faq),
    ),
    route(endpoints.listMessages, async ({ query }) => {
      const { count, items } = await listMessages(
        database.queries,
        {
          search: query.search,
          handled: query.handled === undefined ? null : query.handled === 'true',
          kind: query.kind ?? null,
          organisationSlug: query.organization ?? null,
        },
        { page: query.page, pageSize: query.page_size, ordering: query.ordering },
      );
      return done(pageOf(endpoints.listMessages, query, { count, items: items.map(toMessage) }));
    }),
    route(
      endpoints.updateMessage,
      async ({ caller, params, body }) => {
        const outcome = await handleMessage({ database, clock }, caller, params.message, body.handled);
        return outcome.ok ? done(toMessage(outcome.value)) : outcome;
      },
      async ({ params }) => {
        const message = await findMessage(database.queries, params.message);
        return message && toMessage(message);
      },
    ),
  ];
}

function toFaqEntry(row: FaqRow): FaqEntry {
  return {
    uuid: row.id,
    faq_category: row.category,
    faq_title: row.title,
    faq_content: row.content,
    faq_category_en: row.categoryEn,
    faq_title_en: row.titleEn,
    faq_content_en: row.contentEn,
    position: row.position,
  };
}

function toMessage(row: MessageRow): Message {
  return {
    uuid: row.id,
    kind: row.kind,
    organization: row.organisationSlug,
    organization_name: row.organisationName,
    project: row.projectId,
    project_name: row.projectName,
    sender_name: row.senderName,
    sender_email: row.senderEmail,
    content: row.content,
    created: formatModified(row.createdAt),
    handled: row.handledAt && formatModified(row.handledAt),
    handled_by: row.handledBy,
  };
}
