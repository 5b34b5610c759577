import type { WorksheetRow } from '@milieuspoor/domain';

/** Returns a row of 10 m of a product, taken from a post of a calculation. */
export function exampleRow(key: string, more: Partial<WorksheetRow> = {}): WorksheetRow {
  return {
    ...{ key, postNumber: key, productGroup: 'Verharding', productSubGroup: 'Asfalt', product: 'AC 16' },
    ...{ unit: 'm', quantity: 10, rawCode: null, nmdCategory: '3', workScope: 'new', leftOut: false },
    origin: key,
    source: { kind: 'item', calculation: '0c000000-0000-4000-8000-0000000000aa', postNumber: key },
    ...more,
  };
}
