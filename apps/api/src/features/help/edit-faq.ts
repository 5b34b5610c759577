import { changesBetween, type HistoryAction, type HistoryChanges } from '@milieuspoor/domain';
import type { Database, Queries } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome, refused } from '../../http/outcome.ts';
import type { Clock } from '../../platform/clock.ts';
import { message } from '../../text/message.ts';
import { recordHistory } from '../record/record-history.queries.ts';
import {
  deleteFaq,
  type FaqRow,
  type FaqText,
  insertFaq,
  lockFaq,
  placeFaq,
  updateFaq,
} from './faq.queries.ts';

interface FaqDependencies {
  readonly database: Database;
  readonly clock: Clock;
}

/** Adds a question after the others. */
export async function createFaq(
  { database, clock }: FaqDependencies,
  caller: Caller,
  text: FaqText,
): Promise<Outcome<FaqRow>> {
  const half = refuseHalfEnglish(text);
  if (half) return half;
  return database.transaction(async (queries) => {
    await lockFaq(queries);
    const entry = await insertFaq(queries, text);
    const changes = changesBetween({}, recorded(entry));
    await record(queries, { clock, caller, entry, action: 'created', changes });
    return done(entry);
  });
}

/** Changes a question, or moves it to another place; the others make room. */
export async function changeFaq(
  { database, clock }: FaqDependencies,
  caller: Caller,
  id: string,
  given: { readonly [Key in keyof Omit<FaqRow, 'id'>]: FaqRow[Key] | undefined },
): Promise<Outcome<FaqRow>> {
  return database.transaction<Outcome<FaqRow>>(async (queries) => {
    const entries = await lockFaq(queries);
    const entry = entries.find((each) => each.id === id);
    if (!entry) return NOT_FOUND;
    const changed: FaqRow = {
      id,
      category: given.category ?? entry.category,
      title: given.title ?? entry.title,
      content: given.content ?? entry.content,
      categoryEn: given.categoryEn ?? entry.categoryEn,
      titleEn: given.titleEn ?? entry.titleEn,
      contentEn: given.contentEn ?? entry.contentEn,
      position: Math.min(given.position ?? entry.position, entries.length),
    };
    const half = refuseHalfEnglish(changed);
    if (half) return half;
    const changes = changesBetween(recorded(entry), recorded(changed));
    if (Object.keys(changes).length === 0) return done(entry);
    await updateFaq(queries, changed);
    const others = entries.filter((each) => each.id !== id).map((each) => each.id);
    await placeFaq(queries, others.toSpliced(changed.position - 1, 0, id));
    await record(queries, { clock, caller, entry, action: 'changed', changes });
    return done(changed);
  });
}

/** Deletes a question; the others move up. */
export async function removeFaq(
  { database, clock }: FaqDependencies,
  caller: Caller,
  id: string,
): Promise<Outcome<undefined>> {
  return database.transaction(async (queries) => {
    const entries = await lockFaq(queries);
    const entry = entries.find((each) => each.id === id);
    if (!entry) return NOT_FOUND;
    await deleteFaq(queries, id);
    await placeFaq(
      queries,
      entries.filter((each) => each.id !== id).map((each) => each.id),
    );
    const changes = changesBetween(recorded(entry), GONE);
    await record(queries, { clock, caller, entry, action: 'deleted', changes });
    return done(undefined);
  });
}

const GONE = {
  category: null,
  title: null,
  content: null,
  categoryEn: null,
  titleEn: null,
  contentEn: null,
  position: null,
};

function recorded({ id: _, ...told }: FaqRow) {
  return told;
}

/**
 * Refuses incomplete English, because a reader would find a question without its answer; null when all of it is there,
 * or nothing.
 */
function refuseHalfEnglish({ categoryEn, titleEn, contentEn }: FaqText) {
  const english = { faq_category_en: categoryEn, faq_title_en: titleEn, faq_content_en: contentEn };
  const missing = Object.entries(english).filter(([, text]) => text === '');
  if (missing.length === 0 || missing.length === Object.keys(english).length) return null;
  return refused({
    kind: 'invalid',
    fields: Object.fromEntries(missing.map(([field]) => [field, [message('faq-english-half')]])),
  });
}

async function record(
  queries: Queries,
  event: {
    readonly clock: Clock;
    readonly caller: Caller;
    readonly entry: FaqRow;
    readonly action: HistoryAction;
    readonly changes: HistoryChanges;
  },
): Promise<void> {
  await recordHistory(queries, {
    at: event.clock.now(),
    accountId: event.caller.accountId,
    organisationId: null,
    projectId: null,
    subject: { type: 'faq', id: event.entry.id, name: event.entry.title },
    action: event.action,
    changes: event.changes,
  });
}
