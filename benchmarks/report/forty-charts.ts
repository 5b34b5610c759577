import {
  type ChartModel,
  comparisonCharts,
  type VariantLabels,
  variantCharts,
  withBars,
} from '@milieuspoor/charts';
import { exampleChild, exampleStatistic } from '@milieuspoor/charts/examples';
import { LIFE_CYCLE_MODULES, type SeriesName } from '@milieuspoor/domain';

const VARIANTS = 4;
const GROUPS = 60;

const LABELS: VariantLabels = {
  mki: 'MKI',
  co2: 'CO2',
  sides: { baseline: 'Baseline', optimization: 'Optimalisatie' },
  modules: Object.fromEntries(
    LIFE_CYCLE_MODULES.map((module) => [module, `${module} Module`]),
  ) as VariantLabels['modules'],
  parts: {
    primary: 'Primair materiaal',
    secondary: 'Secundair materiaal',
    biobased: 'Biobased materiaal',
    fossil: 'Fossiel',
    renewable: 'Hernieuwbaar',
    emission: 'Niet-emissieloos',
    'emission-free': 'Emissieloos',
  },
  rest: (count) => `Overige ${count}`,
};

/** The forty-one charts of a report on four calculations of sixty product groups each. */
export function fortyCharts(): readonly ChartModel[] {
  const variants = Array.from({ length: VARIANTS }, (_, place) => ({
    key: `${place}`,
    label: `Variant ${place + 1}`,
    statistics: calculation(place === 0 ? 'baseline' : 'optimization', 1 - place / 10),
  }));
  return [
    ...variants.flatMap(({ statistics }) => withBars(variantCharts(statistics, 'a1', LABELS))),
    ...withBars(comparisonCharts(variants, 'a1', LABELS)),
  ].map(({ model }) => model);
}

function calculation(side: SeriesName, factor: number) {
  const groups = Array.from({ length: GROUPS }, (_, index) => ({
    id: `g${index}`,
    eur: (factor * 90_000) / (index + 1),
  }));
  const children = (valuesOf: (eur: number) => Record<string, number>) =>
    groups.map(({ id, eur }) => exampleChild(id, valuesOf(eur)));
  const sum = groups.reduce((total, { eur }) => total + eur, 0);
  const modules = Object.fromEntries(LIFE_CYCLE_MODULES.map((module, place) => [module, sum / (place + 2)]));
  const hotspot = { nodes_in_all: GROUPS, rest: null };
  return [
    exampleStatistic(
      'total_mki_reference_calculation',
      side,
      { total: sum },
      children((eur) => ({ total: eur })),
    ),
    exampleStatistic('eci_per_lifecycle_fase', side, modules),
    exampleStatistic('co2_per_lifecycle_phase', side, modules),
    exampleStatistic(
      'co2',
      side,
      { total: sum },
      children((eur) => ({ total: eur })),
    ),
    {
      ...exampleStatistic(
        'total_co2_hotspot',
        side,
        { total: sum },
        children((eur) => ({ total: eur })).slice(0, 10),
      ),
      ...hotspot,
    },
    {
      ...exampleStatistic(
        'total_material_hotspot',
        side,
        {},
        children((eur) => ({
          material_total_primary_ton__sum: eur,
          material_total_secondary_ton__sum: eur / 3,
        })).slice(0, 10),
      ),
      ...hotspot,
    },
    exampleStatistic(
      'material',
      side,
      { primary_ton: 4_000, secondary_ton: 1_000, biobased_material: 40 },
      children((eur) => ({ primary_ton: eur, secondary_ton: eur / 3 })),
    ),
    exampleStatistic('energy', side, { fossil_total: 9e6 * factor, renewable_total: 234_000 }),
    exampleStatistic('emissions_construction_site', side, { non_emission_free: 1342, emission_free: 30 }),
    exampleStatistic('emissions_transport', side, { non_emission_free: 1_591_298, emission_free: 300_000 }),
  ];
}
