/** What somebody can hold in an organisation that outlives their session. */
export const HOLDING_KINDS = [
  'api-key',
  'webhook',
  'invitation',
  'unlock-request',
  'opening-request',
  'shared-chart',
  'bid',
  'calendar-feed',
] as const;
export type HoldingKind = (typeof HOLDING_KINDS)[number];

/** What somebody is in an organisation, from least to most; who is out, suspended or closed is nobody there. */
export const MEMBER_STANDINGS = ['nobody', 'viewer', 'member', 'administrator'] as const;
export type MemberStanding = (typeof MEMBER_STANDINGS)[number];

/** What decides on where an account stands in one organisation. */
export interface StandingFacts {
  readonly active: boolean;
  readonly isStaff: boolean;
  readonly viewer: boolean;
  /** null of who is no member */
  readonly membership: { readonly active: boolean; readonly administrator: boolean } | null;
}

/** Where an account stands in an organisation. The provider's people stand everywhere as who runs it, unless they are viewers. */
export function standingInOrganisation({
  active,
  isStaff,
  viewer,
  membership,
}: StandingFacts): MemberStanding {
  if (!active) return 'nobody';
  if (isStaff && !viewer) return 'administrator';
  if (!membership?.active) return 'nobody';
  if (viewer) return 'viewer';
  return membership.administrator ? 'administrator' : 'member';
}

/** A thing that is held, as far as it decides on who may hold it. */
interface HeldThing {
  readonly kind: HoldingKind;
  /** it is of one project, which viewers do not open */
  readonly ofProject: boolean;
}

/** What its holder has to be at least: whoever could make it now. */
export function leastStanding({ kind, ofProject }: HeldThing): MemberStanding {
  switch (kind) {
    case 'api-key':
    case 'webhook':
    case 'invitation':
      return 'administrator';
    case 'unlock-request':
    case 'opening-request':
    case 'bid':
    case 'calendar-feed':
      return 'member';
    case 'shared-chart':
      return ofProject ? 'member' : 'viewer';
  }
}

export function mayHold(standing: MemberStanding, held: HeldThing): boolean {
  return isAtLeast(standing, leastStanding(held));
}

/** Whether the one standing gives all that the other does. */
export function isAtLeast(standing: MemberStanding, least: MemberStanding): boolean {
  return MEMBER_STANDINGS.indexOf(standing) >= MEMBER_STANDINGS.indexOf(least);
}

/** What nobody else goes on with. */
const OF_ONE_PERSON = ['opening-request', 'bid', 'calendar-feed'] as const satisfies readonly HoldingKind[];
export type HandedOnKind = Exclude<HoldingKind, (typeof OF_ONE_PERSON)[number]>;

/**
 * Whether another may go on with it. A bid stays sealed under whoever entered it, since its new holder would read it before it
 * is opened; two people who are named open bids, so another asks for it anew; the address of a calendar is known to one person.
 */
export function isHandedOn(kind: HoldingKind): kind is HandedOnKind {
  return !OF_ONE_PERSON.some((each) => each === kind);
}

/** Whether it ends with its holder unless another goes on with it. A bid was made by a bidder: it stays. */
export function endsWithHolder(kind: HoldingKind): boolean {
  return kind !== 'bid';
}
