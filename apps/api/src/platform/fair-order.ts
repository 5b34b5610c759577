/** The owner of a turn: a member of an organisation. */
export interface Party {
  readonly organisationId: string;
  readonly memberId: string;
}

/** The last turn of each organisation and member, as a number that rises with every turn. */
export interface Turns {
  readonly organisations: ReadonlyMap<string, number>;
  readonly members: ReadonlyMap<string, number>;
}

export const NO_TURNS: Turns = { organisations: new Map(), members: new Map() };
const NEVER = -1;

/**
 * Returns who is next: the organisation that waits longest for a turn, in it the member who does, and of that member
 * the first file. So nobody waits for all files of somebody else. Returns null when nobody waits.
 */
export function nextInTurn<Waiting extends Party>(
  waiting: readonly Waiting[],
  { organisations, members }: Turns,
): Waiting | null {
  let next: Waiting | null = null;
  const lastTurns = (party: Party): readonly [number, number] => [
    organisations.get(party.organisationId) ?? NEVER,
    members.get(memberKey(party)) ?? NEVER,
  ];
  for (const each of waiting) {
    if (next === null) next = each;
    const [organisation, member] = lastTurns(each);
    const [bestOrganisation, bestMember] = lastTurns(next);
    if (organisation < bestOrganisation || (organisation === bestOrganisation && member < bestMember))
      next = each;
  }
  return next;
}

/** Returns the turns after one of them was given. */
export function afterTurn({ organisations, members }: Turns, party: Party): Turns {
  const turn = 1 + Math.max(NEVER, ...organisations.values());
  return {
    organisations: new Map(organisations).set(party.organisationId, turn),
    members: new Map(members).set(memberKey(party), turn),
  };
}

/** Counts those who wait and come before this one. */
export function placeInTurn<Waiting extends Party>(
  waiting: readonly Waiting[],
  turns: Turns,
  one: Waiting,
): number {
  let left = [...waiting];
  let now = turns;
  for (let before = 0; ; before++) {
    const next = nextInTurn(left, now);
    if (next === null || next === one) return before;
    left = left.filter((each) => each !== next);
    now = afterTurn(now, next);
  }
}

/**
 * Returns who leaves when no more may wait: the last file of the member with most waiting files. Returns null when that
 * is the member of the newcomer, who must then try again later.
 */
export function whoYields<Waiting extends Party>(
  waiting: readonly Waiting[],
  newcomer: Party,
): Waiting | null {
  const counts = new Map<string, number>();
  for (const each of waiting) counts.set(memberKey(each), (counts.get(memberKey(each)) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  // The difference must be more than one, or the two would only change places.
  if (most <= (counts.get(memberKey(newcomer)) ?? 0) + 1) return null;
  return waiting.findLast((each) => counts.get(memberKey(each)) === most) ?? null;
}

function memberKey({ organisationId, memberId }: Party): string {
  return `${organisationId}/${memberId}`;
}
