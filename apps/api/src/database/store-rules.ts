import { CONTRACT_TYPES, representativeTypes } from '@milieuspoor/domain';
import type { Queries } from './queries.ts';
import { sql } from './sql.ts';

const ANSWERS = [true, false, null] as const;

/**
 * Stores the rules of the domain that queries need: the rules remain in one place, and the database has their result
 * for every kind of project. Nothing is written where nothing changed.
 */
export async function storeRules(queries: Queries): Promise<void> {
  const rows = CONTRACT_TYPES.flatMap((contractType) =>
    ANSWERS.flatMap((awardCriteria) =>
      ANSWERS.flatMap((asbuiltScopeChanged) =>
        [true, false].map((complete) => {
          const kind = [contractType, awardCriteria, asbuiltScopeChanged, complete].map(String).join('/');
          const [first, second] = representativeTypes({
            contractType,
            awardCriteria,
            asbuiltScopeChanged,
            complete,
          });
          return sql`(${kind}, ${first?.baseline}, ${first?.optimization}, ${second?.baseline ?? null}::text,
            ${second?.optimization ?? null}::text)`;
        }),
      ),
    ),
  );
  await queries.execute(sql`
    INSERT INTO representative_types AS stored
      (project_kind, first_baseline, first_optimization, second_baseline, second_optimization)
    VALUES ${sql.join(rows, sql`, `)}
    ON CONFLICT (project_kind) DO UPDATE SET first_baseline = excluded.first_baseline,
      first_optimization = excluded.first_optimization, second_baseline = excluded.second_baseline,
      second_optimization = excluded.second_optimization
    WHERE (stored.first_baseline, stored.first_optimization, stored.second_baseline, stored.second_optimization)
      IS DISTINCT FROM (excluded.first_baseline, excluded.first_optimization, excluded.second_baseline,
        excluded.second_optimization)`);
}
