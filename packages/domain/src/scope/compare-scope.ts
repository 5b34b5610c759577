import { LIFE_CYCLE_MODULES, type LifeCycleModule } from '../indicators/life-cycle-modules.ts';
import { SERIES_NAMES, type SeriesName } from '../items/calculation-types.ts';
import { productKey } from '../names/product-key.ts';
import { unitKey } from '../names/unit-key.ts';
import { type DeclaredThere, declaredBy, NOTHING_DECLARED, shareOf, together } from './declared-there.ts';
import { type MatchedPosts, matchPosts, type PostMatches } from './match-posts.ts';
import type { PostMemory } from './post-memory.ts';
import { hasBareRow, isBare, type ScopePost } from './scope-post.ts';

/**
 * The kinds of gaps: one side leaves empty what the other declares, which is a whole module, a core indicator within
 * it, or every indicator behind an MKI that is stated as a single row.
 */
export const GAP_KINDS = ['module', 'indicators', 'bare'] as const;
export type GapKind = (typeof GAP_KINDS)[number];

/** A post that leaves something empty in a module, with what the other side has there. */
export interface GapPost {
  readonly post: ScopePost;
  /** whether its MKI is incomplete */
  readonly mki: boolean;
  /** whether its CO2 is incomplete */
  readonly co2: boolean;
  /** what the other side declares in its place, at most: euro, kg CO2-eq */
  readonly weightEur: number;
  readonly weightKg: number;
  /** core indicators that the other side declares there and the post does not, as bits in the order of the set */
  readonly indicators: number;
}

/** Posts of one side that leave something empty in one module. */
export interface ScopeGap {
  /** the side that leaves it empty */
  readonly side: SeriesName;
  readonly kind: GapKind;
  readonly module: LifeCycleModule;
  readonly posts: readonly GapPost[];
}

/** How the work of two calculations differs in one set, and what either leaves empty that the other declares. */
export interface Scope<Post extends ScopePost = ScopePost> extends PostMatches<Post> {
  /** matched posts with more or less on one side */
  readonly quantities: readonly MatchedPosts[];
  /** matched posts with another unit on one side */
  readonly units: readonly MatchedPosts[];
  readonly gaps: readonly ScopeGap[];
  /** posts of each side with an MKI without indicators behind it, whatever the other side has */
  readonly bare: Readonly<Record<SeriesName, readonly ScopePost[]>>;
}

/** Quantities that are this close are equal: binary arithmetic leaves a tiny difference. */
const BINARY_NOISE = 1e-9;

/**
 * Compares what two calculations are about, in one set: the one definition of "the same work" (D-104). Posts and
 * quantities that differ are a change of the design. A module or a core indicator that one side declares for a post and
 * the other leaves empty is a gap. A post without a match is compared with the posts of its product group on the other
 * side; if there is no such group, with the posts there that have neither a match nor a group on this side. If nothing
 * replaced a post, its group is compared with that post as well. Work that a side no longer has may have moved to a
 * group of another name, so what neither of these declares is searched for there as well. `memory` keeps for another time what
 * is worked out of a single post.
 */
