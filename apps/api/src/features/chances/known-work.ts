import { unitsBySpelling } from '@milieuspoor/domain';
import type { WorkCalculation } from './chance-work.queries.ts';
import type { ReadWork } from './kept-work.ts';
import { KnownSum } from './known-sum.ts';
import type { Kind, KnownProducts } from './work-columns.ts';

/** All that is known of a sub-group in one unit, whatever it declares. */
interface InUnit {
  posts: number;
  readonly versions: Set<string>;
}

/** What is known of one kind of work, valued with one version of the weights. */
export class SameWork {
  readonly products = new Map<number, KnownSum>();
  /** for each row of it, the place of its calculation, its product and its posts */
  readonly rows: (readonly [place: number, product: number, posts: number])[] = [];
  #best: KnownSum | null = null;

  /** Returns the product that costs least per unit; of equals the first by its id. */
  best(idOf: (product: number) => string): KnownSum | null {
    if (this.#best) return this.#best;
    for (const sum of this.products.values())
      if (
        this.#best === null ||
        sum.mkiPerUnit < this.#best.mkiPerUnit ||
        (sum.mkiPerUnit === this.#best.mkiPerUnit && idOf(sum.product) < idOf(this.#best.product))
      )
        this.#best = sum;
    return this.#best;
  }

  /** Returns the places of the calculations that have it, or one product of it, each with its number of posts. */
  places(of: number | null): ReadonlyMap<number, number> {
    const places = new Map<number, number>();
    for (const [place, product, posts] of this.rows)
      if (of === null || product === of) places.set(place, (places.get(place) ?? 0) + posts);
    return places;
  }
}

/** What completed work has of each product, of the kinds of work that are looked at. */
export class KnownWork {
  /** for each spelling of a unit, the one under which it is counted */
  readonly units: ReadonlyMap<string, string>;
  readonly #read: ReadWork;
  /** for each kind, the first that differs from it in the spelling of the unit at most */
  readonly #counted: number[] = [];
  readonly #subGroups = new Set<string>();
  readonly #inUnits = new Map<string, InUnit>();
  readonly #inUnitOfKind: (InUnit | undefined)[] = [];
  /** by the version of the weights, then by kind */
  readonly #works = new Map<string, Map<number, SameWork>>();

  constructor(read: ReadWork, built: readonly WorkCalculation[]) {
    this.#read = read;
    const looked = kindsOf(read.looked);
    const used = new Set([...looked, ...kindsOf(read.built)]);
    this.units = unitsBySpelling([...new Set([...used].map((kind) => this.#kind(kind).unit))]);
    this.#countKinds(used);
    const wanted = new Set([...looked].map((kind) => this.#counted[kind] as number));
    for (const [place, products] of read.built.entries())
      this.#add(products, { place, version: built[place]?.weightsVersion ?? null, wanted });
  }

  hasSubGroup(subGroupId: string): boolean {
    return this.#subGroups.has(subGroupId);
  }

  /** Returns the unit under which that of a kind is counted. */
  unitOf(kind: number): string {
    const { unit } = this.#kind(kind);
    return this.units.get(unit) ?? unit;
  }

  inUnit(kind: number): Readonly<InUnit> | null {
    return this.#inUnits.get(this.#unitKey(kind)) ?? null;
  }

  /** Returns what is known of a kind of work, with the same weights; null without any. */
  find(kind: number, version: string | null): SameWork | null {
    if (version === null) return null;
    return this.#works.get(version)?.get(this.#counted[kind] ?? kind) ?? null;
  }

  #kind(kind: number): Kind {
    return this.#read.kinds.all[kind] as Kind;
  }

  #countKinds(used: ReadonlySet<number>): void {
    const first = new Map<string, number>();
    for (const kind of used) {
      const { subGroupId, workScope, profile } = this.#kind(kind);
      const key = [subGroupId, this.unitOf(kind), workScope, profile].join('\u0000');
      this.#counted[kind] = entryOf(first, key, () => kind);
    }
  }

  #add(
    known: KnownProducts,
    { place, version, wanted }: { place: number; version: string | null; wanted: ReadonlySet<number> },
  ): void {
    const works = version === null ? null : entryOf(this.#works, version, () => new Map<number, SameWork>());
    for (const [row, kind] of known.kinds.entries()) {
      const posts = known.posts[row] as number;
      const inUnit = this.#entryInUnit(kind);
      inUnit.posts += posts;
      if (version !== null) inUnit.versions.add(version);
      const counted = this.#counted[kind] as number;
      if (works === null || !wanted.has(counted)) continue;
      const work = entryOf(works, counted, () => new SameWork());
      const product = known.products[row] as number;
      entryOf(work.products, product, () => new KnownSum(product)).add(known, row);
      work.rows.push([place, product, posts]);
    }
  }

  #entryInUnit(kind: number): InUnit {
    const found = this.#inUnitOfKind[kind];
    if (found) return found;
    this.#subGroups.add(this.#kind(kind).subGroupId);
    const made = entryOf(this.#inUnits, this.#unitKey(kind), () => ({
      posts: 0,
      versions: new Set<string>(),
    }));
    this.#inUnitOfKind[kind] = made;
    return made;
  }

  #unitKey(kind: number): string {
    return `${this.#kind(kind).subGroupId} ${this.unitOf(kind)}`;
  }
}

function kindsOf(lists: readonly { readonly kinds: Int32Array }[]): Set<number> {
  const found = new Set<number>();
  for (const { kinds } of lists) for (const kind of kinds) found.add(kind);
  return found;
}

function entryOf<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make();
  map.set(key, made);
  return made;
}
