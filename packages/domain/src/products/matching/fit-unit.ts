import { unitKey } from '../../names/unit-key.ts';
import type { Product } from '../product.ts';

/** Units of one quantity, as whole multiples of the smallest: exact by definition. */
const SIZES: readonly Readonly<Record<string, number>>[] = [
  { g: 1, kg: 1_000, ton: 1_000_000 },
  { mm: 1, cm: 10, m: 1_000, km: 1_000_000 },
  { m2: 1, ha: 10_000 },
  { l: 1, m3: 1_000 },
  { min: 1, uur: 60 },
  { MJ: 10, kWh: 36 },
];

/** Two conversions of a product that lead to one unit may differ by their rounding: 2.4 ton and 2,400 kg per m3. */
const ROUNDING = 0.001;

/** How the unit of a post follows from that of a product. */
export type UnitFit =
  | {
      readonly kind: 'fits';
      /** how many units of the product are in one unit of the post */
      readonly productUnits: number;
      /** 'size' is another unit of the same quantity, 'conversion' is one that the product states itself */
      readonly by: 'same' | 'size' | 'conversion';
      /** the unit of the conversion; null without one */
      readonly via: string | null;
    }
  | { readonly kind: 'misfit'; readonly reason: 'no-conversion' | 'conversions-differ' };

/**
 * Returns how many units of a product one unit of a post is: the same unit, another size of it (ton for kg), or by a
 * conversion that the product states. Conversions that contradict one another prove nothing.
 */
export function fitUnit(postUnit: string, product: Pick<Product, 'unit' | 'conversions'>): UnitFit {
  if (unitKey(postUnit) === unitKey(product.unit))
    return { kind: 'fits', productUnits: 1, by: 'same', via: null };
  const size = sizeOf(postUnit, product.unit);
  if (size !== null) return { kind: 'fits', productUnits: size, by: 'size', via: null };
  const found = product.conversions.flatMap(({ unit, perUnit }) => {
    const converted = sizeOf(postUnit, unit);
    return converted === null || !(perUnit > 0) ? [] : [{ productUnits: converted / perUnit, via: unit }];
  });
  const [first] = found;
  if (!first) return { kind: 'misfit', reason: 'no-conversion' };
  const agree = found.every(
    ({ productUnits }) => Math.abs(productUnits / first.productUnits - 1) <= ROUNDING,
  );
  return agree
    ? { kind: 'fits', by: 'conversion', ...first }
    : { kind: 'misfit', reason: 'conversions-differ' };
}

/** Returns how many of unit `to` are in one unit `from`; null where they don't measure the same. */
function sizeOf(from: string, to: string): number | null {
  const [left, right] = [unitKey(from), unitKey(to)];
  if (left === right) return 1;
  for (const sizes of SIZES) {
    const [many, each] = [sizes[left], sizes[right]];
    if (many !== undefined && each !== undefined) return many / each;
  }
  return null;
}
