import type { HistoryAction, HistoryChanges, HistorySubject } from '@milieuspoor/domain';
import { sql } from 'drizzle-orm';
import { OF_NO_ORGANISATION } from '../../database/of-no-organisation.ts';
import type { Queries } from '../../database/open-database.ts';

/** One thing that somebody did. */
export interface NewHistoryEntry {
  readonly at: Date;
  /** null for what nobody signed in did, such as registering */
  readonly accountId: string | null;
  readonly organisationId: string | null;
  readonly projectId: string | null;
  readonly subject: {
    readonly type: HistorySubject;
    readonly id: string | null;
    /** how people know it, kept as it was then */
    readonly name: string;
  };
  readonly action: HistoryAction;
  readonly changes: HistoryChanges;
  /** the account whose name it bears beside that of who did it, as a member's or a witness's */
  readonly personId?: string;
  /** it followed from another act: nobody asked for this change by itself */
  readonly automatic?: boolean;
}

/** Writes an entry; belongs in the transaction of the change that it is about, so that there is never one without the other. */
export async function recordHistory(queries: Queries, entry: NewHistoryEntry): Promise<void> {
  await queries.execute(sql`
    INSERT INTO history_entry (occurred_at, account_id, actor_name, organisation_id, tenant_id, project_id, subject_type,
      subject_id, subject_name, action, changes, automatic, person_id)
    SELECT ${entry.at}, ${entry.accountId}::uuid,
      coalesce((
        SELECT coalesce(nullif(trim(first_name || ' ' || last_name), ''), username)
        FROM account WHERE id = ${entry.accountId}::uuid
      ), ''),
      ${entry.organisationId}::uuid, ${entry.organisationId ?? OF_NO_ORGANISATION}::uuid, ${entry.projectId}::uuid,
      ${entry.subject.type}, ${entry.subject.id}::uuid,
      ${entry.subject.name}, ${entry.action}, ${JSON.stringify(entry.changes)}::jsonb,
      ${entry.automatic ?? false}, ${entry.personId ?? null}::uuid`);
}
