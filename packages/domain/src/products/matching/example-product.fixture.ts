import type { Product } from '../product.ts';
import type { KnownProduct, SoughtPost } from './product-match.ts';

/** Returns a product of a library of which a test states only what it is about. */
export function exampleProduct(over: Partial<Product> = {}): Product {
  return {
    name: 'Menggranulaat',
    productGroup: null,
    productSubGroup: null,
    unit: 'ton',
    conversions: [],
    rawCodes: [],
    nmdCategory: null,
    profiles: {},
    resources: {
      primaryTon: null,
      secondaryTon: null,
      biobasedTon: null,
      renewableMj: null,
      fossilMj: null,
      equipmentEmissionFreeHours: null,
      equipmentOtherHours: null,
      transportEmissionFreeTkm: null,
      transportOtherTkm: null,
    },
    source: { programme: '', number: '', publisher: '', validUntil: null },
    notes: '',
    ...over,
  };
}

export function knownProduct(
  id: string,
  over: Partial<Product> = {},
  mkiEur: number | null = 2,
): KnownProduct {
  return { id, product: exampleProduct(over), mkiEur };
}

export function soughtPost(over: Partial<SoughtPost> = {}): SoughtPost {
  return { postNumber: '1', product: 'Menggranulaat', unit: 'ton', rawCode: null, productId: null, ...over };
}
