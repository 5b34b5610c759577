import type { ProductDeclaration } from '../profiles/product-declaration.ts';

/** Dredging and bank protection. */
export const hydraulicWorks = [
  {
    key: 'bagger',
    group: 'Waterbouw',
    subGroup: 'Baggerwerk',
    name: 'Baggerspecie ontgraven en afvoeren',
    unit: 'm3',
    nmdCategory: '3',
    massTon: 1.3,
    transportKm: 20,
    equipmentHours: 0.045,
    endOfLife: false,
    suppliesMaterial: false,
  },
  {
    key: 'bagger-verspreiden',
    group: 'Waterbouw',
    subGroup: 'Baggerwerk',
    name: 'Baggerspecie verspreiden op de kant',
    unit: 'm3',
    nmdCategory: '3',
    massTon: 1.3,
    transportKm: 0.5,
    equipmentHours: 0.04,
    endOfLife: false,
    suppliesMaterial: false,
  },
  {
    key: 'stortsteen',
    group: 'Waterbouw',
    subGroup: 'Oeverbescherming',
    name: 'Stortsteen 10-60 kg',
    unit: 'ton',
    nmdCategory: '3',
    massTon: 1,
    secondaryShare: 0,
    transportKm: 120,
    equipmentHours: 0.04,
    productionEnergyMj: { renewable: 100.4, fossil: 188.9 },
    a1: {
      source:
        'OEKOBAUDAT 2020-II, "Crushed stone 16-32" (thinkstep), bd6aa879-e6e6-4181-afc5-1374b2f32dd1, per 1 kg; stands in for armourstone',
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
    key: 'stortsteen-hergebruik',
    group: 'Waterbouw',
    subGroup: 'Oeverbescherming',
    name: 'Stortsteen, opgenomen en herplaatst',
    unit: 'ton',
    nmdCategory: '3',
    massTon: 1,
    secondaryShare: 1,
    transportKm: 3,
    equipmentHours: 0.07,
  },
  {
    key: 'beschoeiing-eiken',
    group: 'Waterbouw',
    subGroup: 'Beschoeiing',
    name: 'Eikenhouten beschoeiing',
    unit: 'm3',
    nmdCategory: '3',
    massTon: 0.75,
    biobasedShare: 1,
    transportKm: 250,
    equipmentHours: 0.8,
    productionEnergyMj: { renewable: 926.6, fossil: 1690 },
    a1: {
      source:
        'OEKOBAUDAT 2020-II, "Timber oak (12% moisture / 10.7% H2O content)" (thinkstep), 7ec1d463-fd99-4b1d-9a57-9a72cac408d2, per 1 m3',
      adpfUnit: 'MJ',
      table: `
                  A1-A3  C1         C2         C3           D
        ADPE     3.7e-5   0    1.54e-7   4.626e-7  -0.0001141
        ADPF       1496   0      24.54      11.89       -6124
        GWP       -1063   0       1.83       1288      -341.2
        ODP   3.511e-12   0  6.059e-16  4.947e-14   -1.06e-11
        POCP     0.3902   0  -0.001208  0.0001166    -0.03071
        AP        0.359   0   0.003697   0.001416     -0.2514
        EP      0.08276   0   0.000879  0.0002797    -0.04234
      `,
    },
  },
] as const satisfies readonly ProductDeclaration[];
