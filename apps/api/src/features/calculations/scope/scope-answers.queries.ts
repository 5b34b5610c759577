import {
  type CalculationType,
  type GivenScopeAnswer,
  LIFE_CYCLE_MODULES,
  type ScopeMeaning,
  type ScopeSubject,
} from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { listRows } from '../../../database/rows.ts';
import { sql } from '../../../database/sql.ts';

/** An answer about a calculation, with its author. */
export interface ScopeAnswerRow extends GivenScopeAnswer {
  readonly calculationId: string;
  /** the calculation with which it was compared when it was asked */
  readonly againstId: string;
}

const MODULE_CODES = sql.raw(`ARRAY[${LIFE_CYCLE_MODULES.map((module) => `'${module}'`).join(', ')}]`);

/**
 * The places of an answer (`scope_answer AS answer`) without those of posts for which the calculation itself
 * contradicts it. A post contradicts the answer that a module does not apply when it declares that module in one of its
 * sets, and the answer that indicators do not apply when it declares CO2 in one set alone. Such an answer is not
 * accepted for those posts (`answeredPosts`, domain); one that a former release accepted does not count.
 */
export const UNCONTRADICTED = sql`CASE
  WHEN answer.meaning = 'not-applicable' AND (answer.subject LIKE 'module:%' OR answer.subject = 'indicators') THEN ARRAY(
    SELECT said.place FROM unnest(answer.positions) WITH ORDINALITY AS said (place, number)
    WHERE NOT EXISTS (
      SELECT FROM calculation_item AS item
      WHERE item.calculation_id = answer.calculation_id AND item.organisation_id = answer.organisation_id
        AND item.position = said.place AND CASE answer.subject
          WHEN 'indicators' THEN EXISTS (
            SELECT FROM unnest(item.a1_co2_kg, item.a2_co2_kg) AS co2 (a1, a2)
            WHERE item.a1_co2_kg IS NOT NULL AND item.a2_co2_kg IS NOT NULL
              AND (co2.a1 IS NULL AND co2.a2 <> 0 OR co2.a2 IS NULL AND co2.a1 <> 0))
          ELSE coalesce(item.a1_mki_eur[array_position(${MODULE_CODES}, substr(answer.subject, 8))], 0) <> 0
            OR coalesce(item.a2_mki_eur[array_position(${MODULE_CODES}, substr(answer.subject, 8))], 0) <> 0 END)
    ORDER BY said.number)
  ELSE answer.positions END`;

/** Returns the answers about some calculations of an organisation that count, the earliest first. */
export async function listScopeAnswers(
  queries: Queries,
  organisationId: string,
  calculationIds: readonly string[],
): Promise<ScopeAnswerRow[]> {
  return listRows(
    queries,
    sql`
      SELECT answer.calculation_id AS "calculationId", answer.against_id AS "againstId", answer.subject,
        answer.meaning, ${UNCONTRADICTED} AS positions,
        coalesce(nullif(trim(account.first_name || ' ' || account.last_name), ''), account.username, '') AS "answeredBy",
        answer.answered_at AS "answeredAt"
      FROM scope_answer AS answer LEFT JOIN account ON account.id = answer.answered_by
      WHERE answer.organisation_id = ${organisationId}
        AND answer.calculation_id = ANY(${sql.param(calculationIds)}::uuid[])
      ORDER BY answer.id`,
  );
}

/** A calculation with answers. */
export interface EarlierCalculation {
  readonly id: string;
  readonly name: string;
}

/** Returns the newest calculations of a type, or of a bidder, that have answers. */
export async function listEarlierAnswered(
  queries: Queries,
  project: { readonly id: string; readonly organisationId: string },
  of: { readonly type: CalculationType; readonly applicantId: string | null; readonly max: number },
): Promise<EarlierCalculation[]> {
  return listRows(
    queries,
    sql`
      SELECT calculation.id, calculation.name FROM calculation
      WHERE calculation.project_id = ${project.id} AND calculation.organisation_id = ${project.organisationId}
        AND calculation.calculation_type = ${of.type} AND calculation.deleted_at IS NULL
        AND calculation.applicant_id IS NOT DISTINCT FROM ${of.applicantId}::uuid
        AND EXISTS (
          SELECT FROM scope_answer WHERE scope_answer.calculation_id = calculation.id
            AND scope_answer.organisation_id = calculation.organisation_id)
      ORDER BY calculation.created_at DESC, calculation.id DESC LIMIT ${of.max}`,
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
