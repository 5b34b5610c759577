import { COLLECTION_CAP } from '@milieuspoor/contract';
import type { DiscountStep, SimulatedBid, SimulatedModel, SimulationAverages } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { findRow, listRows } from '../../../database/rows.ts';
import { sql } from '../../../database/sql.ts';

type Project = { readonly id: string; readonly organisationId: string };

/** The input of a simulation. */
export interface DrawnFrom extends SimulatedModel {
  readonly seed: number;
  readonly bidders: number;
}

/** The input of a simulation as it is stored. */
export interface SimulationRow extends Omit<DrawnFrom, 'line'> {
  readonly upperEur: number;
  readonly lowerEur: number;
  readonly maxDiscountEur: number;
  readonly steps: readonly DiscountStep[] | null;
  readonly drawnAt: Date;
}

export interface SimulatedBidRow extends Omit<SimulatedBid, 'name'> {
  readonly id: string;
  /** in the draw, from 1 on */
  readonly place: number;
}

/** Replaces the simulation of a project. */
export async function replaceSimulation(
  queries: Queries,
  { id, organisationId }: Project,
  from: DrawnFrom,
  bids: readonly SimulatedBid[],
  now: Date,
): Promise<void> {
  await queries.execute(sql`
    DELETE FROM simulation WHERE project_id = ${id} AND organisation_id = ${organisationId}`);
  const { line } = from;
  const steps = line.form === 'steps' ? JSON.stringify(line.steps) : null;
  await queries.execute(sql`
    INSERT INTO simulation (project_id, organisation_id, seed, scope_eur, upper_eur, lower_eur, max_discount_eur,
      criteria_max_discount_eur, bidders, ceiling_eur, steps, drawn_at)
    VALUES (${id}, ${organisationId}, ${from.seed}, ${from.scopeEur}, ${line.upperEur}, ${line.lowerEur},
      ${line.maxDiscountEur}, ${from.criteriaMaxDiscountEur}, ${from.bidders}, ${from.ceilingEur}, ${steps}::jsonb, ${now})`);
  const column = (key: Exclude<keyof SimulatedBid, 'name'>) =>
    sql`${sql.param(bids.map((bid) => bid[key]))}::double precision[]`;
  await queries.execute(sql`
    INSERT INTO random_applicant (project_id, organisation_id, place, name, quote_eur, mki_eur, score_eur,
      criteria_discount_eur, fictional_price_eur)
    SELECT ${id}::uuid, ${organisationId}::uuid, drawn.place, drawn.name, drawn.quote, drawn.mki, drawn.score,
      drawn.criteria_discount, drawn.price
    FROM unnest(${sql.param(bids.map(({ name }) => name))}::text[], ${column('quoteEur')}, ${column('mkiEur')},
      ${column('scoreEur')}, ${column('criteriaDiscountEur')}, ${column('fictionalPriceEur')}) WITH ORDINALITY
      AS drawn (name, quote, mki, score, criteria_discount, price, place)`);
}

/** Returns the input of a project's simulation; null without one. */
export async function findSimulation(queries: Queries, project: Project): Promise<SimulationRow | null> {
  return findRow(
    queries,
    sql`
      SELECT seed::double precision AS seed, scope_eur AS "scopeEur", upper_eur AS "upperEur", lower_eur AS "lowerEur",
        max_discount_eur AS "maxDiscountEur", criteria_max_discount_eur AS "criteriaMaxDiscountEur", bidders,
        ceiling_eur AS "ceilingEur", steps,
        drawn_at AS "drawnAt"
      FROM simulation WHERE project_id = ${project.id} AND organisation_id = ${project.organisationId}`,
  );
}

/** Returns a page of the simulated bids, in the order of the draw. */
export async function listSimulatedBids(
  queries: Queries,
  project: Project,
  page: number,
): Promise<SimulatedBidRow[]> {
  return listRows(
    queries,
    sql`
      SELECT id, place, quote_eur AS "quoteEur", mki_eur AS "mkiEur", score_eur AS "scoreEur",
        criteria_discount_eur AS "criteriaDiscountEur", fictional_price_eur AS "fictionalPriceEur"
      FROM random_applicant WHERE project_id = ${project.id} AND organisation_id = ${project.organisationId}
      ORDER BY place LIMIT ${COLLECTION_CAP} OFFSET ${(page - 1) * COLLECTION_CAP}`,
  );
}

/** Returns the mean of each column over all simulated bids; null without any. */
export async function findSimulationAverages(
  queries: Queries,
  project: Project,
): Promise<SimulationAverages | null> {
  return findRow(
    queries,
    sql`
      SELECT avg(quote_eur) AS "quoteEur", avg(mki_eur) AS "mkiEur", avg(score_eur) AS "scoreEur",
        avg(criteria_discount_eur) AS "criteriaDiscountEur", avg(fictional_price_eur) AS "fictionalPriceEur"
      FROM random_applicant WHERE project_id = ${project.id} AND organisation_id = ${project.organisationId}
      HAVING count(*) > 0`,
  );
}
