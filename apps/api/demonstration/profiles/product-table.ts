import { asphalt } from '../products/asphalt.ts';
import { concreteStructures } from '../products/concrete-structures.ts';
import { earthworks } from '../products/earthworks.ts';
import { elementPaving } from '../products/element-paving.ts';
import { foundationLayers } from '../products/foundation-layers.ts';
import { hydraulicWorks } from '../products/hydraulic-works.ts';
import { planting } from '../products/planting.ts';
import { publicLighting } from '../products/public-lighting.ts';
import { railway } from '../products/railway.ts';
import { sewerage } from '../products/sewerage.ts';
import { steelStructures } from '../products/steel-structures.ts';
import { timberStructures } from '../products/timber-structures.ts';
import type { ProductDeclaration } from './product-declaration.ts';
import { type ProductProfile, productProfiles } from './product-profiles.ts';

export const PRODUCT_DECLARATIONS = [
  ...earthworks,
  ...foundationLayers,
  ...asphalt,
  ...elementPaving,
  ...sewerage,
  ...concreteStructures,
  ...steelStructures,
  ...railway,
  ...hydraulicWorks,
  ...timberStructures,
  ...publicLighting,
  ...planting,
] as const;

export type ProductKey = (typeof PRODUCT_DECLARATIONS)[number]['key'];

/** A product with a profile in both sets, each with its origin. */
export interface Product {
  readonly declaration: ProductDeclaration;
  readonly a1: ProductProfile;
  readonly a2: ProductProfile;
}

const PRODUCTS: ReadonlyMap<string, Product> = new Map(
  PRODUCT_DECLARATIONS.map((declaration) => [
    declaration.key,
    { declaration, ...productProfiles(declaration) },
  ]),
);

export function getProduct(key: ProductKey): Product {
  const product = PRODUCTS.get(key);
  if (!product) throw new Error(`The product table has no ${key}`);
  return product;
}
