/** The amounts of an organisation on both sides of a figure. */
export interface SidesOfOrganisation {
  readonly organisationId: string;
  readonly baseline: number;
  readonly optimization: number;
}

const SIDES = ['baseline', 'optimization'] as const;

/** With fewer organisations than this behind a figure, or behind a change of it, the figure is not shown (D-110). */
export const ORGANISATIONS_BEHIND_A_FIGURE = 3;
/** The largest share in percent of a figure that one organisation may have, and the largest two together (D-110). */
const MOST_OF_THE_LARGEST = 60;
const MOST_OF_THE_LARGEST_TWO = 80;
/** Tolerance, as a part of an amount. */
const SAME_WITHIN = 1e-9;

/**
 * Tells whether a figure may be shown in which these organisations have a part. `own` are the organisations that the
 * reader can open: they do not count, since a reader can subtract known amounts. At least three others must be behind
 * the figure with an amount other than 0 on both sides, since an organisation that adds nothing hides nobody, and none
 * may dominate one of the sides.
 */
export function mayBeTold(parts: readonly SidesOfOrganisation[], own: ReadonlySet<string>): boolean {
  const { behind, largestFirst } = weighed(parts);
  const othersBehind = behind.size - [...own].filter((id) => behind.has(id)).length;
  return (
    othersBehind >= ORGANISATIONS_BEHIND_A_FIGURE &&
    SIDES.every((side) => !isDominated(largestFirst[side], own))
  );
}

/** The absolute amounts of organisations on a side. */
interface Amounts {
  readonly total: number;
  /** largest first */
  readonly of: ReadonlyMap<string, number>;
}

/**
 * Tells whether the largest of the other organisations, or the largest two, have more than the allowed share: their
 * amounts could be estimated.
 */
function isDominated({ total, of }: Amounts, own: ReadonlySet<string>): boolean {
  const mine = [...own].reduce((sum, id) => sum + (of.get(id) ?? 0), 0);
  const percent = (total - mine) / 100;
  const [largest = 0, second = 0] = largestTwo(of, own);
  return largest > MOST_OF_THE_LARGEST * percent || largest + second > MOST_OF_THE_LARGEST_TWO * percent;
}

function largestTwo(of: Amounts['of'], own: ReadonlySet<string>): number[] {
  const found: number[] = [];
  for (const [organisationId, amount] of of) {
    if (own.has(organisationId)) continue;
    found.push(amount);
    if (found.length === 2) break;
  }
  return found;
}

interface Weighed {
  readonly behind: ReadonlySet<string>;
  readonly largestFirst: Readonly<Record<(typeof SIDES)[number], Amounts>>;
}

/** Caches the result for a list of parts, because the same list is used for many readers. */
const kept = new WeakMap<readonly SidesOfOrganisation[], Weighed>();

function weighed(parts: readonly SidesOfOrganisation[]): Weighed {
  const before = kept.get(parts);
  if (before) return before;
  const behind = parts.filter(({ baseline, optimization }) => baseline !== 0 && optimization !== 0);
  const amounts = (side: (typeof SIDES)[number]): Amounts => {
    const of = parts
      .map((part): [string, number] => [part.organisationId, Math.abs(part[side])])
      .sort(([, left], [, right]) => right - left);
    return { total: of.reduce((sum, [, amount]) => sum + amount, 0), of: new Map(of) };
  };
  const made: Weighed = {
    behind: new Set(behind.map(({ organisationId }) => organisationId)),
    largestFirst: { baseline: amounts('baseline'), optimization: amounts('optimization') },
  };
  kept.set(parts, made);
  return made;
}

/**
 * Tells whether a new figure may be shown to a reader who saw the former one. The difference reveals the change, so on
 * each side at least three other organisations must have changed, or none.
 */
export function changeMayBeTold(
  before: readonly SidesOfOrganisation[],
  after: readonly SidesOfOrganisation[],
  own: ReadonlySet<string>,
): boolean {
  return SIDES.every((side) => {
    const others = thatDiffer(before, after)[side].filter((id) => !own.has(id)).length;
    return others === 0 || others >= ORGANISATIONS_BEHIND_A_FIGURE;
  });
}

type Differing = Readonly<Record<(typeof SIDES)[number], readonly string[]>>;

/** Caches which organisations differ between two versions, because that is the same for every reader. */
const differing = new WeakMap<readonly SidesOfOrganisation[], WeakMap<object, Differing>>();

function thatDiffer(
  before: readonly SidesOfOrganisation[],
  after: readonly SidesOfOrganisation[],
): Differing {
  const fromBefore = differing.get(before) ?? new WeakMap<object, Differing>();
  differing.set(before, fromBefore);
  const found = fromBefore.get(after);
  if (found) return found;
  const made = {
    baseline: thatDifferOn('baseline', before, after),
    optimization: thatDifferOn('optimization', before, after),
  };
  fromBefore.set(after, made);
  return made;
}

