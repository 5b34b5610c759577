import type { ScopeDifferenceAnswer } from '@milieuspoor/contract';
import {
  type CalculationType,
  type Lacking,
  LIFE_CYCLE_MODULES,
  SET_CODES,
  type SetCode,
} from '@milieuspoor/domain';
import { type SQL, sql } from '../../database/sql.ts';
import { STORED_TOTALS, type StoredTotal } from '../calculations/stored-totals.queries.ts';

/** One side of two compared calculations. */
export interface PairSideRow {
  readonly side: 'baseline' | 'optimization';
  readonly type: CalculationType;
  /** the totals of its calculation in each of its sets; null in the others */
  readonly totals: Readonly<Record<SetCode, StoredTotal | null>>;
  /** the version of the weights in each of its sets; null in the others */
  readonly weightsVersions: Readonly<Record<SetCode, string | null>>;
  /** what it lacks, in each set, of what the other side declares; null without another side */
  readonly lacking: Readonly<Record<SetCode, LackingOfSide | null>>;
  /** how the posts of both sides differ, in each set; null where that was not compared, and without another side */
  readonly scopes: Readonly<Record<SetCode, ScopeDifferenceAnswer | null>>;
}

/** The gaps of a side, per quantity. */
type LackingOfSide = Readonly<Record<'mki' | 'co2', StoredLacking>>;
export type StoredLacking = Required<Pick<Lacking, 'items' | 'modules' | 'unworked'>> & {
  readonly partly?: readonly number[] | null;
};

/** The columns of a `PairSideRow`, from the rows of `sidesOfPairs`. */
export const PAIR_SIDE_COLUMNS = pairSideColumns(SET_CODES);

/** Returns the same with what is compared in these sets alone: of 2,000 projects a set takes a tenth of a second. */
export function pairSideColumns(sets: readonly SetCode[]): SQL {
  const inSets = (of: (set: SetCode) => SQL) =>
    sql`json_build_object(${sql.join(
      SET_CODES.map((set) => sql`${sql.raw(`'${set}'`)}, ${sets.includes(set) ? of(set) : sql`NULL`}`),
      sql`, `,
    )})`;
  return sql`side.name AS side, calculation.calculation_type AS type, ${STORED_TOTALS} AS totals,
    json_build_object('a1', calculation.a1_weights_version, 'a2', calculation.a2_weights_version) AS "weightsVersions",
    ${inSets(lackingIn)} AS lacking, ${inSets(scopeIn)} AS scopes`;
}

/**
 * Returns the two calculations of each row of `pairs`, which has an organisation_id, a baseline_id and an
 * optimization_id.
 */
export function sidesOfPairs(pairs: SQL): SQL {
  return sql`
    ${pairs} AS pair
    CROSS JOIN LATERAL (VALUES ('baseline', pair.baseline_id), ('optimization', pair.optimization_id))
      AS side (name, calculation_id)
    JOIN calculation ON calculation.id = side.calculation_id AND calculation.organisation_id = pair.organisation_id
    JOIN calculation_total AS total ON total.calculation_id = calculation.id AND total.level = 'calculation'
      AND total.organisation_id = pair.organisation_id`;
}

/** Returns what a side lacks in a set; in a pair that was not compared every item counts as lacking. */
function lackingIn(set: SetCode): SQL {
  const places = sql.raw(String(LIFE_CYCLE_MODULES.length));
  const items = sql`total.${sql.identifier(`${set}_items`)}`;
  const ofQuantity = (quantity: 'mki' | 'co2') => {
    const column = (name: string) => sql`lack.${sql.identifier(`${quantity}_${name}`)}`;
    return sql`json_build_object(
      'items', CASE WHEN known.baseline_id IS NULL THEN ${items} ELSE coalesce(${column('posts')}, 0) END,
      'modules', coalesce(${column('modules')}, array_fill(
        CASE WHEN known.baseline_id IS NULL THEN ${items} ELSE 0 END::double precision, ARRAY[${places}])), 'partly', ${column('partly')},
      'unworked', CASE WHEN known.baseline_id IS NULL THEN ${items} ELSE coalesce(lack.unworked_posts, 0) END)`;
  };
  return sql`(
    SELECT json_build_object('mki', ${ofQuantity('mki')}, 'co2', ${ofQuantity('co2')})
    FROM (VALUES (${sql.raw(`'${set}'`)})) AS asked (set_code)
    LEFT JOIN pair_scope AS known ON known.baseline_id = pair.baseline_id
      AND known.optimization_id = pair.optimization_id AND known.set_code = asked.set_code
      AND known.organisation_id = pair.organisation_id
    LEFT JOIN pair_scope_node AS lack ON lack.baseline_id = known.baseline_id
      AND lack.optimization_id = known.optimization_id AND lack.set_code = known.set_code AND lack.side = side.name
      AND lack.level = 'calculation' AND lack.organisation_id = pair.organisation_id
    WHERE pair.optimization_id IS NOT NULL)`;
}

function scopeIn(set: SetCode): SQL {
  return sql`(
    SELECT json_build_object('missing', known.missing_posts, 'added', known.added_posts,
      'quantities', known.quantity_posts, 'units', known.unit_posts, 'explained', known.explained_mki_posts,
      'explained_co2', known.explained_co2_posts)
    FROM pair_scope AS known
    WHERE known.baseline_id = pair.baseline_id AND known.optimization_id = pair.optimization_id
      AND known.set_code = ${sql.raw(`'${set}'`)} AND known.organisation_id = pair.organisation_id)`;
}
