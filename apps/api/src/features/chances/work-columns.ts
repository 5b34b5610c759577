import type { KnownOfCalculation, PostsOfCalculation } from './work-rows.queries.ts';

/** What posts have the same that are held against each other, besides the set and the version of its weights. */
export interface Kind {
  readonly subGroupId: string;
  /** as the workbook writes it */
  readonly unit: string;
  readonly workScope: string;
  readonly profile: string;
}

/** Texts by number, in the order in which they came. */
export class Numbers {
  readonly texts: string[] = [];
  readonly #numbers = new Map<string, number>();

  of(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.texts.length);
    return this.texts.push(text) - 1;
  }
}

/** Kinds by number. */
export class Kinds {
  readonly all: Kind[] = [];
  readonly #numbers = new Numbers();

  of(kind: Kind): number {
    // PostgreSQL stores no text with the character between them.
    const number = this.#numbers.of(
      [kind.subGroupId, kind.unit, kind.workScope, kind.profile].join('\u0000'),
    );
    if (number === this.all.length) this.all.push(kind);
    return number;
  }
}

/** The posts of a calculation in columns; NaN where it states no MKI. */
export interface Posts {
  readonly kinds: Int32Array;
  readonly positions: Int32Array;
  readonly quantities: Float64Array;
  readonly mkiEur: Float64Array;
  readonly incomplete: Uint8Array;
}

/** What a calculation has of each product in columns; NaN where a post does not declare it. */
export interface KnownProducts {
  readonly kinds: Int32Array;
  readonly products: Int32Array;
  readonly co2Profiles: Int32Array;
  readonly posts: Int32Array;
  readonly units: Float64Array;
  readonly mkiEur: Float64Array;
  readonly lowest: Float64Array;
  readonly highest: Float64Array;
  readonly co2Kg: Float64Array;
  readonly primaryTon: Float64Array;
  readonly incomplete: Uint8Array;
}

const NO_NUMBERS = new Int32Array();
const NO_FIGURES = new Float64Array();
const NO_MARKS = new Uint8Array();

export const NO_POSTS: Posts = {
  ...{ kinds: NO_NUMBERS, positions: NO_NUMBERS, quantities: NO_FIGURES },
  ...{ mkiEur: NO_FIGURES, incomplete: NO_MARKS },
};

export const NO_PRODUCTS: KnownProducts = {
  ...{ kinds: NO_NUMBERS, products: NO_NUMBERS, co2Profiles: NO_NUMBERS, posts: NO_NUMBERS },
  ...{ units: NO_FIGURES, mkiEur: NO_FIGURES, lowest: NO_FIGURES, highest: NO_FIGURES },
  ...{ co2Kg: NO_FIGURES, primaryTon: NO_FIGURES, incomplete: NO_MARKS },
};

const figures = (values: readonly (number | null)[]) => Float64Array.from(values, (value) => value ?? NaN);
const marks = (values: readonly boolean[]) => Uint8Array.from(values, Number);

/** Returns the posts of which the sub-group is one of the calculation, by the names that they state. */
export function toPosts({ posts, groups }: PostsOfCalculation, kinds: Kinds): Posts {
  const groupNames = new Map(groups.nodeId.map((id, place) => [id, groups.name[place] ?? '']));
  const subGroups = new Map<string, string>();
  for (const [place, id] of groups.nodeId.entries()) {
    const parent = groups.parentId[place] ?? null;
    if (parent !== null) subGroups.set(pathOf(groupNames.get(parent), groups.name[place]), id);
  }
  const placed = posts.position.flatMap((_, place) => {
    const subGroupId = subGroups.get(pathOf(posts.productGroup[place], posts.productSubGroup[place]));
    return subGroupId === undefined ? [] : [{ place, subGroupId }];
  });
  const of = <Value>(column: readonly Value[]) => placed.map(({ place }) => column[place] as Value);
  return {
    kinds: Int32Array.from(placed, ({ place, subGroupId }) =>
      kinds.of({
        subGroupId,
        unit: posts.unit[place] ?? '',
        workScope: posts.workScope[place] ?? '',
        profile: posts.profile[place] ?? '',
      }),
    ),
    positions: Int32Array.from(of(posts.position)),
    quantities: figures(of(posts.quantity)),
    mkiEur: figures(of(posts.mkiEur)),
    incomplete: marks(of(posts.incomplete)),
  };
}

const pathOf = (group: string | undefined, subGroup: string | undefined) => `${group}\u0000${subGroup}`;

export function toKnownProducts(
  { known }: KnownOfCalculation,
  { kinds, products, co2Profiles }: { kinds: Kinds; products: Numbers; co2Profiles: Numbers },
): KnownProducts {
  return {
    kinds: Int32Array.from(known.subGroupId, (subGroupId, place) =>
      kinds.of({
        subGroupId,
        unit: known.unit[place] ?? '',
        workScope: known.workScope[place] ?? '',
        profile: known.profile[place] ?? '',
      }),
    ),
    products: Int32Array.from(known.productId, (id) => products.of(id)),
    co2Profiles: Int32Array.from(known.co2Profile, (profile) => co2Profiles.of(profile)),
    posts: Int32Array.from(known.posts),
    units: figures(known.units),
    mkiEur: figures(known.mkiEur),
    lowest: figures(known.lowest),
    highest: figures(known.highest),
    co2Kg: figures(known.co2Kg),
    primaryTon: figures(known.primaryTon),
    incomplete: marks(known.incomplete),
  };
}
