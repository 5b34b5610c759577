import {
  asBuiltBaselineType,
  baselineTypeFor,
  CALCULATION_TYPES,
  type CalculationType,
  fitsBaseline,
  IMPACT_SETS,
  type SetCode,
} from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { type Message, message } from '../../text/message.ts';
import type { ProjectRow } from '../projects/projects.queries.ts';
import { findActiveCalculation } from './calculations.queries.ts';

/**
 * Values of different sets are never compared: a calculation must be stated in the same set as the active one on the
 * other side of the comparison. Answers the reason to refuse it, null when it fits or has nothing to fit to.
 */
export async function findSetMismatch(
  queries: Queries,
  project: ProjectRow,
  candidate: { readonly type: CalculationType; readonly set: SetCode },
): Promise<Message | null> {
  // A fixed price whose scope did not change keeps its design baseline as the as-built one.
  const baselineType =
    candidate.type === 'as-built-optimization'
      ? (asBuiltBaselineType(project) ?? 'as-built-baseline')
      : baselineTypeFor(candidate.type);
  const counterparts = baselineType
    ? [baselineType]
    : CALCULATION_TYPES.filter((type) => baselineTypeFor(type) === candidate.type);
  for (const type of counterparts) {
    const counterpart = await findActiveCalculation(queries, project, type);
    if (counterpart && !fitsBaseline(candidate.set, counterpart.headlineSet))
      return message(baselineType ? 'set-mismatch' : 'baseline-set-mismatch', {
        set: IMPACT_SETS[candidate.set].name,
        baselineSet: IMPACT_SETS[counterpart.headlineSet].name,
      });
  }
  return null;
}
