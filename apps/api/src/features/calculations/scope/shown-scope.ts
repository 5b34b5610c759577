import type { ScopeInSet, ScopeMeaning, ScopeQuestion, SetCode } from '@milieuspoor/domain';

/** The largest number of posts in a question. */
const LISTED_POSTS_MAX = 500;

/** A post of a question, as it is shown. */
export interface ShownPost {
  readonly postNumber: string;
  readonly product: string;
  readonly productGroup: string;
  readonly unit: string;
  /** euro and kg CO2-eq; null for a post that lacks it only in the other set */
  readonly weightEur: number | null;
  readonly weightKg: number | null;
  readonly meaning: ScopeMeaning | null;
}

/** A question with only the data of its posts that are shown. */
export interface ShownQuestion extends Omit<ScopeQuestion, 'posts'> {
  readonly postCount: number;
  /** those with the largest weight */
  readonly posts: readonly ShownPost[];
}

/** The shown comparison of the work of two calculations. */
export interface ShownScope {
  readonly set: SetCode;
  readonly matched: number;
  readonly missing: number;
  readonly added: number;
  readonly quantities: number;
  readonly units: number;
  readonly questions: readonly ShownQuestion[];
}

/** Returns what is shown of a comparison, with its counts in the first of its sets; null where it has none. */
export function toShownScope(
  [first]: readonly ScopeInSet[],
  questions: readonly ScopeQuestion[],
): ShownScope | null {
  if (!first) return null;
  const { matched, missing, added, quantities, units } = first.scope;
  return {
    set: first.set,
    ...{ matched: matched.length, missing: missing.length, added: added.length },
    ...{ quantities: quantities.length, units: units.length },
    questions: questions.map(({ posts, ...question }) => ({
      ...question,
      postCount: posts.length,
      posts: posts
        .toSorted((left, right) => (right.weight?.eur ?? -1) - (left.weight?.eur ?? -1))
        .slice(0, LISTED_POSTS_MAX)
        .map(({ post, weight, meaning }) => ({
          ...{ postNumber: post.postNumber, product: post.product, productGroup: post.productGroup },
          ...{ unit: post.unit, weightEur: weight?.eur ?? null, weightKg: weight?.kg ?? null, meaning },
        })),
    })),
  };
}
