import { LIFE_CYCLE_MODULES, type LifeCycleModule } from '../indicators/life-cycle-modules.ts';
import { SCOPE_SUBJECTS, type ScopeSubject } from './scope-answers.ts';
import type { Lack } from './scope-standing.ts';
import type { Shortfall } from './shortfalls.ts';

/**
 * How the work of a calculation compares with that of the one that it is held against, in numbers of posts. What somebody
 * explained is in none of them but in those of posts and quantities that differ.
 */
export interface HeldWork {
  /** whether it was worked out; of what was not nothing is concluded */
  readonly known: boolean;
  /** posts that leave a module or a core indicator empty which the other declares, or state a bare MKI there, however little it weighs */
  readonly lackingPosts: number;
  /** the modules in which they do */
  readonly modules: readonly LifeCycleModule[];
  /** posts of the other that it does not have */
  readonly missingPosts: number;
  /** the same, explained or not */
  readonly fewerPosts: number;
  /** posts that the other does not have */
  readonly addedPosts: number;
  /** posts of which there is more or less, or that are measured in something else */
  readonly differingPosts: number;
  /** whether what either of the two lacks is more than a note, so that nothing is concluded from their MKI */
  readonly open: boolean;
  /** posts of the other that leave something empty which it declares; none where that is a note only */
  readonly otherLackingPosts: number;
  /** the same where that is a note only: what it weighs is in the MKI all the same */
  readonly otherSlightPosts: number;
  /** the modules in which either do */
  readonly otherModules: readonly LifeCycleModule[];
  /** of a bid, the modules that its model asks of each post and that posts leave empty which lack nothing else there */
  readonly asked: readonly AskedModule[];
}

/** The same of a bid, with what it lacks by kind. */
export interface BidWork extends HeldWork {
  /** what it lacks and nobody explained, what its model asks of each post included */
  readonly shortfalls: readonly Shortfall[];
  /** per module, the posts that leave it empty where the other does not declare it either */
  readonly undeclared: readonly number[];
}

/** A module that an award model asks of each post, and the posts of a bid that leave it empty for no other reason. */
export interface AskedModule {
  readonly module: LifeCycleModule;
  readonly posts: number;
}

/** Of a pair that nobody worked out. */
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
 * Whether a bid declares all that the baseline does, and the modules that its model asks of each post (D-105): what it
 * leaves out counts however little it weighs.
 */
export function isWholeWork({ known, lackingPosts, missingPosts, shortfalls }: BidWork): boolean {
  return known && lackingPosts === 0 && missingPosts === 0 && shortfalls.length === 0;
}

/**
 * The work of a bid beside what its model asks: each post of it has to declare the modules that are asked, beside all that the
 * baseline declares there. A post that leaves one empty for that reason alone has no value in the baseline to be filled with.
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
 * What is known of a bid that is held against no baseline: what it leaves empty of what its model asks of each post, which needs
 * none. Null where it leaves nothing of that empty. `undeclared` are the posts of it that leave each module empty.
 */
export function askedWorkAlone(
  undeclared: readonly number[],
  modules: readonly LifeCycleModule[],
): BidWork | null {
  const work = withAskedModules({ ...UNKNOWN_WORK, known: true, open: false, undeclared }, modules);
  return work.asked.length > 0 ? work : null;
}

/**
 * The work of a bid beside a baseline that leaves empty what the model asks of each post: of no bid something is concluded then, for
 * whoever declares it is held against nothing and whoever leaves it empty would gain by that.
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

/** Whether two calculations are the same work as far as a claim goes: neither lacks something, and no post is gone. */
export function isSameWork({ known, open, missingPosts }: HeldWork): boolean {
  return known && !open && missingPosts === 0;
}

/** The modules that posts of a side lack something in; one that the other side did not work out lacks something in all. */
export function lackingModules({ modules }: Pick<Lack, 'modules'>, unworked: number): LifeCycleModule[] {
  return LIFE_CYCLE_MODULES.filter((_, place) => (modules[place] ?? 0) > unworked);
}
