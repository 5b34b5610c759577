/** Things that a person can hold in an organisation and that continue to exist after their session. */
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

/**
 * The standing of an account in an organisation, from least to most. An account that is removed, suspended or closed is
 * `nobody`.
 */
export const MEMBER_STANDINGS = ['nobody', 'viewer', 'member', 'administrator'] as const;
export type MemberStanding = (typeof MEMBER_STANDINGS)[number];

/** The facts that decide which standing an account has in one organisation. */
export interface StandingFacts {
  readonly active: boolean;
  readonly isStaff: boolean;
  readonly viewer: boolean;
  /** null when the account is not a member */
  readonly membership: { readonly active: boolean; readonly administrator: boolean } | null;
}

/**
 * Returns the standing of an account in an organisation. Staff count as administrators everywhere, unless they are
 * viewers.
 */
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

/** The properties of a held thing that decide who may hold it. */
interface HeldThing {
  readonly kind: HoldingKind;
  /** whether it belongs to one project, which viewers cannot open */
  readonly ofProject: boolean;
}

/** Returns the least standing that its holder must have: that of whoever could make it now. */
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

/** Tells whether `standing` gives all rights that `least` gives. */
export function isAtLeast(standing: MemberStanding, least: MemberStanding): boolean {
  return MEMBER_STANDINGS.indexOf(standing) >= MEMBER_STANDINGS.indexOf(least);
}

/** Kinds that cannot be handed to another person. */
const OF_ONE_PERSON = ['opening-request', 'bid', 'calendar-feed'] as const satisfies readonly HoldingKind[];
export type HandedOnKind = Exclude<HoldingKind, (typeof OF_ONE_PERSON)[number]>;

/**
 * Tells whether another person may take it over. Three kinds cannot be handed over: a bid stays sealed under whoever
 * entered it, since a new holder would read it before it is opened; bids are opened by two people who are named, so
 * another person makes a new request; the address of a calendar is known to one person.
 */
export function isHandedOn(kind: HoldingKind): kind is HandedOnKind {
  return !OF_ONE_PERSON.some((each) => each === kind);
}

/** Tells whether it ends with its holder when nobody takes it over. A bid was made by a bidder, so it remains. */
export function endsWithHolder(kind: HoldingKind): boolean {
  return kind !== 'bid';
}
