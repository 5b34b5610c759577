import { productKey } from '../names/product-key.ts';
import type { ScopePost } from './scope-post.ts';

/** By what a post is found on the other side, the surest first (D-104). */
export const MATCH_KEYS = ['post-number', 'raw-code', 'product'] as const;
export type MatchKey = (typeof MATCH_KEYS)[number];

/** The same post on both sides. */
export interface MatchedPosts<Post extends ScopePost = ScopePost> {
  readonly baseline: Post;
  readonly optimization: Post;
  readonly by: MatchKey;
}

/** Which posts of two calculations are the same work, and which stand on one side only. */
export interface PostMatches<Post extends ScopePost = ScopePost> {
  readonly matched: readonly MatchedPosts<Post>[];
  /** in the baseline only */
  readonly missing: readonly Post[];
  /** in the optimisation only */
  readonly added: readonly Post[];
}

type KeyOf = (post: ScopePost) => string | null;

const number: KeyOf = ({ postNumber }) => productKey(postNumber) || null;
const rawCode: KeyOf = ({ rawCode: code }) => (code === null ? null : productKey(code) || null);
const group: KeyOf = ({ productGroup }) => productKey(productGroup);
const unit: KeyOf = (post) => productKey(post.unit);
const product: KeyOf = ({ productGroup, productSubGroup, product: name, unit: measure }) =>
  [productGroup, productSubGroup, name, measure].map(productKey).join('\n');

/** What posts have to share to be the same one, the surest first. */
const PASSES: readonly (readonly [MatchKey, ...KeyOf[]])[] = [
  ['post-number', number, product],
  ['raw-code', rawCode, product],
  ['post-number', number, rawCode],
  ['raw-code', rawCode],
  ['product', product],
  ['post-number', number, group],
  ['post-number', number, unit],
];

function keyBy(keys: readonly KeyOf[], post: ScopePost): string | null {
  const parts = keys.map((key) => key(post));
  return parts.includes(null) ? null : parts.join('\n\n');
}

/**
 * Finds for each post of the baseline the one that it is in the optimisation (D-104): by its number, else by its RAW
 * code, else by group, sub-group, product and unit. A number that stands at other work says little, for one post more renumbers
 * all that follow: it is believed at once where the work is the same, and else only when neither code nor product finds any.
 * Posts that share what they are found by are taken in their order.
 */
export function matchPosts<Post extends ScopePost>(
  baseline: readonly Post[],
  optimization: readonly Post[],
): PostMatches<Post> {
  const matched: MatchedPosts<Post>[] = [];
  let [missing, added] = [[...baseline], [...optimization]];
  for (const [by, ...keys] of PASSES) {
    const waiting = new Map<string, Post[]>();
    for (const post of added) {
      const key = keyBy(keys, post);
      if (key === null) continue;
      const others = waiting.get(key);
      if (others) others.push(post);
      else waiting.set(key, [post]);
    }
    const taken = new Set<Post>();
    const left: Post[] = [];
    for (const post of missing) {
      const key = keyBy(keys, post);
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
