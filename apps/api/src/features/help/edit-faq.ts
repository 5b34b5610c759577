import { changesBetween, type HistoryAction, type HistoryChanges } from '@milieuspoor/domain';
import type { Database, Queries } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome } from '../../http/outcome.ts';
import type { Clock } from '../../platform/clock.ts';
import { recordHistory } from '../history/record-history.queries.ts';
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

/** Adds a question behind the others. */
export async function createFaq(
  { database, clock }: FaqDependencies,
  caller: Caller,
  text: FaqText,
): Promise<Outcome<FaqRow>> {
  return database.transaction(async (queries) => {
    await lockFaq(queries);
    const entry = await insertFaq(queries, text);
    const changes = changesBetween({}, recorded(entry));
    await record(queries, { clock, caller, entry, action: 'created', changes });
    return done(entry);
  });
}

/** Changes a question, or moves it to another place among the others; those make room. */
export async function changeFaq(
  { database, clock }: FaqDependencies,
  caller: Caller,
  id: string,
  given: { readonly [Key in keyof Omit<FaqRow, 'id'>]: FaqRow[Key] | undefined },
): Promise<Outcome<FaqRow>> {
  return database.transaction(async (queries) => {
    const entries = await lockFaq(queries);
    const entry = entries.find((each) => each.id === id);
    if (!entry) return NOT_FOUND;
    const changed: FaqRow = {
      id,
      category: given.category ?? entry.category,
      title: given.title ?? entry.title,
      content: given.content ?? entry.content,
      position: Math.min(given.position ?? entry.position, entries.length),
    };
    const changes = changesBetween(recorded(entry), recorded(changed));
    if (Object.keys(changes).length === 0) return done(entry);
    await updateFaq(queries, changed);
    const others = entries.filter((each) => each.id !== id).map((each) => each.id);
    await placeFaq(queries, others.toSpliced(changed.position - 1, 0, id));
    await record(queries, { clock, caller, entry, action: 'changed', changes });
    return done(changed);
  });
}

/** Takes a question away; the others move up. */
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

const GONE = { category: null, title: null, content: null, position: null };

function recorded({ category, title, content, position }: FaqRow) {
  return { category, title, content, position };
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
