import type { RecordedEvent } from '@milieuspoor/documents';
import type { Queries } from '../../../database/open-database.ts';
import type { Caller } from '../../../http/caller.ts';
import { bidReader } from '../../bids/bid-reader.ts';
import { listHistory } from '../../history/history.queries.ts';
import type { ProjectRow } from '../../projects/projects.queries.ts';

const PAGE_SIZE = 1000;

/** Returns the whole history of a project, oldest first, as its reader may know it. */
export async function listEvents(
  queries: Queries,
  caller: Caller,
  project: ProjectRow,
): Promise<readonly RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  const reading = { pageSize: PAGE_SIZE, oldestFirst: true, reader: bidReader(caller) };
  for (let page = 1; ; page++) {
    const filters = { projectId: project.id };
    const { count, items } = await listHistory(queries, caller.scope, filters, { ...reading, page });
    for (const { occurredAt, actorName, subjectType, subjectId, subjectName, action, changes } of items)
      events.push({
        at: occurredAt,
        by: actorName,
        subject: { type: subjectType, id: subjectId, name: subjectName },
        action,
        changes,
      });
    if (events.length >= count || items.length === 0) return events;
  }
}
