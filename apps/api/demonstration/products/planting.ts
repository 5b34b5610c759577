import type { ProductDeclaration } from '../profiles/product-declaration.ts';

/** Planting; the carbon uptake of a growing tree is not counted, as in the assessment method. */
export const planting = [
  {
    key: 'bomensubstraat',
    group: 'Groenvoorzieningen',
    subGroup: 'Groeiplaatsen',
    name: 'Bomensubstraat',
    unit: 'm3',
    nmdCategory: '3',
    rawCode: '51',
    massTon: 0.75,
    secondaryShare: 0,
    biobasedShare: 0.25,
    transportKm: 60,
    equipmentHours: 0.04,
    productionEnergyMj: { renewable: 1616, fossil: 1125 },
    a1: {
      source:
        'OEKOBAUDAT 2020-II, "Vegetation substrate" (thinkstep), 5cc8769c-da1b-4967-bb4d-c8fe7b4c359d, per 1 kg; a vegetation substrate stands in for tree soil',
      declaredUnits: 750,
      adpfUnit: 'MJ',
      table: `
                  A1-A3         C1         C2         C3           D
        ADPE    9.32e-8  6.092e-11  2.344e-10   3.943e-9  -4.565e-10
        ADPF      1.266   0.009704    0.03733     0.1189    -0.02483
        GWP    -0.04691  0.0007189   0.002785   0.007337   -0.002054
        ODP   4.162e-15    2.4e-19    9.2e-19  4.156e-17  -3.964e-17
        POCP   7.989e-6   2.478e-7  -1.685e-6   4.306e-6    4.459e-7
        AP    0.0001624   2.507e-6   5.626e-6   4.745e-5    -4.85e-6
        EP     7.767e-5   5.916e-7   1.337e-6   8.074e-6   -9.438e-7
      `,
    },
  },
  {
    key: 'boom-planten',
    group: 'Groenvoorzieningen',
    subGroup: 'Beplanting',
    name: 'Boom planten, maat 18-20',
    unit: 'piece',
    nmdCategory: '3',
    rawCode: '51',
    massTon: 0.4,
    biobasedShare: 1,
    transportKm: 80,
    equipmentHours: 0.3,
    endOfLife: false,
  },
  {
    key: 'bosplantsoen',
    group: 'Groenvoorzieningen',
    subGroup: 'Beplanting',
    name: 'Bosplantsoen planten',
    unit: 'm2',
    nmdCategory: '3',
    rawCode: '51',
    massTon: 0.002,
    biobasedShare: 1,
    transportKm: 80,
    equipmentHours: 0.01,
    endOfLife: false,
  },
] as const satisfies readonly ProductDeclaration[];
