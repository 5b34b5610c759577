import {
  type MemberStanding,
  mayHold,
  type StandingFacts,
  standingInOrganisation,
} from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import {
  type AccountStandingRow,
  type HolderRow,
  type HoldingRow,
  listHolders,
  listHoldings,
} from './holdings.queries.ts';

/** Somebody who may hold less than before, with their new standing. */
export interface Departure {
  readonly accountId: string;
  /** where it happens; null for every organisation */
  readonly organisationId: string | null;
  readonly after: Omit<StandingFacts, 'membership'>;
  readonly memberships: AccountStandingRow['memberships'];
}

/** A thing that somebody may no longer hold, and who may take it over. */
export interface Falling {
  readonly holdings: readonly HoldingRow[];
  readonly holders: readonly HolderRow[];
}

/** Returns the departure of a member whose membership changes. */
export function departureOfMember(
  account: AccountStandingRow,
  membership: { readonly id: string; readonly accountId: string; readonly organisationId: string },
  after: { readonly active: boolean; readonly administrator: boolean },
): Departure {
  const memberships = account.memberships.map((each) =>
    each.id === membership.id ? { ...each, ...after } : each,
  );
  const { active, isStaff, viewer } = account;
  const { accountId, organisationId } = membership;
  return { accountId, organisationId, after: { active, isStaff, viewer }, memberships };
}

export async function findFalling(queries: Queries, departure: Departure, now: Date): Promise<Falling> {
  const { accountId, organisationId } = departure;
  const all = await listHoldings(queries, accountId, now);
  const holdings = all.filter(
    (held) =>
      (organisationId === null || held.organisationId === organisationId || held.kind === 'calendar-feed') &&
      !mayHold(standingFor(departure, held), { kind: held.kind, ofProject: held.projectId !== null }),
  );
  const ids = [...new Set(holdings.flatMap((held) => held.organisationId ?? []))];
  return { holdings, holders: await listHolders(queries, ids, accountId) };
}

/**
 * Returns the new standing in the organisation of a holding; for a holding without an organisation, the highest
 * anywhere.
 */
function standingFor({ after, memberships }: Departure, held: HoldingRow): MemberStanding {
  const within = (membership: StandingFacts['membership']) =>
    standingInOrganisation({ ...after, membership });
  if (held.organisationId !== null)
    return within(memberships.find((each) => each.organisationId === held.organisationId) ?? null);
  if (held.kind === 'calendar-feed') return within(memberships.find(({ active }) => active) ?? null);
  return within(null);
}
