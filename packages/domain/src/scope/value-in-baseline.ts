import { productKey } from '../names/product-key.ts';
import type { Scope } from './compare-scope.ts';
import type { ScopePost } from './scope-post.ts';

/**
 * A part of what the baseline has in the place of a post, in one module: an amount in euro, shared among this number of
 * posts.
 */
export interface ValuePart {
  readonly eur: number;
  readonly among: number;
  /** true if it belongs to a post that is itself absent, without an answer that it need not be there */
  readonly ofMissingPost: boolean;
}

/**
 * Returns what the baseline has in the place of a post of the optimisation in a module (by its place); empty if it has
 * nothing.
 */
export type ValueInBaseline = (post: ScopePost, module: number) => readonly ValuePart[];

/** The posts of the baseline that a post may have replaced, and the number of posts that share them. */
interface Replaced {
  readonly posts: readonly ScopePost[];
  readonly among: number;
}

/**
 * Returns the function that looks up the baseline's value of a post and module (D-105): that of the post that it is
 * matched with. A post without a match replaced the missing posts of its product group, which are shared among all
 * posts that replaced them; if the baseline does not have the group, it replaced the missing posts whose group the
 * optimisation does not have. What missing posts declare, and no other post of their group does, is shared among the
 * posts of the group if nothing replaced them. So each figure of the baseline is used at most once.
 */
export function valuesInBaseline(
  scope: Pick<Scope, 'matched' | 'missing' | 'added'>,
  isExplained: (missing: ScopePost) => boolean,
): ValueInBaseline {
  const matched = scope.matched.map(({ baseline, optimization }) => [optimization, baseline] as const);
  const counterparts = new Map(matched);
  const groupOf = ({ productGroup }: ScopePost) => productKey(productGroup);
  const theirGroups = new Set([...counterparts.values(), ...scope.missing].map(groupOf));
  const own = [...counterparts.keys(), ...scope.added];
  const ownInGroup = Map.groupBy(own, groupOf);
  const addedInGroup = Map.groupBy(scope.added, groupOf);
  const missingInGroup = Map.groupBy(scope.missing, groupOf);
  const alone: Replaced = {
    posts: scope.missing.filter((post) => !ownInGroup.has(groupOf(post))),
    among: scope.added.filter((post) => !theirGroups.has(groupOf(post))).length,
  };
  const isDeclared = (module: number) => (post: ScopePost) => (post.mkiEur[module] ?? null) !== null;

  function replacedBy(post: ScopePost, module: number): Replaced {
    const group = groupOf(post);
    const [posts, added] = [missingInGroup.get(group) ?? [], addedInGroup.get(group) ?? []];
    if (!counterparts.has(post)) return theirGroups.has(group) ? { posts, among: added.length } : alone;
    const all = ownInGroup.get(group) ?? [];
    const isUnanswered = added.length === 0 && !all.some(isDeclared(module));
    return { posts: isUnanswered ? posts : [], among: all.length };
  }

  return (post, module) => {
    const { posts, among } = replacedBy(post, module);
    const counterpart = counterparts.get(post);
    return [
      ...(counterpart ? [{ post: counterpart, among: 1, isMissing: false }] : []),
      ...posts.map((missing) => ({ post: missing, among, isMissing: true })),
    ].flatMap(({ post: declaring, among: shared, isMissing }): ValuePart[] => {
      const eur = declaring.mkiEur[module] ?? null;
      if (eur === null) return [];
      return [{ eur, among: shared, ofMissingPost: isMissing && !isExplained(declaring) }];
    });
  };
}
