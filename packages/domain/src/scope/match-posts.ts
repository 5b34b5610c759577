import { productKey } from '../names/product-key.ts';
import type { ScopePost } from './scope-post.ts';

/** By what a post is found on the other side, the surest first (decision 104). */
export const MATCH_KEYS = ['post-number', 'raw-code', 'product'] as const;
export type MatchKey = (typeof MATCH_KEYS)[number];

/** The same post on both sides. */
export interface MatchedPosts {
  readonly baseline: ScopePost;
  readonly optimization: ScopePost;
  readonly by: MatchKey;
}

/** Which posts of two calculations are the same work, and which stand on one side only. */
export interface PostMatches {
  readonly matched: readonly MatchedPosts[];
  /** in the baseline only */
  readonly missing: readonly ScopePost[];
  /** in the optimisation only */
  readonly added: readonly ScopePost[];
}

/** What a post is found by; null where it has nothing of the kind. */
const KEYS: Readonly<Record<MatchKey, (post: ScopePost) => string | null>> = {
  'post-number': ({ postNumber }) => productKey(postNumber) || null,
  'raw-code': ({ rawCode }) => (rawCode === null ? null : productKey(rawCode) || null),
  product: ({ productGroup, productSubGroup, product, unit }) =>
    [productGroup, productSubGroup, product, unit].map(productKey).join('\n'),
};

/**
 * Finds for each post of the baseline the one that it is in the optimisation: by its number, else by its RAW code, else by
 * group, sub-group, product and unit (decision 104). Posts that share a RAW code or a product are taken in their order.
 */
export function matchPosts(baseline: readonly ScopePost[], optimization: readonly ScopePost[]): PostMatches {
  const matched: MatchedPosts[] = [];
  let [missing, added] = [[...baseline], [...optimization]];
  for (const by of MATCH_KEYS) {
    const waiting = new Map<string, ScopePost[]>();
    for (const post of added) {
      const key = KEYS[by](post);
      if (key === null) continue;
      const others = waiting.get(key);
      if (others) others.push(post);
      else waiting.set(key, [post]);
    }
    const taken = new Set<ScopePost>();
    const left: ScopePost[] = [];
    for (const post of missing) {
      const key = KEYS[by](post);
      const found = key === null ? undefined : waiting.get(key)?.shift();
      if (!found) left.push(post);
      else {
        matched.push({ baseline: post, optimization: found, by });
        taken.add(found);
      }
    }
    missing = left;
    added = added.filter((post) => !taken.has(post));
  }
  return { matched, missing, added };
}