export function compareScope<Post extends ScopePost>(
  baseline: readonly Post[],
  optimization: readonly Post[],
  memory?: PostMemory,
): Scope<Post> {
  const isBareOne = (post: ScopePost) => memory?.hasBareRow(post) ?? hasBareRow(post);
  const declaredByOne = (post: ScopePost) => memory?.declaredBy(post) ?? declaredBy([post], []);
  const sides = { baseline: baseline.filter(isDone), optimization: optimization.filter(isDone) };
  const matches = matchPosts(sides.baseline, sides.optimization, memory);
  const groups = unmatchedGroups(matches, sides);
  const besides = new Map(groups.flatMap(declaredBesides));
  const gaps = new GapCollector();
  const holdPair = (side: SeriesName, post: ScopePost, other: ScopePost) => {
    const beside = besides.get(post);
    if (!beside && memory?.lacksNothing(post, other)) return;
    const lacks = gaps.hold(side, post, together(declaredByOne(other), beside));
    if (!beside && !lacks) memory?.rememberWhole(post, other);
  };
  for (const { baseline: before, optimization: after } of matches.matched) {
    holdPair('optimization', after, before);
    holdPair('baseline', before, after);
  }
  for (const { side, posts, others, replaced, elsewhere } of groups) {
    const there = declaredBy(others, replaced);
    const moved = onlyThere(shareOf(declaredBy(elsewhere.posts, []), elsewhere.among), there);
    for (const post of posts) gaps.hold(side, post, together(shareOf(there, posts.length), moved));
  }
  return {
    ...matches,
    quantities: matches.matched.filter(
      ({ baseline: before, optimization: after }) =>
        isSameUnit(before, after) && !isClose(before.quantity, after.quantity),
    ),
    units: matches.matched.filter(({ baseline: before, optimization: after }) => !isSameUnit(before, after)),
    gaps: gaps.collected(),
    bare: {
      baseline: sides.baseline.filter(isBareOne),
      optimization: sides.optimization.filter(isBareOne),
    },
  };
}

/** Tells whether the work of a post is done: otherwise it is in no scope (D-99). */
function isDone({ quantity }: ScopePost): boolean {
  return quantity > 0;
}

function isSameUnit(left: ScopePost, right: ScopePost): boolean {
  return unitKey(left.unit) === unitKey(right.unit);
}

function isClose(left: number, right: number): boolean {
  return Math.abs(left - right) <= BINARY_NOISE * Math.max(left, right);
}

/** Posts of one side without a match, and the posts of the other side that they are compared with. */
interface UnmatchedGroup {
  readonly side: SeriesName;
  readonly posts: readonly ScopePost[];
  readonly others: readonly ScopePost[];
  /** those of the others that the posts may have replaced */
  readonly replaced: readonly ScopePost[];
  /**
   * posts of other groups that this number of posts may have replaced together; only for what the others do not declare
   */
  readonly elsewhere: { readonly posts: readonly ScopePost[]; readonly among: number };
}

/** A side that has less than this part of some work no longer has that work: what is left represents nothing. */
const GONE_BELOW_PART = 0.5;

function unmatchedGroups(
  { matched, missing, added }: PostMatches,
  sides: Readonly<Record<SeriesName, readonly ScopePost[]>>,
): UnmatchedGroup[] {
  // Most variants have a post for each of the others.
  if (missing.length === 0 && added.length === 0) return [];
  const leftOver = { baseline: byGroup(missing), optimization: byGroup(added) };
  const all = { baseline: byGroup(sides.baseline), optimization: byGroup(sides.optimization) };
  const alone = (side: SeriesName) =>
    [...leftOver[side]].flatMap(([group, posts]) => (all[otherSide(side)].has(group) ? [] : posts));
  return SERIES_NAMES.flatMap((side) => {
    const other = otherSide(side);
    const [orphans, theirOrphans] = [alone(side), alone(other)];
    const withGroup = [...leftOver[side]].filter(([group]) => all[other].has(group));
    const among = withGroup.reduce((count, [, posts]) => count + posts.length, 0);
    const groups = withGroup.map(
      ([group, posts]): UnmatchedGroup => ({
        ...{ side, posts, others: all[other].get(group) ?? [], replaced: leftOver[other].get(group) ?? [] },
        elsewhere: { posts: theirOrphans, among },
      }),
    );
    if (orphans.length === 0) return groups;
    const gone = [...leftOver[other]].flatMap(([group, posts]) => (all[side].has(group) ? posts : []));
    const nearlyGone = matched.filter(
      (pair) => isSameUnit(pair[side], pair[other]) && isNearlyGone(pair[side], pair[other]),
    );
    const posts = [...gone, ...nearlyGone.map((pair) => pair[other])];
    return [
      ...groups,
      {
        ...{ side, posts: orphans, others: theirOrphans, replaced: theirOrphans },
        elsewhere: { posts, among: orphans.length },
      },
    ];
  });
}

