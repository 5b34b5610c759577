import { fitUnit, type UnitFit } from './fit-unit.ts';
import { type NameForm, nameDifference, nameForm } from './near-name.ts';
import {
  type Fitting,
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

/** A product with what its comparisons need, worked out once. */
interface IndexedProduct {
  readonly each: KnownProduct;
  readonly name: NameForm;
  readonly codes: readonly string[];
}

/** The products of a library, by what a post may have in common with them. */
export interface ProductIndex {
  readonly byId: ReadonlyMap<string, KnownProduct>;
  readonly byCode: ReadonlyMap<string, readonly KnownProduct[]>;
  readonly byName: ReadonlyMap<string, readonly KnownProduct[]>;
  readonly bySection: ReadonlyMap<string, readonly IndexedProduct[]>;
  readonly byBeginning: ReadonlyMap<string, readonly IndexedProduct[]>;
  /** how the unit of a post follows from that of each product, by the unit; filled while posts are matched */
  readonly fits: Map<string, Map<KnownProduct, UnitFit>>;
}

export function toProductIndex(known: readonly KnownProduct[]): ProductIndex {
  const all = known.map(
    (each): IndexedProduct => ({
      each,
      name: nameForm(each.product.name),
      codes: each.product.rawCodes.map(rawCodeKey).filter((code) => code !== ''),
    }),
  );
  const itself = ({ each }: IndexedProduct) => each;
  return {
    byId: new Map(known.map((each) => [each.id, each])),
    byCode: indexed(all, ({ codes }) => codes, itself),
    byName: indexed(all, ({ name }) => [name.key], itself),
    bySection: indexed(
      all,
      ({ codes }) => codes.map((code) => code.slice(0, SECTION)),
      (each) => each,
    ),
    byBeginning: indexed(
      all,
      ({ name }) => name.beginnings,
      (each) => each,
    ),
    fits: new Map(),
  };
}

function indexed<Value>(
  all: readonly IndexedProduct[],
  keysOf: (each: IndexedProduct) => Iterable<string>,
  toValue: (each: IndexedProduct) => Value,
): Map<string, Value[]> {
  const index = new Map<string, Value[]>();
  for (const each of all)
    for (const key of new Set(keysOf(each))) {
      const found = index.get(key);
      if (found) found.push(toValue(each));
      else index.set(key, [toValue(each)]);
    }
  return index;
}

/** How likely a product is the post; the first that differs decides. */
interface Ranked {
  readonly each: KnownProduct;
  readonly fit: Fitting;
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
  const name = nameForm(post.product);
  const candidates = new Set([
    ...(index.bySection.get(code.slice(0, SECTION)) ?? []),
    ...[...name.beginnings].flatMap((beginning) => index.byBeginning.get(beginning) ?? []),
  ]);
  const fits = fitsOf(post.unit, index);
  const best: Ranked[] = [];
  for (const candidate of candidates) {
    const fit = fits(candidate.each);
    // Without room for another one, only what differs less than the last can come before it.
    const last = best.length < PROPOSED_MAX ? undefined : best[PROPOSED_MAX - 1];
    const ranked = fit.kind === 'fits' ? rank({ code, name }, candidate, fit, last) : null;
    if (!ranked) continue;
    const at = best.findIndex(
      (other) => (likeliestFirst(ranked, other) || byText(ranked.each, other.each)) < 0,
    );
    best.splice(at < 0 ? best.length : at, 0, ranked);
    if (best.length > PROPOSED_MAX) best.pop();
  }
  return best.map(({ each, by, fit }) => ({
    ...{ id: each.id, by, fit },
    mkiEurPerPostUnit: each.mkiEur === null ? null : each.mkiEur * fit.productUnits,
  }));
}

/** Returns how a unit follows from those of products, each worked out once. */
function fitsOf(unit: string, { fits }: ProductIndex): (each: KnownProduct) => UnitFit {
  const known = fits.get(unit) ?? new Map<KnownProduct, UnitFit>();
  fits.set(unit, known);
  return (each) => {
    const fit = known.get(each) ?? fitUnit(unit, each.product);
    known.set(each, fit);
    return fit;
  };
}

/** Returns how likely a product is the post; null where it is not, or comes after the `last` of those that are proposed. */
function rank(
  post: { readonly code: string; readonly name: NameForm },
  { each, name, codes }: IndexedProduct,
  fit: Fitting,
  last: Ranked | undefined,
): Ranked | null {
  const shared = post.code === '' ? 0 : Math.max(0, ...codes.map((code) => sharedRawPrefix(post.code, code)));
  const hasCode = post.code !== '' && codes.includes(post.code);
  const known = hasCode
    ? 'raw-code'
    : post.name.key === name.key
      ? 'name'
      : shared > 0
        ? 'raw-section'
        : null;
  if (known !== null)
    return { each, fit, by: known, shared, difference: nameDifference(post.name, name) ?? 1 };
  const isLastNearer = last !== undefined && last.by !== 'near-name';
  const difference = isLastNearer ? null : nameDifference(post.name, name, last?.difference);
  return difference === null ? null : { each, fit, by: 'near-name', shared, difference };
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
