import type { ProductDetailAnswer } from '@milieuspoor/contract';

const NONE = new Array(10).fill(null);

/** A product of 12 euro per m3 in Set A1, of which the source states the MKI; nothing in Set A2. */
export const EXAMPLE_PRODUCT: ProductDetailAnswer = {
  ...{ uuid: '0c000000-0000-4000-8000-000000000001', owner: 'organisation', hidden: false, deleted: false },
  ...{ editable: true, revision: 1, newest: 1, modified: '02/03/2026 09:00:00', name: 'AC 16 surf' },
  ...{ product_group: 'Verharding', product_sub_group: null, unit: 'm3', raw_codes: ['31.21'] },
  ...{ nmd_category: '3', programme: 'NMD', number: '1234', publisher: 'Een fabriek' },
  ...{ valid_until: '2026-01-01', expired: true, notes: '' },
  conversions: [{ unit: 'ton', per_unit: 2.4 }],
  profiles: { a1: { MKI: [10.5, 1.5, ...NONE.slice(2)] } },
  resources: {
    ...{ primaryTon: 2.4, secondaryTon: 0, biobasedTon: null, renewableMj: null, fossilMj: null },
    ...{ equipmentEmissionFreeHours: null, equipmentOtherHours: null },
    ...{ transportEmissionFreeTkm: null, transportOtherTkm: null },
  },
  figures: {
    a1: {
      ...{ mki: 12, co2: null, mki_per_module: [10.5, 1.5, ...NONE.slice(2)], co2_per_module: NONE },
      ...{ missing: [], undeclared: [], incomplete: [], unconfirmed_weights: [], weights_version: null },
    },
    a2: null,
  },
  versions: [
    { revision: 1, modified: '02/03/2026 09:00:00', user_name: 'Eva Voorbeeld', name: 'AC 16 surf' },
  ],
  uses: [],
  declaration: null,
};
