import type { ProductDeclaration } from '../profiles/product-declaration.ts';

/** Asphalt by the ton. The generic datasets declare seven of the eleven indicators of Set A1. */
export const asphalt = [
  {
    key: 'sma-surf',
    group: 'Asfaltverhardingen',
    subGroup: 'Deklagen',
    name: 'SMA-NL 11B deklaag',
    unit: 'ton',
    nmdCategory: '3',
    rawCode: '81',
    massTon: 1,
    secondaryShare: 0,
    transportKm: 40,
    equipmentHours: 0.03,
    productionEnergyMj: { renewable: 88.11, fossil: 796.5 },
    a1: {
      source:
        'OEKOBAUDAT 2020-II, "Stone mastic asphalt SMA" (thinkstep), 19f46be3-d65a-441f-8d74-dfc412160cf1, per 1 kg',
      declaredUnits: 1000,
      adpfUnit: 'MJ',
      table: `
                  A1-A3         A5         C1         C2  C3           D
        ADPE   1.429e-8  7.237e-11   2.019e-7  5.856e-10   0   -7.433e-9
        ADPF      4.005    0.01153    0.04377    0.09328   0       -1.93
        GWP     0.07658  0.0008388  0.0004856   0.006971   0    -0.02631
        ODP   4.465e-16    2.8e-19   1.29e-18    2.3e-18   0  -2.567e-16
        POCP  -1.658e-7   6.515e-5   2.764e-7   -4.84e-6   0   -4.442e-5
        AP    0.0001617   8.962e-7   2.775e-6   1.551e-5   0   -8.188e-5
        EP     2.502e-5   1.904e-7   4.668e-7   3.725e-6   0   -8.992e-6
      `,
    },
  },
  {
    key: 'ac-surf',
    group: 'Asfaltverhardingen',
    subGroup: 'Deklagen',
    name: 'AC 11 surf deklaag',
    unit: 'ton',
    nmdCategory: '3',
    rawCode: '81',
    massTon: 1,
    secondaryShare: 0,
    transportKm: 40,
    equipmentHours: 0.03,
    productionEnergyMj: { renewable: 88.2, fossil: 1076 },
    a1: {
      source:
        'OEKOBAUDAT 2020-II, "Asphalt surface layer" (thinkstep), d84cbf6a-0a50-426f-aa3d-c45918b43575, per 1 kg',
      declaredUnits: 1000,
      adpfUnit: 'MJ',
      table: `
                  A1-A3         A5         C1         C2  C3           D
        ADPE   1.443e-8  7.237e-11   2.019e-7  5.856e-10   0   -7.433e-9
        ADPF      4.044    0.01153    0.04377    0.09328   0       -1.93
        GWP     0.07894  0.0008388  0.0004856   0.006971   0    -0.02631
        ODP   4.467e-16    2.8e-19   1.29e-18    2.3e-18   0  -2.567e-16
        POCP  -1.964e-8   6.515e-5   2.764e-7   -4.84e-6   0   -4.442e-5
        AP    0.0001629   8.962e-7   2.775e-6   1.551e-5   0   -8.188e-5
        EP     2.523e-5   1.904e-7   4.668e-7   3.725e-6   0   -8.992e-6
      `,
    },
  },
  {
    key: 'ac-bind',
    group: 'Asfaltverhardingen',
    subGroup: 'Tussenlagen',
    name: 'AC 16 bind tussenlaag',
    unit: 'ton',
    nmdCategory: '3',
    rawCode: '81',
    massTon: 1,
    secondaryShare: 0,
    transportKm: 40,
    equipmentHours: 0.03,
    productionEnergyMj: { renewable: 86, fossil: 1072 },
    a1: {
      source:
        'OEKOBAUDAT 2020-II, "Asphalt binder" (thinkstep), 6b6b68f8-34a4-4a0f-97ee-714bf106c3e0, per 1 kg',
      declaredUnits: 1000,
      adpfUnit: 'MJ',
      table: `
                  A1-A3         A5         C1         C2  C3           D
        ADPE   1.374e-8  6.244e-11   2.019e-7  5.856e-10   0   -7.433e-9
        ADPF      3.802   0.009946    0.04377    0.09328   0       -1.93
        GWP     0.07784  0.0007237  0.0004856   0.006971   0    -0.02631
        ODP   4.351e-16    2.5e-19   1.29e-18    2.3e-18   0  -2.567e-16
        POCP  -9.669e-7   6.513e-5   2.764e-7   -4.84e-6   0   -4.442e-5
        AP    0.0001574   7.732e-7   2.775e-6   1.551e-5   0   -8.188e-5
        EP     2.478e-5   1.643e-7   4.668e-7   3.725e-6   0   -8.992e-6
      `,
    },
  },
  {
    key: 'ac-base',
    group: 'Asfaltverhardingen',
    subGroup: 'Onderlagen',
    name: 'AC 22 base onderlaag, zonder asfaltgranulaat',
    unit: 'ton',
    nmdCategory: '3',
    rawCode: '81',
    massTon: 1,
    secondaryShare: 0,
    transportKm: 40,
    equipmentHours: 0.03,
    productionEnergyMj: { renewable: 83.75, fossil: 1008 },
    a1: {
      source:
        'OEKOBAUDAT 2020-II, "Asphalt supporting layer" (thinkstep), 85de02e5-2782-4050-9c01-c5de3849fbce, per 1 kg',
      declaredUnits: 1000,
      adpfUnit: 'MJ',
      table: `
                  A1-A3         A5         C1         C2  C3           D
        ADPE   1.141e-8  5.534e-11   2.019e-7  5.856e-10   0   -7.433e-9
        ADPF      2.899   0.008816    0.04377    0.09328   0       -1.93
        GWP     0.07115  0.0006414  0.0004856   0.006971   0    -0.02631
        ODP   4.255e-16    2.2e-19   1.29e-18    2.3e-18   0  -2.567e-16
        POCP  -4.488e-6   6.511e-5   2.764e-7   -4.84e-6   0   -4.442e-5
        AP    0.0001373   6.854e-7   2.775e-6   1.551e-5   0   -8.188e-5
        EP     2.313e-5   1.456e-7   4.668e-7   3.725e-6   0   -8.992e-6
      `,
    },
  },
  {
    key: 'ac-base-60',
    group: 'Asfaltverhardingen',
    subGroup: 'Onderlagen',
    name: 'AC 22 base onderlaag, 60 % asfaltgranulaat',
    unit: 'ton',
    nmdCategory: '3',
    rawCode: '81',
    massTon: 1,
    secondaryShare: 0.6,
    transportKm: 40,
    equipmentHours: 0.03,
    productionEnergyMj: { renewable: 83.75, fossil: 1008 },
    production: {
      factor: 0.68,
      creditFactor: 0.4,
      why: 'demonstration assumption: 60 % reclaimed asphalt replaces bitumen and stone, heating stays; the credit in D falls with the share',
    },
    a1: {
      source:
        'OEKOBAUDAT 2020-II, "Asphalt supporting layer" (thinkstep), 85de02e5-2782-4050-9c01-c5de3849fbce, per 1 kg',
      declaredUnits: 1000,
      adpfUnit: 'MJ',
      table: `
                  A1-A3         A5         C1         C2  C3           D
        ADPE   1.141e-8  5.534e-11   2.019e-7  5.856e-10   0   -7.433e-9
        ADPF      2.899   0.008816    0.04377    0.09328   0       -1.93
        GWP     0.07115  0.0006414  0.0004856   0.006971   0    -0.02631
        ODP   4.255e-16    2.2e-19   1.29e-18    2.3e-18   0  -2.567e-16
        POCP  -4.488e-6   6.511e-5   2.764e-7   -4.84e-6   0   -4.442e-5
        AP    0.0001373   6.854e-7   2.775e-6   1.551e-5   0   -8.188e-5
        EP     2.313e-5   1.456e-7   4.668e-7   3.725e-6   0   -8.992e-6
      `,
    },
  },
  {
    key: 'ac-base-leab-60',
    group: 'Asfaltverhardingen',
    subGroup: 'Onderlagen',
    name: 'AC 22 base lagetemperatuurasfalt, 60 % asfaltgranulaat',
    unit: 'ton',
    nmdCategory: '3',
    rawCode: '81',
    massTon: 1,
    secondaryShare: 0.6,
    transportKm: 40,
    equipmentHours: 0.03,
    productionEnergyMj: { renewable: 83.75, fossil: 1008 },
    production: {
      factor: 0.55,
      creditFactor: 0.4,
      why: 'demonstration assumption: as with 60 % reclaimed asphalt, and mixed at about 105 °C instead of 165 °C',
    },
    a1: {
      source:
        'OEKOBAUDAT 2020-II, "Asphalt supporting layer" (thinkstep), 85de02e5-2782-4050-9c01-c5de3849fbce, per 1 kg',
      declaredUnits: 1000,
      adpfUnit: 'MJ',
      table: `
                  A1-A3         A5         C1         C2  C3           D
        ADPE   1.141e-8  5.534e-11   2.019e-7  5.856e-10   0   -7.433e-9
        ADPF      2.899   0.008816    0.04377    0.09328   0       -1.93
        GWP     0.07115  0.0006414  0.0004856   0.006971   0    -0.02631
        ODP   4.255e-16    2.2e-19   1.29e-18    2.3e-18   0  -2.567e-16
        POCP  -4.488e-6   6.511e-5   2.764e-7   -4.84e-6   0   -4.442e-5
        AP    0.0001373   6.854e-7   2.775e-6   1.551e-5   0   -8.188e-5
        EP     2.313e-5   1.456e-7   4.668e-7   3.725e-6   0   -8.992e-6
      `,
    },
  },
] as const satisfies readonly ProductDeclaration[];
