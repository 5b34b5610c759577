import { SET_CODES, type SetCode } from '../indicators/impact-sets.ts';
import { type ImpactProfile, isDeclared } from '../indicators/weigh-profile.ts';
import { type CalculationItem, RESOURCE_KEYS } from '../items/calculation-item.ts';
import type { Product } from './product.ts';

/** Returns what an item of a calculation says of one unit of its product. */
export function productOfItem(item: CalculationItem): Product {
  return {
    name: item.product,
    productGroup: item.productGroup,
    productSubGroup: item.productSubGroup,
    unit: item.unit,
    conversions: [],
    rawCodes: item.rawCode === null ? [] : [item.rawCode],
    nmdCategory: item.nmdCategory,
    profiles: declaredProfiles(item.profiles),
    resources: item.resources,
    source: { programme: '', number: '', publisher: '', validUntil: null },
    notes: '',
  };
}

/** Returns the profiles without rows and sets that declare nothing: an undeclared indicator is absent. */
export function declaredProfiles(profiles: Product['profiles']): Product['profiles'] {
  const declared: Partial<Record<SetCode, ImpactProfile>> = {};
  for (const set of SET_CODES) {
    const rows = Object.entries(profiles[set] ?? {}).filter(([, values]) => isDeclared(values));
    if (rows.length > 0) declared[set] = Object.fromEntries(rows);
  }
  return declared;
}

/**
 * Returns products without repetition: those that are equal in everything but their RAW codes become one, which has all
 * of these codes. The order is that of their first appearance.
 */
export function distinctProducts<Found extends { readonly product: Product }>(
  found: readonly Found[],
): { readonly product: Product; readonly from: readonly Found[] }[] {
  const byIdentity = new Map<string, Found[]>();
  for (const each of found) {
    const identity = productIdentity(each.product);
    byIdentity.set(identity, [...(byIdentity.get(identity) ?? []), each]);
  }
  return [...byIdentity.values()].flatMap((from) => {
    const [first] = from;
    if (!first) return [];
    const rawCodes = [...new Set(from.flatMap(({ product }) => product.rawCodes))];
    return [{ product: { ...first.product, rawCodes }, from }];
  });
}

/** Returns a text that two products share when they are equal in everything but their RAW codes. */
export function productIdentity(product: Product): string {
  const { name, productGroup, productSubGroup, unit, conversions, nmdCategory, source, notes } = product;
  return JSON.stringify([
    ...[name, productGroup, productSubGroup, unit, nmdCategory, notes],
    [source.programme, source.number, source.publisher, source.validUntil],
    conversions.map((each) => [each.unit, each.perUnit]),
    ...figuresOf(product),
  ]);
}

type Figures = Pick<Product, 'unit' | 'profiles' | 'resources'>;

/** Tells whether two sources state the same for one unit: unit, profiles and resources, to the last digit. */
export function isSameFigures(one: Figures, other: Figures): boolean {
  const text = ({ unit, profiles, resources }: Figures) =>
    JSON.stringify([unit, ...figuresOf({ profiles: declaredProfiles(profiles), resources })]);
  return text(one) === text(other);
}

/** Returns resources and profiles in one order, whatever the order of their names. */
function figuresOf({ profiles, resources }: Pick<Product, 'profiles' | 'resources'>): readonly unknown[] {
  return [
    RESOURCE_KEYS.map((key) => resources[key]),
    SET_CODES.map((set) =>
      Object.entries(profiles[set] ?? {}).toSorted(([left], [right]) => (left < right ? -1 : 1)),
    ),
  ];
}