function isNearlyGone(own: ScopePost, other: ScopePost): boolean {
  return own.quantity < GONE_BELOW_PART * other.quantity;
}

function byGroup(posts: readonly ScopePost[]): Map<string, ScopePost[]> {
  // A calculation has few groups and many posts.
  const keys = new Map<string, string>();
  return Map.groupBy(posts, ({ productGroup }) => {
    const key = keys.get(productGroup) ?? productKey(productGroup);
    keys.set(productGroup, key);
    return key;
  });
}

/**
 * Returns what posts without a match declare and no other post of their group does: the others are compared with that
 * too, unless something replaced those posts. A replacement is compared with them by itself.
 */
function declaredBesides({ posts, others, replaced }: UnmatchedGroup): [ScopePost, DeclaredThere[]][] {
  if (replaced.length > 0) return [];
  const onlyHere = onlyThere(shareOf(declaredBy(posts, []), others.length), declaredBy(others, []));
  return onlyHere.some(({ mki }) => mki) ? others.map((other) => [other, onlyHere]) : [];
}

/** Returns what is declared in modules in which the others declare no MKI. */
function onlyThere(declared: readonly DeclaredThere[], others: readonly DeclaredThere[]): DeclaredThere[] {
  return declared.map((there, module) => (there.mki && !others[module]?.mki ? there : NOTHING_DECLARED));
}

export function otherSide(side: SeriesName): SeriesName {
  return side === 'baseline' ? 'optimization' : 'baseline';
}

/** Gathers the gaps by side, kind and module, in the order of the modules. */
class GapCollector {
  readonly #gaps = new Map<string, Omit<ScopeGap, 'posts'> & { readonly posts: GapPost[] }>();

  /**
   * Compares a post once with what is in its place on the other side, or with what it may have replaced; returns whether it
   * lacks anything.
   */
  hold(side: SeriesName, post: ScopePost, theirs: readonly DeclaredThere[]): boolean {
    let lacks = false;
    for (const [place, module] of LIFE_CYCLE_MODULES.entries()) {
      const there = theirs[place];
      const lack = there && lackIn(post, there, place);
      if (!lack) continue;
      lacks = true;
      const { kind, ...lacking } = lack;
      const key = `${side} ${kind} ${module}`;
      const gap = this.#gaps.get(key) ?? { side, kind, module, posts: [] };
      gap.posts.push({ post, ...lacking, weightEur: there.weightEur, weightKg: there.weightKg });
      this.#gaps.set(key, gap);
    }
    return lacks;
  }

  collected(): ScopeGap[] {
    const place = ({ side, kind, module }: ScopeGap) =>
      (SERIES_NAMES.indexOf(side) * GAP_KINDS.length + GAP_KINDS.indexOf(kind)) * LIFE_CYCLE_MODULES.length +
      LIFE_CYCLE_MODULES.indexOf(module);
    return [...this.#gaps.values()].sort((left, right) => place(left) - place(right));
  }
}

type Lack = Pick<ScopeGap, 'kind'> & Pick<GapPost, 'mki' | 'co2' | 'indicators'>;

/** Returns what a post leaves empty in a module that the other side declares; null if nothing. */
function lackIn(post: ScopePost, there: DeclaredThere, module: number): Lack | null {
  // The coverage of its side says once that a post has no CO2 at all.
  const co2 = there.co2 && post.co2Kg !== null && (post.co2Kg[module] ?? null) === null;
  if (there.mki && (post.mkiEur[module] ?? null) === null)
    return { kind: 'module', mki: true, co2, indicators: 0 };
  const own = post.declared?.[module] ?? null;
  if (there.mki && own !== null && there.indicators !== null) {
    if (isBare(post, module)) return { kind: 'bare', mki: true, co2, indicators: 0 };
    const indicators = there.indicators & ~own;
    if (indicators !== 0) return { kind: 'indicators', mki: true, co2, indicators };
  }
  return co2 ? { kind: 'indicators', mki: false, co2, indicators: 0 } : null;
}
