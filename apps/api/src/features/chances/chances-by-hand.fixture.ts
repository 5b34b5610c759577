import {
  type CalculationItem,
  FIRST_WEIGHTED_SETS,
  IMPACT_SETS,
  LIFE_CYCLE_MODULES,
  type NoChanceReason,
  type SetCode,
} from '@milieuspoor/domain';
import { unitByHand } from '@milieuspoor/domain/scope-by-hand';
import type { RandomProject } from '../../testing/random-world.ts';
import { mkiRowOf, pairOf } from '../statistics/by-hand.fixture.ts';

/** An item with its project. */
interface HandPost {
  readonly project: RandomProject;
  readonly item: CalculationItem;
}

export interface HandChance {
  readonly post: HandPost;
  readonly known: HandPost[];
  readonly inUnit: HandPost[];
  /** posts of the product that costs least per unit, where it costs less than the post */
  readonly better: HandPost[] | null;
  readonly reason: NoChanceReason | null;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const rowSum = (row: readonly (number | null)[]) => sum(row.map((value) => value ?? 0));

/** Euro of MKI per unit. */
export const mkiByHand = ({ item }: Pick<HandPost, 'item'>, set: SetCode) => rowSum(mkiRowOf(item, set));

/** Kg CO2-eq per unit, and in which modules it is declared; null where it is not. */
const co2Of = ({ item }: HandPost, set: SetCode) => {
  const row = item.profiles[set]?.[IMPACT_SETS[set].co2Indicator];
  return row ? { perUnit: rowSum(row), modules: row.map((value) => value !== null).join() } : null;
};

/** Returns in words what a post declares: an MKI alone, or which core indicators, module by module. */
const declaredBy = ({ item }: HandPost, set: SetCode) => {
  const profile = item.profiles[set] ?? {};
  return LIFE_CYCLE_MODULES.map((_, module) => {
    if (mkiRowOf(item, set)[module] === null) return 'nothing';
    if (profile.MKI) return 'an MKI';
    return FIRST_WEIGHTED_SETS[set].indicators
      .filter(
        ({ code, core, weightEur }) => core && weightEur > 0 && typeof profile[code]?.[module] === 'number',
      )
      .map(({ code }) => code)
      .join(' ');
  }).join('; ');
};

/** Returns the work that was built in completed projects, each item by itself. */
export function builtByHand(projects: readonly RandomProject[], set: SetCode): HandPost[] {
  return projects.flatMap((project) => {
    const { optimization } = pairOf(project) ?? {};
    const items = optimization?.sets.includes(set) ? optimization.items : [];
    return items
      .filter(({ quantity, profiles }) => quantity > 0 && profiles[set])
      .map((item) => ({ project, item }));
  });
}

const meanOf = (posts: readonly HandPost[], set: SetCode) =>
  sum(posts.map((post) => mkiByHand(post, set) * post.item.quantity)) /
  sum(posts.map(({ item }) => item.quantity));

/** Holds one post against the work that was built, as docs/method/chances.md says in words. */
export function chanceByHand(post: HandPost, built: readonly HandPost[], set: SetCode): HandChance {
  const inSubGroup = built.filter(
    ({ item }) =>
      item.productGroup === post.item.productGroup && item.productSubGroup === post.item.productSubGroup,
  );
  const inUnit = inSubGroup.filter(({ item }) => unitByHand(item.unit) === unitByHand(post.item.unit));
  if (!post.item.profiles[set]) return { post, known: [], inUnit, better: null, reason: 'no-figure' };
  const known = inUnit.filter(
    (other) =>
      other.item.workScope === post.item.workScope && declaredBy(other, set) === declaredBy(post, set),
  );
  const products = [...Map.groupBy(known, ({ item }) => item.product).values()].sort(
    (one, other) => meanOf(one, set) - meanOf(other, set),
  );
  const [least] = products;
  const reason = () => {
    if (inSubGroup.length === 0) return 'nothing-known';
    if (inUnit.length === 0) return 'other-unit';
    if (known.length === 0) return 'other-profile';
    return 'none-better';
  };
  const isBetter = least !== undefined && meanOf(least, set) < mkiByHand(post, set) - 1e-6;
  return { post, known, inUnit, better: isBetter ? least : null, reason: isBetter ? null : reason() };
}

/** Returns what the better product saves at the quantity of the post; null where it cannot be told. */
export function savedByHand({ post, better }: HandChance, set: SetCode) {
  if (!better) return null;
  const units = sum(better.map(({ item }) => item.quantity));
  const { quantity } = post.item;
  const own = co2Of(post, set);
  const theirs = better.map((each) => ({ co2: co2Of(each, set), units: each.item.quantity }));
  const alike = own && theirs.every(({ co2 }) => co2?.modules === own.modules);
  const primary = better.map(({ item }) => item.resources.primaryTon);
  const ownPrimary = post.item.resources.primaryTon;
  return {
    mki: quantity * (mkiByHand(post, set) - meanOf(better, set)),
    co2: alike
      ? quantity * (own.perUnit - sum(theirs.map(({ co2, units: of }) => (co2?.perUnit ?? 0) * of)) / units)
      : null,
    primary:
      ownPrimary === null || primary.includes(null)
        ? null
        : quantity *
          (ownPrimary -
            sum(better.map(({ item }) => (item.resources.primaryTon ?? 0) * item.quantity)) / units),
  };
}
