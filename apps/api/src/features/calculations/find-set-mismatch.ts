import {
  activeWith,
  type CalculationType,
  IMPACT_SETS,
  type SetBearer,
  type SetGroup,
  setMixture,
} from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { type Message, message } from '../../text/message.ts';
import { type ActiveCalculation, listActiveCalculations } from './active-calculations.queries.ts';

type Project = { readonly id: string; readonly organisationId: string };

/**
 * Why a calculation cannot stand among the active ones of its project: the rule is asked of all of them, as they would
 * be with this one in the place of its type's. Null when it can.
 */
export async function findSetMismatch(
  queries: Queries,
  project: Project,
  candidate: SetBearer,
): Promise<Message | null> {
  const active = await listActiveCalculations(queries, project);
  const mixture = setMixture(activeWith(active, { ...candidate, name: '' }));
  const other = mixture?.find(({ set }) => set !== candidate.headlineSet);
  if (!other) return null;
  return message('set-mismatch', {
    set: IMPACT_SETS[candidate.headlineSet].name,
    otherSet: IMPACT_SETS[other.set].name,
    others: namesOf(other),
  });
}

/** Why a project cannot be taken a step further as it is: its active calculations are of two sets. Null when not. */
export async function findMixedSets(
  queries: Queries,
  project: Project,
  leavingOut?: CalculationType,
): Promise<Message | null> {
  const active = await listActiveCalculations(queries, project);
  const [first, other] = setMixture(active.filter(({ type }) => type !== leavingOut)) ?? [];
  if (!first || !other) return null;
  return message('sets-mixed', {
    firstSet: IMPACT_SETS[first.set].name,
    first: namesOf(first),
    otherSet: IMPACT_SETS[other.set].name,
    others: namesOf(other),
  });
}

function namesOf({ calculations }: SetGroup<ActiveCalculation>): Message[] {
  return calculations.map(({ type, name }) => message(`called-${type}`, { name }));
}
