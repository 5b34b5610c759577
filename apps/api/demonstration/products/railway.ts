import type { ProductDeclaration } from '../profiles/product-declaration.ts';

/** Track. */
export const railway = [
  {
    key: 'spoorstaaf',
    group: 'Spoorconstructies',
    subGroup: 'Spoorstaven',
    name: 'Spoorstaaf 60E1',
    unit: 'm',
    nmdCategory: '2',
    massTon: 0.0602,
    secondaryShare: 0.15,
    transportKm: 300,
    equipmentHours: 0.08,
    productionEnergyMj: { renewable: 63.01, fossil: 1312 },
    a1: {
      source:
        'OEKOBAUDAT 2020-II, "voestalpine rails" (voestalpine AG), f5eb6730-728e-49c8-82d4-8d764786b3ae, per 1000 kg',
      declaredUnits: 0.0602,
      adpfUnit: 'MJ',
      table: `
                 A1-A3  C3         C4          D
        ADPE   0.02889   0   5.111e-7  -0.003689
        ADPF   2.135e4   0      34.69   -1.239e4
        GWP       2626   0      2.423      -1284
        ODP   7.183e-9   0  6.338e-13   7.119e-6
        POCP     1.168   0  0.0005987    -0.5894
        AP       6.734   0   0.006738     -2.506
        EP      0.7957   0  0.0008538    -0.1872
      `,
    },
  },
  {
    key: 'dwarsligger',
    group: 'Spoorconstructies',
    subGroup: 'Dwarsliggers',
    name: 'Betonnen dwarsligger',
    unit: 'piece',
    nmdCategory: '3',
    massTon: 0.28,
    secondaryShare: 0,
    transportKm: 150,
    equipmentHours: 0.1,
    productionEnergyMj: { renewable: 32.43, fossil: 172.5 },
    a1: {
      source:
        'OEKOBAUDAT 2020-II, "Beton der Druckfestigkeitsklasse C 45/55" (InformationsZentrum Beton GmbH), a3662e98-9dc9-412f-9603-47f653f3db7f, per 1 m3; concrete only; the prestressing steel is not included',
      declaredUnits: 0.115,
      adpfUnit: 'MJ',
      table: `
                A1-A3        A4        A5   B1        C1        C2        C3          D
        ADPE  0.00102   3.11e-6   5.36e-7    0   3.28e-7   1.28e-6   1.97e-6    -8.6e-6
        ADPF     1360     394.1      10.5    0      41.7       163      68.4       -227
        GWP       286      29.1      1.08  -10       3.1        12      6.01      -21.4
        ODP   7.72e-8  5.75e-12  4.71e-12    0  6.09e-13  2.37e-12  1.31e-11  -1.32e-10
        POCP   0.0351    -0.024  0.000111    0   0.00318   -0.0111  0.000974   -0.00279
        AP      0.406    0.0723    0.0016    0      0.03    0.0321    0.0113    -0.0473
        EP      0.081    0.0171  0.000257    0   0.00653   0.00765   0.00217   -0.00886
      `,
    },
  },
  {
    key: 'ballast',
    group: 'Spoorconstructies',
    subGroup: 'Ballastbed',
    name: 'Ballaststeen 31,5/50',
    unit: 'ton',
    nmdCategory: '3',
    massTon: 1,
    secondaryShare: 0,
    transportKm: 90,
    equipmentHours: 0.05,
    productionEnergyMj: { renewable: 100.4, fossil: 188.9 },
    a1: {
      source:
        'OEKOBAUDAT 2020-II, "Crushed stone 16-32" (thinkstep), bd6aa879-e6e6-4181-afc5-1374b2f32dd1, per 1 kg; stands in for ballast of hard stone',
      declaredUnits: 1000,
      adpfUnit: 'MJ',
      table: `
                 A1-A3         C1         C2        C3           D
        ADPE  5.397e-9  5.584e-11  2.148e-10  3.614e-9  -4.565e-10
        ADPF    0.1587   0.008895    0.03422     0.109    -0.02483
        GWP    0.01469   0.000659   0.002553  0.006726   -0.002054
        ODP   5.45e-16    2.2e-19    8.5e-19  3.81e-17  -3.964e-17
        POCP  6.559e-7   2.271e-7  -1.685e-6  3.947e-6    4.459e-7
        AP    2.071e-5   2.298e-6   5.157e-6   4.35e-5    -4.85e-6
        EP    4.412e-6   5.423e-7   1.226e-6  7.401e-6   -9.438e-7
      `,
    },
  },
  {
    key: 'ballast-hergebruik',
    group: 'Spoorconstructies',
    subGroup: 'Ballastbed',
    name: 'Ballaststeen, gereinigd en hergebruikt',
    unit: 'ton',
    nmdCategory: '3',
    massTon: 1,
    secondaryShare: 1,
    transportKm: 15,
    equipmentHours: 0.09,
  },
] as const satisfies readonly ProductDeclaration[];
