import type { BillPostAnswer, ProductDetailAnswer, ProductMatchAnswer } from '@milieuspoor/contract';
import { fitUnit, postKey, type SetCode } from '@milieuspoor/domain';

/** A product whose unit leads to that of a post, with what a unit of the post costs. */
export type FittingProduct = Omit<NonNullable<ProductMatchAnswer['certain']>, 'by'>;

/** Posts that say the same, which one answer is about. */
export interface MatchGroup {
  readonly key: string;
  /** in the order of the bill; never empty */
  readonly posts: readonly BillPostAnswer[];
  readonly match: ProductMatchAnswer;
}

/** A product that somebody chose, with what a unit of the post costs in each set. */
export interface ChosenProduct extends FittingProduct {
  readonly mkiPerSet: Readonly<Record<SetCode, number | null>>;
}

/** What somebody chose for posts that say the same; null: none of the products. */
export type Choices = ReadonlyMap<string, FittingProduct | ChosenProduct | null>;

/** Returns the key under which an answer about a post is remembered; one with an id of its own is answered by itself. */
function keyOf({ description, unit, raw_code: rawCode, product_id: productId }: BillPostAnswer): string {
  return `${postKey({ product: description, unit, rawCode })}\n${productId ?? ''}`;
}

/** Returns posts with their matches, those that say the same together, in the order of the bill. */
export function groupPosts(
  posts: readonly BillPostAnswer[],
  matches: readonly ProductMatchAnswer[],
): MatchGroup[] {
  const groups = new Map<string, { posts: BillPostAnswer[]; match: ProductMatchAnswer }>();
  for (const [place, post] of posts.entries()) {
    const match = matches[place];
    const group = groups.get(keyOf(post));
    if (group) group.posts.push(post);
    else if (match) groups.set(keyOf(post), { posts: [post], match });
  }
  return [...groups].map(([key, group]) => ({ key, ...group }));
}

/** Returns the product of a group: as somebody chose, else as is certain; undefined where that is still asked. */
export function productOf({ key, match }: MatchGroup, choices: Choices): FittingProduct | null | undefined {
  const chosen = choices.get(key);
  if (chosen !== undefined) return chosen;
  if (match.certain) return match.certain;
  return match.remembered ? null : undefined;
}

/** Returns the products to choose among in a set: the certain one, the proposals, and one that somebody searched for. */
export function offeredIn(group: MatchGroup, choices: Choices, set: SetCode): readonly FittingProduct[] {
  const { certain, proposals } = group.match;
  const known: readonly FittingProduct[] = [...(certain ? [certain] : []), ...proposals];
  const chosen = choices.get(group.key);
  if (!chosen || known.some(({ uuid }) => uuid === chosen.uuid)) return known;
  return [...known, 'mkiPerSet' in chosen ? { ...chosen, mki: chosen.mkiPerSet[set] } : chosen];
}

/** Returns a product that somebody searched for as one of a post; null where its unit does not lead to that of the post. */
export function toFitting(product: ProductDetailAnswer, unit: string, set: SetCode): ChosenProduct | null {
  const conversions = product.conversions.map(({ unit: other, per_unit }) => ({
    unit: other,
    perUnit: per_unit,
  }));
  const fit = fitUnit(unit, { unit: product.unit, conversions });
  if (fit.kind === 'misfit') return null;
  const mkiIn = (code: SetCode) => {
    const mki = product.figures[code]?.mki ?? null;
    return mki === null ? null : mki * fit.productUnits;
  };
  return {
    ...{ uuid: product.uuid, revision: product.revision, name: product.name, unit: product.unit },
    ...{ product_group: product.product_group, product_sub_group: product.product_sub_group },
    ...{ nmd_category: product.nmd_category, expired: product.expired },
    ...{ product_units: fit.productUnits, converted_by: fit.via },
    mki: mkiIn(set),
    mkiPerSet: { a1: mkiIn('a1'), a2: mkiIn('a2') },
  };
}
