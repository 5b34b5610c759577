import { productKey } from '../../names/product-key.ts';
import { unitKey } from '../../names/unit-key.ts';
import { fitUnit } from './fit-unit.ts';
import type { CertainBy, KnownProduct, ProductMatch, RefusedProduct, SoughtPost } from './product-match.ts';
import { type ProductIndex, proposeProducts, toProductIndex } from './propose-products.ts';
import { rawCodeKey } from './raw-code.ts';

/** Answers that an organisation gave before, by `postKey`: the id of a product, or null for none of them. */
export type RememberedProducts = ReadonlyMap<string, string | null>;

/** Returns the key under which an answer about a post is remembered: what it is called, its unit and its RAW code. */
export function postKey({ product, unit, rawCode }: Omit<SoughtPost, 'postNumber' | 'productId'>): string {
  return [productKey(product), unitKey(unit), rawCodeKey(rawCode ?? '')].join('\n');
}

/**
 * Returns what finds the product of a post: for certain by the id in its row, by an answer that was given before, by a RAW
 * code that one product has, or by its name and unit; else proposals. Where code and name lead to two products, nothing is
 * certain. The order of the products makes no difference. One post after another, since thousands of them take seconds.
 */
export function createMatcher(
  known: readonly KnownProduct[],
  remembered: RememberedProducts = new Map(),
): (post: SoughtPost) => ProductMatch {
  const index = toProductIndex(known);
  return (post) => matchPost(post, index, remembered);
}

function matchPost(post: SoughtPost, index: ProductIndex, remembered: RememberedProducts): ProductMatch {
  const named = post.productId === null ? null : (index.byId.get(post.productId) ?? null);
  if (named) return stated(post, named, 'product-id');
  const unknownId = post.productId !== null;
  const answer = unknownId ? undefined : remembered.get(postKey(post));
  if (answer === null) return { kind: 'answered-none', proposals: proposeProducts(post, index) };
  const answered = answer === undefined ? undefined : index.byId.get(answer);
  if (answered) return stated(post, answered, 'remembered');

  const byCode = index.byCode.get(rawCodeKey(post.rawCode ?? '')) ?? [];
  const byName = index.byName.get(productKey(post.product)) ?? [];
  const sameUnit = byName.filter(({ product }) => unitKey(product.unit) === unitKey(post.unit));
  const found: (readonly [KnownProduct, CertainBy])[] = [
    ...(byCode.length === 1 ? byCode.map((each) => [each, 'raw-code'] as const) : []),
    ...(sameUnit.length === 1 ? sameUnit.map((each) => [each, 'name'] as const) : []),
  ];
  const refused: RefusedProduct[] = [];
  const fitting = found.filter(([each, by]) => {
    const fit = fitUnit(post.unit, each.product);
    if (fit.kind === 'misfit') refused.push({ id: each.id, by, reason: fit.reason });
    return fit.kind === 'fits';
  });
  const [first] = fitting;
  const ids = new Set(found.map(([{ id }]) => id));
  // A row that names a product which is gone means that one, not another.
  if (first && ids.size === 1 && !unknownId) return stated(post, ...first);
  return { kind: 'asked', proposals: proposeProducts(post, index), refused, unknownId };
}

function stated(post: SoughtPost, { id, product, mkiEur }: KnownProduct, by: CertainBy): ProductMatch {
  const fit = fitUnit(post.unit, product);
  if (fit.kind === 'misfit') {
    return { kind: 'asked', proposals: [], refused: [{ id, by, reason: fit.reason }], unknownId: false };
  }
  return {
    kind: 'certain',
    id,
    by,
    fit,
    mkiEurPerPostUnit: mkiEur === null ? null : mkiEur * fit.productUnits,
  };
}
