import type { ScopeAnswer, ScopeMeaning, ScopeSubject } from '@milieuspoor/domain';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../../database/open-database.ts';
import { listRows } from '../../../database/rows.ts';

/** An answer about a calculation, and who gave it. */
export interface ScopeAnswerRow extends ScopeAnswer {
  readonly calculationId: string;
  /** the calculation that it was held against, when it was asked */
  readonly againstId: string;
  /** '' for an account that is gone */
  readonly answeredBy: string;
  readonly answeredAt: Date;
}

/** What was answered of some calculations of an organisation, the earliest first. */
export async function listScopeAnswers(
  queries: Queries,
  organisationId: string,
  calculationIds: readonly string[],
): Promise<ScopeAnswerRow[]> {
  return listRows(
    queries,
    sql`
      SELECT answer.calculation_id AS "calculationId", answer.against_id AS "againstId", answer.subject,
        answer.meaning, answer.positions,
        coalesce(nullif(trim(account.first_name || ' ' || account.last_name), ''), account.username, '') AS "answeredBy",
        answer.answered_at AS "answeredAt"
      FROM scope_answer AS answer LEFT JOIN account ON account.id = answer.answered_by
      WHERE answer.organisation_id = ${organisationId}
        AND answer.calculation_id = ANY(${sql.param(calculationIds)}::uuid[])
      ORDER BY answer.id`,
  );
}

export interface NewScopeAnswer {
  readonly organisationId: string;
  readonly calculationId: string;
  readonly againstId: string;
  readonly subject: ScopeSubject;
  readonly meaning: ScopeMeaning;
  readonly positions: readonly number[];
  readonly answeredBy: string | null;
  readonly answeredAt: Date;
}

export async function insertScopeAnswer(queries: Queries, answer: NewScopeAnswer): Promise<void> {
  await queries.execute(sql`
    INSERT INTO scope_answer (organisation_id, calculation_id, against_id, subject, meaning, positions, answered_by,
      answered_at)
    VALUES (${answer.organisationId}, ${answer.calculationId}, ${answer.againstId}, ${answer.subject},
      ${answer.meaning}, ${sql.param(answer.positions)}::integer[], ${answer.answeredBy}, ${answer.answeredAt})`);
}
