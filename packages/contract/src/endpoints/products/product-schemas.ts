import {
  IMPACT_SETS,
  LIFE_CYCLE_MODULES,
  MKI_INDICATOR,
  NMD_CATEGORIES,
  RESOURCE_KEYS,
  type ResourceKey,
  type SetCode,
} from '@milieuspoor/domain';
import { z } from 'zod';
import { visibleName, visibleText } from '../../visible-text.ts';

/** The greatest lengths of the texts of a product, and numbers in its lists. */
export const PRODUCT_MAX = {
  name: 300,
  unit: 40,
  text: 200,
  notes: 4000,
  rawCode: 40,
  rawCodes: 100,
  conversions: 20,
} as const;

const perModule = z
  .array(z.number().nullable())
  .length(LIFE_CYCLE_MODULES.length)
  .describe(`one for each of ${LIFE_CYCLE_MODULES.join(', ')}; null: not declared`);

function profileOf(set: SetCode) {
  const codes = [...IMPACT_SETS[set].indicators.map(({ code }) => code), MKI_INDICATOR];
  return z
    .record(z.string().max(20), perModule)
    .describe(`per unit, by indicator: ${codes.join(', ')}; an absent one is not declared`);
}

const profilesSchema = z
  .strictObject({ a1: profileOf('a1').optional(), a2: profileOf('a2').optional() })
  .describe('a set that the source does not declare is absent');

const amount = z.number().nullable();
const resources: Record<ResourceKey, typeof amount> = {
  primaryTon: amount,
  secondaryTon: amount,
  biobasedTon: amount,
  renewableMj: amount,
  fossilMj: amount,
  equipmentEmissionFreeHours: amount,
  equipmentOtherHours: amount,
  transportEmissionFreeTkm: amount,
  transportOtherTkm: amount,
};
const resourcesSchema = z
  .strictObject(resources)
  .describe(`per unit; a name ends in its unit: ${RESOURCE_KEYS.join(', ')}; null: not declared`);

const conversionSchema = z.strictObject({
  unit: visibleName(PRODUCT_MAX.unit).min(1),
  per_unit: z.number().positive().describe('how much of that unit one unit of the product is'),
});

const name = (max: number) => visibleName(max);

/** What somebody states of a product. */
export const productContents = {
  name: name(PRODUCT_MAX.name).min(1),
  product_group: name(PRODUCT_MAX.text).min(1).nullable(),
  product_sub_group: name(PRODUCT_MAX.text).min(1).nullable(),
  unit: name(PRODUCT_MAX.unit).min(1),
  conversions: z.array(conversionSchema).max(PRODUCT_MAX.conversions),
  raw_codes: z.array(name(PRODUCT_MAX.rawCode).min(1)).max(PRODUCT_MAX.rawCodes),
  nmd_category: z.enum(NMD_CATEGORIES).nullable(),
  profiles: profilesSchema,
  resources: resourcesSchema,
  programme: name(PRODUCT_MAX.text).describe('the programme that keeps the declaration'),
  number: name(PRODUCT_MAX.text).describe('that of the declaration in its programme'),
  publisher: name(PRODUCT_MAX.text),
  valid_until: z.iso.date().nullable().describe('the last day of the declaration'),
  notes: visibleText(PRODUCT_MAX.notes),
};

const productInputSchema = z.strictObject(productContents);
export type ProductInput = z.output<typeof productInputSchema>;

export const PRODUCT_OWNERS = ['organisation', 'provider'] as const;

const figuresSchema = z
  .object({
    mki: z.number().nullable().describe('euro per unit, of all modules; null where it cannot be told'),
    co2: z.number().nullable().describe('kg CO2-eq per unit, of all modules; null where it is not declared'),
    mki_per_module: perModule,
    co2_per_module: perModule,
    missing: z.array(z.string()).describe('core indicators that are not declared, so that there is no MKI'),
    undeclared: z
      .array(z.string())
      .describe('other indicators that are not declared and count as 0 in the MKI'),
    incomplete: z
      .array(z.enum(LIFE_CYCLE_MODULES))
      .describe('modules in which an indicator behind the MKI is not declared and counts as 0'),
    unconfirmed_weights: z.array(z.string()).describe('weights behind the MKI that nobody confirmed'),
    weights_version: z.string().nullable().describe('null where the source states its MKI itself'),
  })
  .meta({ id: 'ProductFigures', description: 'What one unit costs, by the weights of today' });
export type ProductFiguresAnswer = z.output<typeof figuresSchema>;

export const productSchema = z
  .object({
    uuid: z.uuid(),
    owner: z.enum(PRODUCT_OWNERS).describe('provider: every organisation has it, and staff keep it'),
    hidden: z.boolean().describe('whether the organisation hides it'),
    deleted: z.boolean().describe('whether it stands in no list any more'),
    editable: z.boolean().describe('whether the caller may change it'),
    revision: z.number().int().describe('the version, from 1'),
    modified: z.string().describe('when the version was made: dd/mm/yyyy hh:mm:ss, Dutch local time'),
    name: z.string(),
    product_group: z.string().nullable(),
    product_sub_group: z.string().nullable(),
    unit: z.string(),
    raw_codes: z.array(z.string()),
    nmd_category: z.enum(NMD_CATEGORIES).nullable(),
    programme: z.string(),
    number: z.string(),
    publisher: z.string(),
    valid_until: z.string().nullable().describe('yyyy-mm-dd, the last day of the declaration'),
    expired: z.boolean().describe('whether that day has passed'),
    figures: z
      .object({ a1: figuresSchema.nullable(), a2: figuresSchema.nullable() })
      .describe('null for a set that the source does not declare'),
  })
  .meta({ id: 'KnownProductRow' });
export type ProductRowAnswer = z.output<typeof productSchema>;

const versionSchema = z.object({
  revision: z.number().int(),
  modified: z.string(),
  user_name: z.string().describe('who made it; empty where nobody is known'),
  name: z.string(),
});

const useSchema = z.object({
  revision: z.number().int().describe('the version that it has'),
  calculation: z.uuid(),
  calculation_name: z.string(),
  project: z.uuid(),
  project_name: z.string(),
  posts: z.array(z.string()).describe('numbers of the posts'),
});

const declarationFileSchema = z.object({
  name: z.string(),
  bytes: z.number().int(),
  sha256: z.string().describe('in hexadecimal'),
  kept: z.string().describe('dd/mm/yyyy hh:mm:ss, Dutch local time'),
  as_declared: z
    .boolean()
    .describe('whether unit, profiles and resources of the product are exactly what the file comes to'),
});

export const productDetailSchema = productSchema
  .extend({
    conversions: z.array(z.object({ unit: z.string(), per_unit: z.number() })),
    profiles: profilesSchema,
    resources: resourcesSchema,
    notes: z.string(),
    declaration: declarationFileSchema
      .nullable()
      .describe('the file of the declaration that it was read from; null where none is kept'),
    newest: z.number().int().describe('the version that holds; another one may have been asked for'),
    versions: z.array(versionSchema).describe('newest first'),
    uses: z.array(useSchema).describe('the posts of calculations of the organisation that it was taken from'),
  })
  .meta({ id: 'KnownProductDetail', description: 'A product with everything that is known of it' });
export type ProductDetailAnswer = z.output<typeof productDetailSchema>;
