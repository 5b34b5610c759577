import { LIFE_CYCLE_MODULES, sumModules } from '../indicators/life-cycle-modules.ts';
import { TOTAL_LEVELS, type TotalLevel } from '../items/calculation-totals.ts';
import type { SeriesName } from '../items/calculation-types.ts';
import { type AnsweredOfSide, answeredGaps } from './answered-gaps.ts';
import { type GapPost, otherSide, type Scope, type ScopeGap } from './compare-scope.ts';
import { KnownMeanings, type ScopeAnswer, subjectOf } from './scope-answers.ts';
import type { ScopePost } from './scope-post.ts';

/** Gaps that weigh less than this part of the MKI and of the CO2 of the side that declares them are a note (D-104). */
export const NOTE_BELOW_SHARE = 0.01;

/**
 * The quantities in which two calculations may be incomparable; resources only if a side lacks posts that were not
 * calculated.
 */
export const SCOPE_QUANTITIES = ['mki', 'co2', 'resources'] as const;
export type ScopeQuantity = (typeof SCOPE_QUANTITIES)[number];

/** Both calculations of a comparison, in one set. */
export type ScopeSides = Readonly<Record<SeriesName, readonly ScopePost[]>>;
/** The answers about each of them, in the order in which they were given. */
export type AnswersOfSides = Readonly<Record<SeriesName, readonly ScopeAnswer[]>>;

/** What a side lacks of a quantity at a node, so that there is no conclusion from it there. */
export interface Lack {
  /**
   * posts of the node that lack something which the other side declares, or that the other side did not calculate;
   * those that lack too little to matter at the node are not counted
   */
  readonly posts: number;
  /** posts that lack something in each module, however little */
  readonly modules: readonly number[];
  /**
   * those of them that declare a part there: indicators are missing, the MKI has none behind it, or only the MKI is
   * stated without its CO2
   */
  readonly partly: readonly number[];
}

/** A node of the drill-down at which a side lacks something. */
export interface LackingNode {
  readonly level: TotalLevel;
  readonly path: readonly string[];
  readonly mki: Lack;
  readonly co2: Lack;
  /**
   * the posts of `mki.posts` that lack something which the other side declares, without those that it did not calculate
   */
  readonly mkiGapPosts: number;
  /** posts of the node that the other side did not calculate, without which no quantity is complete */
  readonly unworked: number;
}

/** A comparison of scope together with its answers: where there is no conclusion from the figures. */
export interface ScopeStanding {
  readonly nodes: Readonly<Record<SeriesName, readonly LackingNode[]>>;
  /** posts of each side whose MKI lacks something without an explanation, however little it weighs */
  readonly unexplained: Readonly<Record<SeriesName, number>>;
  /** posts of both sides that lack something only in CO2, without an explanation */
  readonly co2Unexplained: number;
  /**
   * posts whose MKI, or CO2, counts partly as 0, because somebody answered that what they leave empty does not apply; a
   * post with this on both sides counts once
   */
  readonly explained: Readonly<Record<'mki' | 'co2', number>>;
  /** those of each side, quantity by quantity, with what they leave empty */
  readonly answered: Readonly<Record<SeriesName, AnsweredOfSide>>;
  /** posts that the optimisation does not have, without the answer that they are no longer part of the work */
  readonly missingUnexplained: number;
  /**
   * posts of both sides that lack something, and those that the optimisation does not have, without an answer about
   * what that means
   */
  readonly unanswered: number;
}

/**
 * Computes at which nodes there is no conclusion from the figures: where a side lacks a module or a core indicator that
 * the other declares, until somebody answers that there is nothing; and where a side lacks posts that were not
 * calculated. At each node it is compared with the total of the other side there: below 1 % of its MKI and CO2 together
 * it is a note.
 */