function thatDifferOn(
  side: (typeof SIDES)[number],
  before: readonly SidesOfOrganisation[],
  after: readonly SidesOfOrganisation[],
): string[] {
  const earlier = new Map(before.map((part) => [part.organisationId, part[side]]));
  const later = new Map(after.map((part) => [part.organisationId, part[side]]));
  return [...new Set([...earlier.keys(), ...later.keys()])].filter((id) =>
    differ(earlier.get(id) ?? 0, later.get(id) ?? 0),
  );
}

/** Tells whether two sums differ by more than the last digit, which varies with the order of adding. */
function differ(one: number, other: number): boolean {
  return Math.abs(one - other) > SAME_WITHIN * Math.max(Math.abs(one), Math.abs(other));
}

/** A figure as it was fixed. */
export interface VersionOfFigure {
  readonly contributions: readonly SidesOfOrganisation[];
  /** whether it was fixed between two quarters, for readers who could not see it before */
  readonly between: boolean;
}

/**
 * Tells whether a reader may have seen a figure before: with their present organisations, or as a member of fewer of
 * them, which they were before they joined the others and still are with an API key of one organisation.
 */
export function mayHaveBeenTold(parts: readonly SidesOfOrganisation[], own: ReadonlySet<string>): boolean {
  const { behind, largestFirst } = weighed(parts);
  const inFigure = [...own].filter((id) => largestFirst.baseline.of.has(id));
  // With so many own organisations, the check is only that three organisations are behind the figure: with fewer,
  // nobody could see it.
  if (inFigure.length > FEW) return behind.size >= ORGANISATIONS_BEHIND_A_FIGURE;
  const isOutside = own.size === 0 || own.size > inFigure.length;
  return subsetsOf(inFigure).some(
    (fewer) => (fewer.length > 0 || isOutside) && mayBeTold(parts, new Set(fewer)),
  );
}

/** With more own organisations than this, not every combination is tried. */
const FEW = 6;

function subsetsOf(ids: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: 2 ** ids.length }, (_, choice) =>
    ids.filter((_id, place) => choice & (1 << place)),
  );
}

/**
 * Returns the version of a figure that a reader sees, from versions with the oldest first: the newest version that
 * reveals no change since any earlier version that the reader may have seen. A reader who may have seen one version
 * sees another only from the next quarter on.
 */
export function versionToTell<Version extends VersionOfFigure>(
  versions: readonly Version[],
  own: ReadonlySet<string>,
): Version | undefined {
  return versions.findLast((version, place) => {
    const before = versions
      .slice(0, place)
      .filter(({ contributions }) => mayHaveBeenTold(contributions, own));
    return version.between
      ? before.length === 0
      : before.every(({ contributions }) => changeMayBeTold(contributions, version.contributions, own));
  });
}

/**
 * Returns the version that a reader sees of figures that have an amount in common, such as the tons by which several are
 * divided. Whoever finds that amount from one figure can hold it against that from another, so the figures are renewed
 * together: by a version that reveals no change of any of them since an earlier one of which any may have been seen.
 */
export function versionToTellTogether<
  Version extends { readonly figures: readonly (readonly SidesOfOrganisation[])[] },
>(versions: readonly Version[], own: ReadonlySet<string>): Version | undefined {
  return versions.findLast((version, place) =>
    versions
      .slice(0, place)
      .filter(({ figures }) => figures.some((parts) => mayHaveBeenTold(parts, own)))
      .every(({ figures }) =>
        figures.every((parts, at) => changeMayBeTold(parts, version.figures[at] ?? [], own)),
      ),
  );
}

const NOBODY: ReadonlySet<string> = new Set();

/**
 * Tells whether somebody can see the present figure who could never see it before: a reader without a part in it, or
 * one of the organisations with a part.
 */
export function canFirstBeTold(
  versions: readonly VersionOfFigure[],
  now: readonly SidesOfOrganisation[],
): boolean {
  return readersOf(now).some((own) => mayBeTold(now, own) && !wasTold(versions, own));
}

/**
 * Tells whether every reader could see one of the versions: a reader without a part in the figure, and each
 * organisation with a part.
 */
export function wasToldToAll(versions: readonly VersionOfFigure[]): boolean {
  return readersOf(versions.flatMap(({ contributions }) => contributions)).every((own) =>
    wasTold(versions, own),
  );
}

function wasTold(versions: readonly VersionOfFigure[], own: ReadonlySet<string>): boolean {
  return versions.some(({ contributions }) => mayBeTold(contributions, own));
}

function readersOf(parts: readonly SidesOfOrganisation[]): ReadonlySet<string>[] {
  const ids = new Set(parts.map(({ organisationId }) => organisationId));
  return [NOBODY, ...[...ids].map((id) => new Set([id]))];
}
