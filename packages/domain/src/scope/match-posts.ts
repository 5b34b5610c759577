import { productKey } from '../names/product-key.ts';
import { unitKey } from '../names/unit-key.ts';
import type { PostMemory } from './post-memory.ts';
import type { ScopePost } from './scope-post.ts';

/** The ways to find a post on the other side, the most reliable first (D-104). */
export const MATCH_KEYS = ['post-number', 'raw-code', 'product'] as const;
export type MatchKey = (typeof MATCH_KEYS)[number];

/** The same post on both sides. */
export interface MatchedPosts<Post extends ScopePost = ScopePost> {
  readonly baseline: Post;
  readonly optimization: Post;
  readonly by: MatchKey;
}

/** The posts of two calculations that are the same work, and those that are on one side only. */
export interface PostMatches<Post extends ScopePost = ScopePost> {
  readonly matched: readonly MatchedPosts<Post>[];
  /** only in the baseline */
  readonly missing: readonly Post[];
  /** only in the optimisation */
  readonly added: readonly Post[];
}

type KeyOf = (post: ScopePost) => string | null;

const number: KeyOf = ({ postNumber }) => productKey(postNumber) || null;
const rawCode: KeyOf = ({ rawCode: code }) => (code === null ? null : productKey(code) || null);
const group: KeyOf = ({ productGroup }) => productKey(productGroup);
const unit: KeyOf = (post) => unitKey(post.unit);
const product: KeyOf = ({ productGroup, productSubGroup, product: name, unit: measure }) =>
  [...[productGroup, productSubGroup, name].map(productKey), unitKey(measure)].join('\n');

/** What posts must have in common to be the same one, the most reliable first. */
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
 * Finds for each post of the baseline the same one in the optimisation (D-104): by its number, else by its RAW code,
 * else by group, sub-group, product and unit. A number at other work says little, because one added post renumbers all
 * that follow: the number decides at once if the work is the same, and otherwise only if neither code nor product finds
 * a match. Posts with the same key are matched in their order. `memory` keeps the keys for another time.
 */
export function matchPosts<Post extends ScopePost>(
  baseline: readonly Post[],
  optimization: readonly Post[],
  memory?: PostMemory,
): PostMatches<Post> {
  const matched: MatchedPosts<Post>[] = [];
  let [missing, added] = [[...baseline], [...optimization]];
  for (const [pass, [by, ...keys]] of PASSES.entries()) {
    const keyOf = (post: Post) =>
      memory ? memory.keyIn(pass, post, () => keyBy(keys, post)) : keyBy(keys, post);
    const waiting = new Map<string, Post[]>();
    for (const post of added) {
      const key = keyOf(post);
      if (key === null) continue;
      const others = waiting.get(key);
      if (others) others.push(post);
      else waiting.set(key, [post]);
    }
    const taken = new Set<Post>();
    const left: Post[] = [];
    for (const post of missing) {
      const key = keyOf(post);
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
