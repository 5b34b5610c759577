import type { ProductDeclaration } from '../profiles/product-declaration.ts';

/** Earthworks; soil itself costs nothing, moving it does. */
export const earthworks = [
  {
    key: 'grond-afvoeren',
    group: 'Grondwerk',
    subGroup: 'Ontgraven en vervoeren',
    name: 'Grond ontgraven en afvoeren',
    unit: 'm3',
    nmdCategory: '3',
    rawCode: '22',
    massTon: 1.7,
    transportKm: 18,
    equipmentHours: 0.03,
    endOfLife: false,
    suppliesMaterial: false,
  },
  {
    key: 'grond-in-werk',
    group: 'Grondwerk',
    subGroup: 'Ontgraven en vervoeren',
    name: 'Grond ontgraven en binnen het werk verwerken',
    unit: 'm3',
    nmdCategory: '3',
    rawCode: '22',
    massTon: 1.7,
    transportKm: 1.5,
    equipmentHours: 0.028,
    endOfLife: false,
    suppliesMaterial: false,
  },
  {
    key: 'zandbed',
    group: 'Grondwerk',
    subGroup: 'Zandbed',
    name: 'Zand in zandbed',
    unit: 'm3',
    nmdCategory: '3',
    rawCode: '22',
    massTon: 1.7,
    secondaryShare: 0,
    transportKm: 35,
    equipmentHours: 0.02,
    productionEnergyMj: { renewable: 20.56, fossil: 64.8 },
    a1: {
      source: 'OEKOBAUDAT 2020-II, "Sand 0/2" (thinkstep), 61655387-edd4-4800-ba3e-67bc15f2f096, per 1 kg',
      declaredUnits: 1700,
      adpfUnit: 'MJ',
      table: `
                  A1-A3         C1         C2        C3           D
        ADPE  6.919e-10  5.584e-11  2.148e-10  3.614e-9  -4.565e-10
        ADPF    0.03474   0.008895    0.03422     0.109    -0.02483
        GWP    0.002854   0.000659   0.002553  0.006726   -0.002054
        ODP   6.025e-17    2.2e-19    8.5e-19  3.81e-17  -3.964e-17
        POCP  -5.824e-7   2.271e-7  -1.685e-6  3.947e-6    4.459e-7
        AP     6.814e-6   2.298e-6   5.157e-6   4.35e-5    -4.85e-6
        EP     1.327e-6   5.423e-7   1.226e-6  7.401e-6   -9.438e-7
      `,
    },
  },
  {
    key: 'geogrid',
    group: 'Grondwerk',
    subGroup: 'Geokunststoffen',
    name: 'Geogrid, polypropeen',
    unit: 'm2',
    nmdCategory: '1',
    rawCode: '22',
    massTon: 0.0003,
    secondaryShare: 0,
    transportKm: 300,
    equipmentHours: 0.002,
    productionEnergyMj: { renewable: 0.496, fossil: 9.49 },
    a1: {
      source:
        'OEKOBAUDAT 2020-II, "Tensar TriAX TX 160 Geogitter" (Tensar International Limited), eb987474-1dbc-4b50-a9c5-36b138bb051e, per 1 m2',
      adpfUnit: 'MJ',
      table: `
                 A1-A3
        ADPE   1.23e-7
        ADPF      18.4
        GWP      0.621
        ODP   4.79e-11
        POCP  0.000155
        AP      0.0016
        EP    0.000155
      `,
    },
  },
] as const satisfies readonly ProductDeclaration[];
