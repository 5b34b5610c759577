import { LIFE_CYCLE_MODULES, type LifeCycleModule } from '../indicators/life-cycle-modules.ts';
import { SCOPE_SUBJECTS, type ScopeSubject } from './scope-answers.ts';
import type { Lack } from './scope-standing.ts';
import type { Shortfall } from './shortfalls.ts';

/**
 * How the work of a calculation compares with that of another one, in numbers of posts. What somebody explained counts
 * only among the posts and quantities that differ.
 */
export interface HeldWork {
  /** false if it was not compared; then there is no conclusion */
  readonly known: boolean;
  /**
   * posts that leave a module or a core indicator empty which the other declares, or state only an MKI row there,
   * however little it weighs
   */
  readonly lackingPosts: number;
  /** the modules of those posts */
  readonly modules: readonly LifeCycleModule[];
  /** posts of the other that it does not have */
  readonly missingPosts: number;
  /** the same, explained or not */
  readonly fewerPosts: number;
  /** posts that the other does not have */
  readonly addedPosts: number;
  /** posts with more or less on one side, or with another unit */
  readonly differingPosts: number;
  /** true if what either of the two lacks is more than a note, so that there is no conclusion from their MKI */
  readonly open: boolean;
  /** posts of the other that leave something empty which it declares; none if that is only a note */
  readonly otherLackingPosts: number;
  /** the same if that is only a note: its weight is in the MKI all the same */
  readonly otherSlightPosts: number;
  /** the modules of either of these */
  readonly otherModules: readonly LifeCycleModule[];
  /**
   * for a bid, the modules that its model asks of each post, with the posts that leave them empty and lack nothing else
   * there
   */
  readonly asked: readonly AskedModule[];
}

/** The same for a bid, with what it lacks by kind. */
export interface BidWork extends HeldWork {
  /** what it lacks without an explanation, including what its model asks of each post */
  readonly shortfalls: readonly Shortfall[];
  /** per module, the posts that leave it empty if the other does not declare it either */
  readonly undeclared: readonly number[];
}

/** A module that an award model asks of each post, and the posts of a bid that lack it only for that reason. */
export interface AskedModule {
  readonly module: LifeCycleModule;
  readonly posts: number;
}

/** The work of a pair that was not compared. */
export const UNKNOWN_WORK: BidWork = {
  known: false,
  lackingPosts: 0,
  modules: [],
  missingPosts: 0,
  fewerPosts: 0,
  addedPosts: 0,
  differingPosts: 0,
  open: true,
  otherLackingPosts: 0,
  otherSlightPosts: 0,
  otherModules: [],
  asked: [],
  shortfalls: [],
  undeclared: [],
};

/**
 * Tells whether a bid declares all that the baseline does, and the modules that its model asks of each post (D-105):
 * what it leaves out counts however little it weighs.
 */
export function isWholeWork({ known, lackingPosts, missingPosts, shortfalls }: BidWork): boolean {
  return known && lackingPosts === 0 && missingPosts === 0 && shortfalls.length === 0;
}

/**
 * Returns the work of a bid with what its model asks: each post must declare these modules, in addition to all that the
 * baseline declares there. A post that lacks one only for that reason has no value in the baseline to fill in.
 */
export function withAskedModules(work: BidWork, modules: readonly LifeCycleModule[]): BidWork {
  const asked = LIFE_CYCLE_MODULES.flatMap((module, place): AskedModule[] => {
    const posts = modules.includes(module) ? (work.undeclared[place] ?? 0) : 0;
    return posts > 0 ? [{ module, posts }] : [];
  });
  if (asked.length === 0) return work;
  const kinds = new Map<ScopeSubject, Shortfall>(work.shortfalls.map((each) => [each.kind, each]));
  for (const { module, posts } of asked) {
    const kind = `module:${module}` as const;
    const known = kinds.get(kind) ?? { kind, ...NO_SHORTFALL };
    kinds.set(kind, {
      ...known,
      posts: known.posts + posts,
      unvaluedPosts: known.unvaluedPosts + posts,
    });
  }
  return { ...work, asked, shortfalls: SCOPE_SUBJECTS.flatMap((kind) => kinds.get(kind) ?? []) };
}

/**
 * Returns what is known of a bid that is compared with no baseline: what it leaves empty of what its model asks of each
 * post, which needs no baseline. Returns null if that is nothing. `undeclared` is the number of its posts that leave
 * each module empty.
 */
export function askedWorkAlone(
  undeclared: readonly number[],
  modules: readonly LifeCycleModule[],
): BidWork | null {
  const work = withAskedModules({ ...UNKNOWN_WORK, known: true, open: false, undeclared }, modules);
  return work.asked.length > 0 ? work : null;
}

/**
 * Returns the work of a bid beside a baseline that leaves empty what the model asks of each post: then there is no
 * conclusion about any bid, because a bid that declares it has nothing to be compared with, and a bid that leaves it
 * empty would profit.
 */
export function besideEmptyBaseline(work: BidWork, emptyThere: readonly AskedModule[]): BidWork {
  if (emptyThere.length === 0) return work;
  return {
    ...work,
    otherLackingPosts: Math.max(work.otherLackingPosts, ...emptyThere.map(({ posts }) => posts)),
    otherSlightPosts: 0,
    otherModules: LIFE_CYCLE_MODULES.filter(
      (each) => work.otherModules.includes(each) || emptyThere.some(({ module }) => module === each),
    ),
  };
}

const NO_SHORTFALL = {
  posts: 0,
  unvaluedPosts: 0,
  weightEur: 0,
  filledEur: 0,
  filledBesidePostsEur: 0,
} as const;

/** Tells whether two calculations are the same work for a claim: neither lacks something, and no post is gone. */
export function isSameWork({ known, open, missingPosts }: HeldWork): boolean {
  return known && !open && missingPosts === 0;
}

/**
 * Returns the modules in which posts of a side lack something; a post that the other side did not calculate lacks
 * something in all of them.
 */
export function lackingModules({ modules }: Pick<Lack, 'modules'>, unworked: number): LifeCycleModule[] {
  return LIFE_CYCLE_MODULES.filter((_, place) => (modules[place] ?? 0) > unworked);
}
