/** What an organisation has on both sides of a figure. */
export interface SidesOfOrganisation {
  readonly organisationId: string;
  readonly baseline: number;
  readonly optimization: number;
}

const SIDES = ['baseline', 'optimization'] as const;

/** Fewer organisations than this behind a figure, or behind a change of it: it is not told (D-110). */
export const ORGANISATIONS_BEHIND_A_FIGURE = 3;
/** Percent of a figure that the largest organisation may have at most, and the largest two (D-110). */
const MOST_OF_THE_LARGEST = 60;
const MOST_OF_THE_LARGEST_TWO = 80;
/** As a part of an amount. */
const SAME_WITHIN = 1e-9;

/**
 * Whether a figure may be told that these organisations have a part in. `own` are the organisations that the reader can look
 * into: they are left out, since what a reader knows can be taken off. Of the others three must stand behind the figure with
 * something other than 0 on both sides, for who adds nothing hides nobody, and none may dominate one of the sides.
 */
export function mayBeTold(parts: readonly SidesOfOrganisation[], own: ReadonlySet<string>): boolean {
  const { behind, largestFirst } = weighed(parts);
  const othersBehind = behind.size - [...own].filter((id) => behind.has(id)).length;
  return (
    othersBehind >= ORGANISATIONS_BEHIND_A_FIGURE &&
    SIDES.every((side) => !isDominated(largestFirst[side], own))
  );
}

/** What organisations have on a side, as absolute amounts. */
interface Amounts {
  readonly total: number;
  /** largest first */
  readonly of: ReadonlyMap<string, number>;
}

/** Whether the largest of the others has more than its share may be, or the largest two have: they could be estimated. */
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

/** What was made of a list of parts: the same list is looked at for one reader after the other. */
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
 * Whether a figure may be told anew to who was told what it was before: the difference is what changed, so on each side three
 * others must have changed, or none.
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

/** Between which versions who differs, kept like what was made of a list: it is the same for every reader. */
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

/** Whether two sums are of other amounts: added up in another order, the same ones differ in their last digit. */
function differ(one: number, other: number): boolean {
  return Math.abs(one - other) > SAME_WITHIN * Math.max(Math.abs(one), Math.abs(other));
}

/** What a figure came to when it was fixed. */
export interface VersionOfFigure {
  readonly contributions: readonly SidesOfOrganisation[];
  /** fixed between two quarters, for who could not be told of it before */
  readonly between: boolean;
}

/**
 * Whether a reader may have been told a figure before: as who they are, or as a member of fewer of their organisations, which they
 * were before they came to the others and still are by a key of one of them.
 */
export function mayHaveBeenTold(parts: readonly SidesOfOrganisation[], own: ReadonlySet<string>): boolean {
  const { behind, largestFirst } = weighed(parts);
  const inFigure = [...own].filter((id) => largestFirst.baseline.of.has(id));
  // Of so many of one's own all that is asked is that three are behind the figure at all: no fewer could be told of it.
  if (inFigure.length > FEW) return behind.size >= ORGANISATIONS_BEHIND_A_FIGURE;
  const isOutside = own.size === 0 || own.size > inFigure.length;
  return subsetsOf(inFigure).some(
    (fewer) => (fewer.length > 0 || isOutside) && mayBeTold(parts, new Set(fewer)),
  );
}

/** Of more organisations not every choice is tried. */
const FEW = 6;

function subsetsOf(ids: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: 2 ** ids.length }, (_, choice) =>
    ids.filter((_id, place) => choice & (1 << place)),
  );
}

/**
 * Which of the versions of a figure a reader is told, oldest first: the newest that gives away no change since any version
 * before it that they may have been told. Who may have been told one is told another from the next quarter on only.
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

const NOBODY: ReadonlySet<string> = new Set();

/**
 * Whether somebody can be told of a figure as it is now who never could be before: one who has no part in it, or one of the
 * organisations that have.
 */
export function canFirstBeTold(
  versions: readonly VersionOfFigure[],
  now: readonly SidesOfOrganisation[],
): boolean {
  return readersOf(now).some((own) => mayBeTold(now, own) && !wasTold(versions, own));
}

/** Whether everybody was told of a figure who could be: one who has no part in it, and each organisation that has. */
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
