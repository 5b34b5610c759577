import type { ResourceKey } from '@milieuspoor/domain';

export const POST_NUMBER_COLUMN = 'Postnummer';

/** The columns of the sheet Posten that aren't amounts, by their contents. */
export const POSTEN_COLUMNS = {
  postNumber: POST_NUMBER_COLUMN,
  productGroup: 'Productgroep',
  productSubGroup: 'Productsubgroep',
  product: 'Product',
  unit: 'Unit',
  quantity: 'Hoeveelheid',
  rawCode: 'RAW-code',
  nmdCategory: 'NMD-categorie',
  workScope: 'Soort werk',
} as const;

/** The columns with the resources of one unit; each may be absent or empty. */
export const RESOURCE_COLUMNS: Readonly<Record<ResourceKey, string>> = {
  primaryTon: 'Primair materiaal (ton)',
  secondaryTon: 'Secundair materiaal (ton)',
  biobasedTon: 'Biobased materiaal (ton)',
  renewableMj: 'Energie hernieuwbaar (MJ)',
  fossilMj: 'Energie fossiel (MJ)',
  equipmentEmissionFreeHours: 'Materieel emissieloos (uur)',
  equipmentOtherHours: 'Materieel niet-emissieloos (uur)',
  transportEmissionFreeTkm: 'Transport emissieloos (tkm)',
  transportOtherTkm: 'Transport niet-emissieloos (tkm)',
};

export const REQUIRED_POSTEN_COLUMNS: readonly string[] = [
  POSTEN_COLUMNS.postNumber,
  POSTEN_COLUMNS.productGroup,
  POSTEN_COLUMNS.productSubGroup,
  POSTEN_COLUMNS.product,
  POSTEN_COLUMNS.unit,
  POSTEN_COLUMNS.quantity,
];

/** All columns of the sheet in the order in which the template shows them. */
export const ALL_POSTEN_COLUMNS: readonly string[] = [
  ...Object.values(POSTEN_COLUMNS),
  ...Object.values(RESOURCE_COLUMNS),
];

/** The words of the column 'Soort werk'; an empty cell is new work. */
export const WORK_SCOPE_WORDS = { nieuw: 'new', bestaand: 'existing' } as const;
