import { LIFE_CYCLE_MODULES, type LifeCycleModule } from '../indicators/life-cycle-modules.ts';
import type { Lack } from './scope-standing.ts';

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
}

/** Of a pair that nobody worked out. */
export const UNKNOWN_WORK: HeldWork = {
  known: false,
  lackingPosts: 0,
  modules: [],
  missingPosts: 0,
  fewerPosts: 0,
  addedPosts: 0,
  differingPosts: 0,
  open: true,
};

/** Whether a bid declares all that the baseline does (decision 105): what it leaves out counts however little it weighs. */
export function isWholeWork({ known, lackingPosts, missingPosts }: HeldWork): boolean {
  return known && lackingPosts === 0 && missingPosts === 0;
}

/** Whether two calculations are the same work as far as a claim goes: neither lacks something, and no post is gone. */
export function isSameWork({ known, open, missingPosts }: HeldWork): boolean {
  return known && !open && missingPosts === 0;
}

/** The modules that posts of a side lack something in; one that the other side did not work out lacks something in all. */
export function lackingModules({ modules }: Pick<Lack, 'modules'>, unworked: number): LifeCycleModule[] {
  return LIFE_CYCLE_MODULES.filter((_, place) => (modules[place] ?? 0) > unworked);
}
