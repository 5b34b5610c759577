import type { GoalStep, HistoryAction, HistoryChanges, ProgressIndicator } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { findRow, listRows } from '../../database/rows.ts';
import { inScope } from '../../database/scope-condition.ts';
import { type SQL, sql } from '../../database/sql.ts';
import type { Scope } from '../../http/caller.ts';

/** What an organisation set itself for one figure; without steps there is no goal. */
export interface GoalRow {
  readonly indicator: ProgressIndicator;
  readonly revision: number;
  readonly modifiedAt: Date;
  readonly start: GoalStep | null;
  readonly steps: readonly GoalStep[];
  readonly decisionNumber: string;
  /** yyyy-mm-dd */
  readonly decisionDate: string | null;
  readonly decisionText: string;
  readonly decisionUrl: string;
}

const GOALS = sql`
  SELECT own_goal.indicator, own_goal.revision, own_goal.modified_at AS "modifiedAt", own_goal.start, own_goal.steps,
    own_goal.decision_number AS "decisionNumber", own_goal.decision_date::text AS "decisionDate",
    own_goal.decision_text AS "decisionText", own_goal.decision_url AS "decisionUrl"
  FROM own_goal JOIN organisation ON organisation.id = own_goal.organisation_id`;

function goalsOf(scope: Scope, slug: string): SQL {
  return sql`${GOALS} WHERE organisation.slug = ${slug} AND ${inScope(scope, sql`own_goal.organisation_id`)}`;
}

/** Returns the goals of an organisation within the scope, those that were taken away included. */
export async function listGoals(queries: Queries, scope: Scope, slug: string): Promise<GoalRow[]> {
  return listRows(queries, sql`${goalsOf(scope, slug)} ORDER BY own_goal.indicator`);
}

/** Returns a goal of an organisation within the scope; null while nobody set it. */
export async function findGoal(
  queries: Queries,
  scope: Scope,
  { slug, indicator }: { readonly slug: string; readonly indicator: ProgressIndicator },
): Promise<GoalRow | null> {
  return findRow(queries, sql`${goalsOf(scope, slug)} AND own_goal.indicator = ${indicator}`);
}

/** Stores a whole goal, while the organisation is locked. */
export async function storeGoal(queries: Queries, organisationId: string, goal: GoalRow): Promise<void> {
  const columns = sql`revision, modified_at, start, steps, decision_number, decision_date, decision_text, decision_url`;
  const values = sql`${goal.revision}, ${goal.modifiedAt}, ${goal.start && JSON.stringify(goal.start)}::jsonb,
    ${JSON.stringify(goal.steps)}::jsonb, ${goal.decisionNumber}, ${goal.decisionDate}::date, ${goal.decisionText},
    ${goal.decisionUrl}`;
  await queries.execute(sql`
    INSERT INTO own_goal (indicator, organisation_id, ${columns})
    VALUES (${goal.indicator}, ${organisationId}, ${values})
    ON CONFLICT (indicator, organisation_id) DO UPDATE SET (${columns}) = (${values})`);
}

export interface GoalChangeRow {
  readonly occurredAt: Date;
  readonly actorName: string;
  readonly action: HistoryAction;
  readonly changes: HistoryChanges;
}

/** Returns the latest changes of a goal of an organisation within the scope, newest first. */
export async function listGoalChanges(
  queries: Queries,
  scope: Scope,
  {
    slug,
    indicator,
    most,
  }: { readonly slug: string; readonly indicator: ProgressIndicator; readonly most: number },
): Promise<GoalChangeRow[]> {
  return listRows(
    queries,
    sql`
      SELECT entry.occurred_at AS "occurredAt", entry.actor_name AS "actorName", entry.action, entry.changes
      FROM history_entry AS entry JOIN organisation ON organisation.id = entry.organisation_id
      WHERE organisation.slug = ${slug} AND ${inScope(scope, sql`entry.organisation_id`)}
        AND entry.subject_type = 'own-goal' AND entry.subject_name = ${indicator}
      ORDER BY entry.occurred_at DESC, entry.id DESC
      LIMIT ${most}`,
  );
}
