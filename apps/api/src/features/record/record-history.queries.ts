import type {
  ChangesOf,
  HistoryAction,
  HistoryChanges,
  HistorySubject,
  RecordedField,
  RecordedSubject,
} from '@milieuspoor/domain';
import { OF_NO_ORGANISATION } from '../../database/of-no-organisation.ts';
import type { Queries } from '../../database/open-database.ts';
import { sql } from '../../database/sql.ts';

/** One action of a person. */
export interface NewHistoryEntry<Subject extends HistorySubject = HistorySubject> {
  readonly at: Date;
  /** null for an action without sign-in, such as registering */
  readonly accountId: string | null;
  readonly organisationId: string | null;
  readonly projectId: string | null;
  readonly subject: {
    readonly type: Subject;
    readonly id: string | null;
    /** the name that people know, as it was at that moment */
    readonly name: string;
  };
  readonly action: HistoryAction;
  readonly changes: Subject extends RecordedSubject ? ChangesOf<RecordedField<Subject>> : HistoryChanges;
  /** the account whose name it has besides the acting one, such as a member's or a witness's */
  readonly personId?: string;
  /** whether it followed from another action: nobody requested this change itself */
  readonly automatic?: boolean;
}

/** Writes an entry; must run in the transaction of its change, so that neither exists without the other. */
export async function recordHistory<Subject extends HistorySubject>(
  queries: Queries,
  entry: NewHistoryEntry<Subject>,
): Promise<void> {
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
