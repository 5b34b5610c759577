import type { SetCode } from '@milieuspoor/domain';
import { type SQL, sql } from '../../database/sql.ts';
import type { ChanceWork } from './chance-work.queries.ts';

/** Completed work in which products are known. */
export interface KnownIn {
  readonly organisationId: string;
  readonly set: SetCode;
  readonly built: ChanceWork['built'];
  /** for each spelling of a unit, the one under which it is counted */
  readonly units: ReadonlyMap<string, string>;
}

/** Returns the table `spelled`, as a part of WITH: of the spellings under which a unit is not counted. */
export function tableOfUnits(units: KnownIn['units']): SQL {
  const others = [...units].filter(([spelling, unit]) => spelling !== unit);
  return sql`spelled AS (
    SELECT * FROM unnest(${sql.param(others.map(([spelling]) => spelling))}::text[],
      ${sql.param(others.map(([, unit]) => unit))}::text[]) AS spelled (spelling, unit))`;
}

/**
 * Selects these calculations, each with its place among them and a mark of its own: as many bits as there are calculations, of
 * which one is set.
 */
export function tableOfWork(calculations: ChanceWork['built']): SQL {
  return sql`
    SELECT calculation_id, project_id, weights_version, place::int - 1 AS place,
      set_bit(repeat('0', ${Math.max(1, calculations.length)})::varbit, place::int - 1, 1) AS mark
    FROM unnest(${sql.param(calculations.map(({ calculationId }) => calculationId))}::uuid[],
      ${sql.param(calculations.map(({ projectId }) => projectId))}::uuid[],
      ${sql.param(calculations.map(({ weightsVersion }) => weightsVersion))}::text[])
      WITH ORDINALITY AS of_work (calculation_id, project_id, weights_version, place)`;
}