export function standingOf(scope: Scope, sides: ScopeSides, answers: AnswersOfSides): ScopeStanding {
  const meanings = {
    baseline: new KnownMeanings(answers.baseline),
    optimization: new KnownMeanings(answers.optimization),
  };
  const isExplained = (gap: ScopeGap, { post }: GapPost) =>
    meanings[gap.side].of(subjectOf(gap), post.position) === 'not-applicable';
  const open = scope.gaps.map((gap) => ({
    ...gap,
    posts: gap.posts.filter((post) => !isExplained(gap, post)),
  }));
  const unworked = {
    baseline: scope.missing.filter(
      ({ position }) => meanings.optimization.of('posts', position) === 'not-calculated',
    ),
    optimization: scope.added.filter(
      ({ position }) => meanings.baseline.of('posts', position) === 'not-calculated',
    ),
  };
  const nodesOf = (side: SeriesName) =>
    lackingNodes(
      open.filter((gap) => gap.side === side),
      unworked[side],
      sides[otherSide(side)],
    );
  const lackingOpen = (side: SeriesName, quantity: 'mki' | 'co2') =>
    new Set(
      open
        .filter((gap) => gap.side === side)
        .flatMap(({ posts }) => posts.flatMap((each) => (each[quantity] ? each.post.position : []))),
    );
  const unexplained = {
    baseline: lackingOpen('baseline', 'mki'),
    optimization: lackingOpen('optimization', 'mki'),
  };
  const inCo2Alone = (side: SeriesName) =>
    [...lackingOpen(side, 'co2')].filter((position) => !unexplained[side].has(position)).length;
  const explainedIn = (quantity: 'mki' | 'co2'): number => {
    const of = (side: SeriesName) =>
      new Set(
        scope.gaps
          .filter((gap) => gap.side === side)
          .flatMap((gap) =>
            gap.posts.flatMap((each) => (each[quantity] && isExplained(gap, each) ? each.post.position : [])),
          ),
      );
    const explained = { baseline: of('baseline'), optimization: of('optimization') };
    const onBoth = scope.matched.filter(
      ({ baseline, optimization }) =>
        explained.baseline.has(baseline.position) && explained.optimization.has(optimization.position),
    );
    return explained.baseline.size + explained.optimization.size - onBoth.length;
  };
  const nobodySaid = (side: SeriesName) =>
    new Set(
      scope.gaps.flatMap((gap) =>
        gap.side !== side
          ? []
          : gap.posts.flatMap(({ post }) =>
              meanings[side].of(subjectOf(gap), post.position) === null ? post.position : [],
            ),
      ),
    ).size;
  const missingUnanswered = scope.missing.filter(
    ({ position }) => meanings.optimization.of('posts', position) === null,
  ).length;
  const answeredOf = (side: SeriesName) =>
    answeredGaps(
      scope.gaps.filter((gap) => gap.side === side),
      isExplained,
    );
  return {
    nodes: { baseline: nodesOf('baseline'), optimization: nodesOf('optimization') },
    unexplained: { baseline: unexplained.baseline.size, optimization: unexplained.optimization.size },
    co2Unexplained: inCo2Alone('baseline') + inCo2Alone('optimization'),
    answered: { baseline: answeredOf('baseline'), optimization: answeredOf('optimization') },
    explained: { mki: explainedIn('mki'), co2: explainedIn('co2') },
    missingUnexplained: scope.missing.filter(
      ({ position }) => meanings.optimization.of('posts', position) !== 'not-applicable',
    ).length,
    unanswered: nobodySaid('baseline') + nobodySaid('optimization') + missingUnanswered,
  };
}

/** Gathers what is lacking at a node, before it is known whether it is more than a note. */
class NodeLack {
  readonly #posts = { mki: new Set<number>(), co2: new Set<number>() };
  readonly #modules = { mki: LIFE_CYCLE_MODULES.map(() => 0), co2: LIFE_CYCLE_MODULES.map(() => 0) };
  readonly #partly = { mki: LIFE_CYCLE_MODULES.map(() => 0), co2: LIFE_CYCLE_MODULES.map(() => 0) };
  readonly #unworked = new Set<number>();
  #weightEur = 0;
  #weightKg = 0;

  addGap(
    { kind, module }: Pick<ScopeGap, 'kind' | 'module'>,
    { post, mki, co2, weightEur, weightKg }: GapPost,
  ): void {
    const at = { place: LIFE_CYCLE_MODULES.indexOf(module), isPart: kind !== 'module' };
    if (mki) this.#add('mki', post, at);
    if (co2) this.#add('co2', post, at);
    this.#weightEur += weightEur;
    this.#weightKg += weightKg;
  }

