import { productKey } from '../../names/product-key.ts';
import { fitUnit } from './fit-unit.ts';
import { nameBeginnings, nameDifference } from './near-name.ts';
import {
  type KnownProduct,
  PROPOSED_BY,
  type ProductProposal,
  type ProposedBy,
  type SoughtPost,
} from './product-match.ts';
import { rawCodeKey, sharedRawPrefix } from './raw-code.ts';

/** A table shows no more than these beside a post. */
const PROPOSED_MAX = 5;

/** The digits of a RAW code by which candidates are found: its section. */
const SECTION = 4;

/** The products of a library, by what a post may have in common with them. */
export interface ProductIndex {
  readonly byId: ReadonlyMap<string, KnownProduct>;
  readonly byCode: ReadonlyMap<string, readonly KnownProduct[]>;
  readonly byName: ReadonlyMap<string, readonly KnownProduct[]>;
  readonly bySection: ReadonlyMap<string, readonly KnownProduct[]>;
  readonly byBeginning: ReadonlyMap<string, readonly KnownProduct[]>;
}

export function toProductIndex(known: readonly KnownProduct[]): ProductIndex {
  const codesOf = ({ product }: KnownProduct) =>
    product.rawCodes.map(rawCodeKey).filter((code) => code !== '');
  return {
    byId: new Map(known.map((each) => [each.id, each])),
    byCode: indexed(known, codesOf),
    byName: indexed(known, ({ product }) => [productKey(product.name)]),
    bySection: indexed(known, (each) => codesOf(each).map((code) => code.slice(0, SECTION))),
    byBeginning: indexed(known, ({ product }) => nameBeginnings(product.name)),
  };
}

function indexed(known: readonly KnownProduct[], keysOf: (each: KnownProduct) => Iterable<string>) {
  const index = new Map<string, KnownProduct[]>();
  for (const each of known)
    for (const key of new Set(keysOf(each))) {
      const found = index.get(key);
      if (found) found.push(each);
      else index.set(key, [each]);
    }
  return index;
}

/** How likely a product is the post; the first that differs decides. */
interface Ranked {
  readonly by: ProposedBy;
  /** RAW codes that share more come first; 0 for other reasons */
  readonly shared: number;
  /** see nameDifference; 1 for other names */
  readonly difference: number;
}

/**
 * Returns the products that a post may mean, the likeliest first: with its RAW code, with its name, with a code of its
 * section, with a name that is nearly the same. A product whose unit does not lead to that of the post is none.
 */
export function proposeProducts(post: SoughtPost, index: ProductIndex): ProductProposal[] {
  const code = rawCodeKey(post.rawCode ?? '');
  const candidates = new Set([
    ...(index.bySection.get(code.slice(0, SECTION)) ?? []),
    ...[...nameBeginnings(post.product)].flatMap((beginning) => index.byBeginning.get(beginning) ?? []),
  ]);
  return [...candidates]
    .flatMap((each) => {
      const ranked = rank(post, each);
      const fit = fitUnit(post.unit, each.product);
      return ranked && fit.kind === 'fits' ? [{ each, ranked, fit }] : [];
    })
    .sort((left, right) => likeliestFirst(left.ranked, right.ranked) || byText(left.each, right.each))
    .slice(0, PROPOSED_MAX)
    .map(({ each, ranked, fit }) => ({
      id: each.id,
      by: ranked.by,
      fit,
      mkiEurPerPostUnit: each.mkiEur === null ? null : each.mkiEur * fit.productUnits,
    }));
}

function rank(post: SoughtPost, { product }: KnownProduct): Ranked | null {
  const code = rawCodeKey(post.rawCode ?? '');
  const codes = code === '' ? [] : product.rawCodes;
  const shared = Math.max(0, ...codes.map((each) => sharedRawPrefix(code, each)));
  const difference = nameDifference(post.product, product.name);
  const rest = { shared, difference: difference ?? 1 };
  if (codes.some((each) => rawCodeKey(each) === code)) return { by: 'raw-code', ...rest };
  if (productKey(post.product) === productKey(product.name)) return { by: 'name', ...rest };
  if (shared > 0) return { by: 'raw-section', ...rest };
  return difference === null ? null : { by: 'near-name', ...rest };
}

function likeliestFirst(left: Ranked, right: Ranked): number {
  return (
    PROPOSED_BY.indexOf(left.by) - PROPOSED_BY.indexOf(right.by) ||
    right.shared - left.shared ||
    left.difference - right.difference
  );
}

/** Orders equals by name and id, character by character, so that the order of the library makes no difference. */
function byText(left: KnownProduct, right: KnownProduct): number {
  const [one, other] = [left.product.name, right.product.name];
  if (one !== other) return one < other ? -1 : 1;
  return left.id < right.id ? -1 : 1;
}
