import type { Statistic } from '@milieuspoor/contract';
import type { SeriesName } from '@milieuspoor/domain';
import { exampleChild, exampleStatistic } from '../statistic-examples.fixture.ts';
import type { VariantLabels } from './variant-labels.ts';

export const LABELS: VariantLabels = {
  mki: 'MKI',
  co2: 'CO2',
  sides: { baseline: 'Baseline', optimization: 'Optimalisatie' },
  modules: {
    'A1-A3': 'A1-A3 Productie',
    A4: 'A4 Transport',
    A5: 'A5 Bouw',
    B1: 'B1 Gebruik',
    B4: 'B4 Vervanging',
    C1: 'C1 Sloop',
    C2: 'C2 Transport',
    C3: 'C3 Verwerking',
    C4: 'C4 Stort',
    D: 'D Baten',
  },
  parts: {
    primary: 'Primair',
    secondary: 'Secundair',
    biobased: 'Biobased',
    fossil: 'Fossiel',
    renewable: 'Hernieuwbaar',
    emission: 'Niet-emissieloos',
    'emission-free': 'Emissieloos',
  },
  rest: (count) => `Overige (${count})`,
  total: 'Totaal',
};

/**
 * Returns the statistics of a calculation of product groups, with 10 kg of CO2 for every euro of MKI, and no material
 * declared.
 */
export function calculationOf(side: SeriesName, mkiOf: Readonly<Record<string, number>>): Statistic[] {
  const groups = Object.entries(mkiOf);
  const sum = groups.reduce((total, [, mki]) => total + mki, 0);
  const perGroup = (factor: number) => groups.map(([id, mki]) => exampleChild(id, { total: mki * factor }));
  return [
    exampleStatistic('total_mki_reference_calculation', side, { total: sum }, perGroup(1)),
    exampleStatistic('eci_per_lifecycle_fase', side, { 'A1-A3': sum + 5, A4: null, D: -5 }),
    exampleStatistic('co2_per_lifecycle_phase', side, { 'A1-A3': sum * 10 }),
    exampleStatistic('co2', side, { total: sum * 10 }, perGroup(10)),
    exampleStatistic('total_co2_hotspot', side, { total: sum * 10 }, perGroup(10)),
    exampleStatistic('material', side, { primary_ton: null, secondary_ton: null, biobased_material: null }),
    exampleStatistic('energy', side, { fossil_total: 300, renewable_total: 100 }),
    exampleStatistic('emissions_construction_site', side, { non_emission_free: 0, emission_free: 0 }),
    exampleStatistic('emissions_transport', side, { non_emission_free: 12, emission_free: null }),
  ];
}