  #add(
    quantity: 'mki' | 'co2',
    { position }: ScopePost,
    { place, isPart }: { readonly place: number; readonly isPart: boolean },
  ): void {
    this.#posts[quantity].add(position);
    const counts = [this.#modules[quantity], ...(isPart ? [this.#partly[quantity]] : [])];
    for (const posts of counts) posts[place] = (posts[place] ?? 0) + 1;
  }

  addUnworked({ position }: ScopePost): void {
    this.#unworked.add(position);
  }

  /**
   * Returns what is lacking here, compared with the total of the side that declares it: in all modules together it may
   * be a note.
   */
  lacking(declaring: DeclaringTotal | undefined): Omit<LackingNode, 'level' | 'path'> {
    const isNote =
      isSmall(this.#weightEur, declaring?.eur ?? null) &&
      (this.#weightKg === 0 || isSmall(this.#weightKg, declaring?.kg ?? null));
    const unworked = this.#unworked;
    const lack = (quantity: 'mki' | 'co2'): Lack => ({
      posts: new Set([...(isNote ? [] : this.#posts[quantity]), ...unworked]).size,
      modules: this.#modules[quantity].map((posts) => posts + unworked.size),
      partly: this.#partly[quantity],
    });
    return {
      mki: lack('mki'),
      co2: lack('co2'),
      mkiGapPosts: isNote ? 0 : this.#posts.mki.size,
      unworked: unworked.size,
    };
  }
}

/** The total of the declaring side at a node: euro, kg CO2-eq; null if it declares no CO2. */
interface DeclaringTotal {
  eur: number;
  kg: number | null;
}

/** Returns the total of a side as a whole. */
export function declaredTotal(posts: readonly ScopePost[]): Readonly<DeclaringTotal> {
  const total: DeclaringTotal = { eur: 0, kg: null };
  for (const post of posts) addPost(total, post);
  return total;
}

function addPost(total: DeclaringTotal, { mkiEur, co2Kg }: ScopePost): void {
  const kg = co2Kg && sumModules(co2Kg);
  total.eur += sumModules(mkiEur) ?? 0;
  if (kg !== null) total.kg = (total.kg ?? 0) + kg;
}

/** Tells whether a weight is a note beside the total of the declaring side. No part of 0 or less is small. */
export function isSmall(weight: number, whole: number | null): boolean {
  return whole !== null && weight < NOTE_BELOW_SHARE * whole;
}

function lackingNodes(
  gaps: readonly ScopeGap[],
  unworked: readonly ScopePost[],
  declaring: readonly ScopePost[],
): LackingNode[] {
  const nodes = new Map<string, { level: TotalLevel; path: readonly string[]; lack: NodeLack }>();
  const lacksOf = new Map<ScopePost, readonly NodeLack[]>();
  const at = (post: ScopePost): readonly NodeLack[] => {
    const known = lacksOf.get(post);
    if (known) return known;
    const lacks = pathsOf(post).map(({ level, path, key }) => {
      const node = nodes.get(key) ?? { level, path, lack: new NodeLack() };
      nodes.set(key, node);
      return node.lack;
    });
    lacksOf.set(post, lacks);
    return lacks;
  };
  for (const gap of gaps)
    for (const lacking of gap.posts) for (const lack of at(lacking.post)) lack.addGap(gap, lacking);
  for (const post of unworked) for (const lack of at(post)) lack.addUnworked(post);
  if (nodes.size === 0) return [];
  const totals = totalsByNode(declaring);
  return [...nodes].map(([key, { level, path, lack }]) => ({
    level,
    path,
    ...lack.lacking(totals.get(key)),
  }));
}

function totalsByNode(posts: readonly ScopePost[]): Map<string, DeclaringTotal> {
  const totals = new Map<string, DeclaringTotal>();
  for (const post of posts) {
    for (const { key } of pathsOf(post)) {
      const total = totals.get(key) ?? { eur: 0, kg: null };
      addPost(total, post);
      totals.set(key, total);
    }
  }
  return totals;
}

/** Returns the nodes that contain a post, from the whole down to its product. */
function pathsOf({ productGroup, productSubGroup, product }: ScopePost) {
  const names = [productGroup, productSubGroup, product];
  return TOTAL_LEVELS.map((level, depth) => {
    const path = names.slice(0, depth);
    return { level, path, key: path.join('\u0000') + depth };
  });
}
