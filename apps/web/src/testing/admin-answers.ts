import type { WeightTableAnswer } from '@milieuspoor/contract';

/** The first version of a set, with a confirmed and an unconfirmed weight. */
export function exampleWeights(more: Partial<WeightTableAnswer> = {}): WeightTableAnswer {
  return {
    uuid: '0e000000-0000-4000-8000-000000000002',
    set: 'a2',
    version: '2026-1',
    valid_from: null,
    state: 'current',
    created: '22/11/2026 00:00:00',
    created_by: '',
    calculations: 3,
    unconfirmed: ['PM'],
    weights: [
      {
        code: 'GWP-total',
        unit: 'kg CO2-eq',
        value_eur: 0.116,
        source: 'CE Delft',
        confirmation: { at: '22/11/2026 00:00:00', by: '' },
      },
      { code: 'PM', unit: 'disease incidence', value_eur: 575838, source: 'Onbekend', confirmation: null },
    ],
    ...more,
  };
}
