import { LIFE_CYCLE_MODULES } from '../indicators/life-cycle-modules.ts';
import { BARE_ROW } from '../indicators/weigh-profile.ts';
import type { ScopePost } from './scope-post.ts';

/** What posts declare together in one module. */
export interface DeclaredThere {
  readonly mki: boolean;
  readonly co2: boolean;
  /** core indicators behind their MKI, as bits; null if there are only MKI rows, or if they were not stored */
  readonly indicators: number | null;
  readonly weightEur: number;
  readonly weightKg: number;
}

export const NOTHING_DECLARED: DeclaredThere = {
  mki: false,
  co2: false,
  indicators: null,
  weightEur: 0,
  weightKg: 0,
};

/** Returns what posts declare in each module; the weight is that of the replaced posts there, if they have any. */
export function declaredBy(posts: readonly ScopePost[], replaced: readonly ScopePost[]): DeclaredThere[] {
  return LIFE_CYCLE_MODULES.map((_, module) => {
    const all = declaredIn(posts, module);
    const first = replaced.length > 0 ? declaredIn(replaced, module) : NOTHING_DECLARED;
    const { weightEur, weightKg } = first.mki ? first : all;
    return { ...all, weightEur, weightKg };
  });
}

/** Returns what is declared in each module, with its weight divided over this number of posts. */
export function shareOf(declared: readonly DeclaredThere[], posts: number): DeclaredThere[] {
  return declared.map((there) => ({
    ...there,
    weightEur: there.weightEur / posts,
    weightKg: there.weightKg / posts,
  }));
}

/** Adds what a post is compared with in two places. */
export function together(
  left: readonly DeclaredThere[],
  right: readonly DeclaredThere[] | undefined,
): readonly DeclaredThere[] {
  if (!right) return left;
  return left.map((one, module) => {
    const other = right[module] ?? NOTHING_DECLARED;
    const knowsIndicators = one.indicators !== null || other.indicators !== null;
    return {
      mki: one.mki || other.mki,
      co2: one.co2 || other.co2,
      indicators: knowsIndicators ? (one.indicators ?? 0) | (other.indicators ?? 0) : null,
      weightEur: one.weightEur + other.weightEur,
      weightKg: one.weightKg + other.weightKg,
    };
  });
}

/** Returns what posts declare in a module; negative amounts weigh as much as positive ones. */
function declaredIn(posts: readonly ScopePost[], module: number): DeclaredThere {
  let [mki, co2, weightEur, weightKg] = [false, false, 0, 0];
  let indicators: number | null = null;
  for (const post of posts) {
    const [eur, kg] = [post.mkiEur[module] ?? null, post.co2Kg?.[module] ?? null];
    mki ||= eur !== null;
    co2 ||= kg !== null;
    weightEur += Math.abs(eur ?? 0);
    weightKg += Math.abs(kg ?? 0);
    const bits = post.declared?.[module] ?? null;
    if (eur !== null && bits !== null && bits !== BARE_ROW) indicators = (indicators ?? 0) | bits;
  }
  return { mki, co2, indicators, weightEur, weightKg };
}
