import type {
  ProductDetailAnswer,
  ProductFiguresAnswer,
  ProductInput,
  ProductRowAnswer,
} from '@milieuspoor/contract';
import {
  declaredProfiles,
  formatModified,
  isExpired,
  isSameFigures,
  may,
  type Product,
  type ProductFigures,
  SET_CODES,
  type SetCode,
  type WeightedSets,
  weighProduct,
} from '@milieuspoor/domain';
import type { Caller } from '../../http/caller.ts';
import type { DeclarationFileRow } from './declared/declaration-file.queries.ts';
import type { ProductRow, ProductUseRow, ProductVersionRow } from './products.queries.ts';

/** What products are shown by. */
export interface ProductReader {
  readonly caller: Caller;
  /** the weights of today */
  readonly weights: WeightedSets;
  /** YYYY-MM-DD */
  readonly today: string;
}

/** Tells whether the caller may change a product that their organisation has. */
export function mayEdit(caller: Caller, { organisationId }: Pick<ProductRow, 'organisationId'>): boolean {
  return may(caller, organisationId === null ? 'product.edit-for-all' : 'product.edit');
}

/** Returns a version of a product as the list shows it. */
export function toProductRow(row: ProductRow, { caller, weights, today }: ProductReader): ProductRowAnswer {
  const { product } = row;
  const figures = weighProduct(product, weights);
  const {
    conversions: _conversions,
    profiles: _profiles,
    resources: _resources,
    notes: _notes,
    ...shown
  } = toInput(product);
  return {
    uuid: row.id,
    owner: row.organisationId === null ? 'provider' : 'organisation',
    hidden: row.hidden,
    deleted: row.deletedAt !== null,
    editable: row.deletedAt === null && mayEdit(caller, row),
    revision: row.version,
    modified: formatModified(row.madeAt),
    ...shown,
    expired: isExpired(product.source, today),
    figures: { a1: toFigures(figures.a1), a2: toFigures(figures.a2) },
  };
}

export function toFigures(figures: ProductFigures | undefined): ProductFiguresAnswer | null {
  if (!figures) return null;
  return {
    mki: figures.mkiEurPerUnit,
    co2: figures.co2KgPerUnit,
    mki_per_module: [...figures.mkiEur],
    co2_per_module: [...figures.co2Kg],
    missing: [...figures.missing],
    undeclared: [...figures.undeclared],
    incomplete: [...figures.incomplete],
    unconfirmed_weights: [...figures.unconfirmed],
    weights_version: figures.weightsVersion,
  };
}

interface KnownOfProduct {
  readonly declaration: DeclarationFileRow | null;
  readonly versions: readonly ProductVersionRow[];
  readonly uses: readonly ProductUseRow[];
}

/** Returns a version of a product with everything that is known of it. */
export function toProductDetail(
  row: ProductRow,
  { declaration, versions, uses }: KnownOfProduct,
  reader: ProductReader,
): ProductDetailAnswer {
  return {
    ...toProductRow(row, reader),
    ...toInput(row.product),
    declaration: declaration && {
      ...{ name: declaration.name, bytes: declaration.byteCount, kept: formatModified(declaration.keptAt) },
      sha256: declaration.sha256.toString('hex'),
      as_declared: isSameFigures(row.product, declaration),
    },
    newest: row.currentVersion,
    versions: versions.map(({ version, madeAt, madeBy, name }) => ({
      ...{ revision: version, modified: formatModified(madeAt), user_name: madeBy, name },
    })),
    uses: uses.map((use) => ({
      revision: use.version,
      calculation: use.calculationId,
      calculation_name: use.calculationName,
      project: use.projectId,
      project_name: use.projectName,
      posts: [...use.posts],
    })),
  };
}

function toProfiles(profiles: Product['profiles']): ProductDetailAnswer['profiles'] {
  const answer: { [Set in SetCode]?: Record<string, (number | null)[]> } = {};
  for (const set of SET_CODES) {
    const profile = profiles[set];
    if (profile)
      answer[set] = Object.fromEntries(Object.entries(profile).map(([code, values]) => [code, [...values]]));
  }
  return answer;
}

/** The fields to change; absent ones stay as they are. */
export type ProductChanges = { readonly [Field in keyof ProductInput]?: ProductInput[Field] | undefined };

/** Returns a product with what somebody changes of it. */
export function toChangedProduct(product: Product, changes: ProductChanges): Product {
  const present = toInput(product);
  const field = <Field extends keyof ProductInput>(name: Field): ProductInput[Field] => {
    const change: ProductInput[Field] | undefined = changes[name];
    return change === undefined ? present[name] : change;
  };
  return toStatedProduct({
    name: field('name'),
    product_group: field('product_group'),
    product_sub_group: field('product_sub_group'),
    unit: field('unit'),
    conversions: field('conversions'),
    raw_codes: field('raw_codes'),
    nmd_category: field('nmd_category'),
    profiles: field('profiles'),
    resources: field('resources'),
    programme: field('programme'),
    number: field('number'),
    publisher: field('publisher'),
    valid_until: field('valid_until'),
    notes: field('notes'),
  });
}

export function toInput({ source, ...product }: Product): ProductInput {
  return {
    name: product.name,
    product_group: product.productGroup,
    product_sub_group: product.productSubGroup,
    unit: product.unit,
    conversions: product.conversions.map(({ unit, perUnit }) => ({ unit, per_unit: perUnit })),
    raw_codes: [...product.rawCodes],
    nmd_category: product.nmdCategory,
    profiles: toProfiles(product.profiles),
    resources: { ...product.resources },
    programme: source.programme,
    number: source.number,
    publisher: source.publisher,
    valid_until: source.validUntil,
    notes: product.notes,
  };
}

/** Returns the product that somebody stated; rows that declare nothing are left out. */
export function toStatedProduct(input: ProductInput): Product {
  const { a1, a2 } = input.profiles;
  return {
    name: input.name,
    productGroup: input.product_group,
    productSubGroup: input.product_sub_group,
    unit: input.unit,
    conversions: input.conversions.map(({ unit, per_unit }) => ({ unit, perUnit: per_unit })),
    rawCodes: [...new Set(input.raw_codes)],
    nmdCategory: input.nmd_category,
    profiles: declaredProfiles({ ...(a1 ? { a1 } : {}), ...(a2 ? { a2 } : {}) }),
    resources: input.resources,
    source: {
      programme: input.programme,
      number: input.number,
      publisher: input.publisher,
      validUntil: input.valid_until,
    },
    notes: input.notes,
  };
}
