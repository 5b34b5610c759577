import type { ProductDeclaration } from '../profiles/product-declaration.ts';

/** Sewer pipes by the metre; datasets per kg are multiplied by the mass of a metre. */
export const sewerage = [
  {
    key: 'betonbuis-500',
    group: 'Riolering',
    subGroup: 'Vrijvervalriolering',
    name: 'Betonbuis gewapend Ø500',
    unit: 'm',
    nmdCategory: '3',
    rawCode: '25',
    massTon: 0.395,
    secondaryShare: 0,
    transportKm: 80,
    equipmentHours: 0.25,
    productionEnergyMj: { renewable: 88.74, fossil: 309.2 },
    a1: {
      source:
        'OEKOBAUDAT 2020-II, "Concrete pipe, reinforced" (thinkstep), 5a1cbf92-ed39-4e8c-bd01-5463bffb3c9d, per 1 kg',
      declaredUnits: 395,
      adpfUnit: 'MJ',
      table: `
                  A1-A3         C1         C2         C3           D
        ADPE   1.334e-8  6.092e-11  2.344e-10   3.879e-9  -4.491e-10
        ADPF     0.7083   0.009704    0.03733      0.117    -0.02443
        GWP      0.1417  0.0007189   0.002785   0.007219   -0.002021
        ODP   1.199e-15    2.4e-19    9.2e-19  4.089e-17    -3.9e-17
        POCP  -2.839e-6   2.478e-7  -1.685e-6   4.237e-6    4.387e-7
        AP    0.0001749   2.507e-6   5.626e-6   4.669e-5   -4.772e-6
        EP     3.364e-5   5.916e-7   1.337e-6   7.944e-6   -9.286e-7
      `,
    },
  },
  {
    key: 'pvc-250',
    group: 'Riolering',
    subGroup: 'Vrijvervalriolering',
    name: 'PVC-buis Ø250 SN8',
    unit: 'm',
    nmdCategory: '3',
    rawCode: '25',
    massTon: 0.0084,
    secondaryShare: 0,
    transportKm: 120,
    equipmentHours: 0.12,
    productionEnergyMj: { renewable: 84.38, fossil: 346.7 },
    a1: {
      source:
        'OEKOBAUDAT 2020-II, "Sewer pipe PVC" (thinkstep), e1f7f83b-6f6e-4ed8-a666-0d49682982e1, per 1 kg',
      declaredUnits: 8.4,
      adpfUnit: 'MJ',
      table: `
                  A1-A3  C1         C2         C3           D
        ADPE   6.745e-7   0  2.148e-10   1.038e-7   -1.641e-7
        ADPF      59.81   0    0.03422      5.755       -8.94
        GWP       2.822   0   0.002553      3.013     -0.6673
        ODP   2.054e-10   0    8.5e-19  1.008e-14  -1.524e-14
        POCP  0.0007909   0  -1.685e-6   9.206e-5   -5.728e-5
        AP     0.003374   0   5.157e-6  0.0006818  -0.0005605
        EP    0.0006143   0   1.226e-6  0.0001449  -0.0001061
      `,
    },
  },
  {
    key: 'pp-315',
    group: 'Riolering',
    subGroup: 'Vrijvervalriolering',
    name: 'PP-buis Ø315',
    unit: 'm',
    nmdCategory: '3',
    rawCode: '25',
    massTon: 0.0102,
    secondaryShare: 0,
    transportKm: 120,
    equipmentHours: 0.13,
    productionEnergyMj: { renewable: 88.25, fossil: 359.1 },
    a1: {
      source:
        'OEKOBAUDAT 2020-II, "Sewer pipe PP" (thinkstep), 795b4798-b745-4189-a2b8-5d5f37d8d490, per 1 kg',
      declaredUnits: 10.2,
      adpfUnit: 'MJ',
      table: `
                  A1-A3  C1         C2         C3           D
        ADPE   6.563e-7   0  2.148e-10   6.961e-9   -4.237e-7
        ADPF      80.79   0    0.03422     0.5149      -22.78
        GWP        2.62   0   0.002553      3.454      -1.706
        ODP   4.801e-14   0    8.5e-19  6.483e-16  -3.947e-14
        POCP  0.0004837   0  -1.685e-6   2.284e-5  -0.0001467
        AP     0.003082   0   5.157e-6   0.000312    -0.00144
        EP    0.0004565   0   1.226e-6   7.033e-5  -0.0002729
      `,
    },
  },
  {
    key: 'gres-250',
    group: 'Riolering',
    subGroup: 'Vrijvervalriolering',
    name: 'Gresbuis Ø250',
    unit: 'm',
    nmdCategory: '3',
    rawCode: '25',
    massTon: 0.044,
    secondaryShare: 0,
    transportKm: 200,
    equipmentHours: 0.15,
    productionEnergyMj: { renewable: 49.17, fossil: 412.4 },
    a1: {
      source:
        'OEKOBAUDAT 2020-II, "Stoneware pipes DN 250" (thinkstep), 335c3c94-a981-4dbd-af2f-811e918f1b94, per 1 m',
      adpfUnit: 'MJ',
      table: `
                  A1-A3         C1         C2         C3           D
        ADPE    3.74e-6   3.366e-9   1.295e-8   2.178e-7   -2.328e-8
        ADPF      397.5     0.5361      2.063      6.567      -1.266
        GWP       26.28    0.03972     0.1539     0.4054     -0.1048
        ODP   2.676e-13  1.324e-17  5.093e-17  2.296e-15  -2.022e-15
        POCP   0.001729   1.369e-5  -8.596e-5  0.0002379    2.274e-5
        AP      0.02049  0.0001385  0.0003108   0.002622  -0.0002474
        EP     0.003774   3.269e-5   7.389e-5  0.0004461   -4.813e-5
      `,
    },
  },
] as const satisfies readonly ProductDeclaration[];
