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
 * Returns why a calculation cannot be among the active ones of its project: the rule checks all of them, with this one
 * replacing that of its type. Returns null when it can.
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

/**
 * Returns why a project cannot go a step further: its active calculations are in two sets. Returns null when it can.
 */
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
