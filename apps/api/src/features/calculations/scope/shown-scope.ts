import type { ScopeInSet, ScopeMeaning, ScopeQuestion, SetCode } from '@milieuspoor/domain';

/** The most posts that a question lists. */
const LISTED_POSTS_MAX = 500;

/** A post of a question, as it is shown. */
export interface ShownPost {
  readonly postNumber: string;
  readonly product: string;
  readonly productGroup: string;
  readonly unit: string;
  /** euro and kg CO2-eq; null for a post that lacks it in the other set only */
  readonly weightEur: number | null;
  readonly weightKg: number | null;
  readonly meaning: ScopeMeaning | null;
}

/** A question without what only the comparison needs of its posts. */
export interface ShownQuestion extends Omit<ScopeQuestion, 'posts'> {
  readonly postCount: number;
  /** those that weigh most */
  readonly posts: readonly ShownPost[];
}

/** Whether two calculations are the same work, as it is shown. */
export interface ShownScope {
  readonly set: SetCode;
  readonly matched: number;
  readonly missing: number;
  readonly added: number;
  readonly quantities: number;
  readonly units: number;
  readonly questions: readonly ShownQuestion[];
}

/** What is shown of a comparison, its counts in the first of its sets; null where it has none. */
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
