import type { ProductDeclaration } from '../profiles/product-declaration.ts';

/** Concrete by the cubic metre and its reinforcement by the ton. */
export const concreteStructures = [
  {
    key: 'beton-c20',
    group: 'Betonconstructies',
    subGroup: 'Betonmortel',
    name: 'Betonmortel C20/25',
    unit: 'm3',
    nmdCategory: '3',
    massTon: 2.4,
    secondaryShare: 0.01,
    transportKm: 20,
    equipmentHours: 0.2,
    productionEnergyMj: { renewable: 180, fossil: 912 },
    a1: {
      source:
        'OEKOBAUDAT 2020-II, "Beton der Druckfestigkeitsklasse C 20/25" (InformationsZentrum Beton GmbH), d9fd76f0-190d-437d-bb07-549963b32d65, per 1 m3',
      adpfUnit: 'MJ',
      table: `
                 A1-A3        A4        A5   B1        C1        C2        C3          D
        ADPE  0.000608   4.13e-7   5.36e-7    0   3.28e-7   1.28e-6   1.97e-6    -8.6e-6
        ADPF       819      52.5      10.5    0      41.7       163      68.4       -227
        GWP        178       3.9      1.08  -10       3.1        12      6.01      -21.4
        ODP    4.79e-8  7.67e-13  4.71e-12    0  6.09e-13  2.37e-12  1.31e-11  -1.32e-10
        POCP    0.0205  -0.00335  0.000111    0   0.00318   -0.0111  0.000974   -0.00279
        AP       0.261   0.00993    0.0016    0      0.03    0.0321    0.0113    -0.0473
        EP      0.0498   0.00235  0.000257    0   0.00653   0.00765   0.00217   -0.00886
      `,
    },
  },
  {
    key: 'beton-c20-co2-arm',
    group: 'Betonconstructies',
    subGroup: 'Betonmortel',
    name: 'Betonmortel C20/25, CO2-arm',
    unit: 'm3',
    nmdCategory: '1',
    massTon: 2.4,
    secondaryShare: 0.003,
    transportKm: 20,
    equipmentHours: 0.2,
    productionEnergyMj: { renewable: 87.43, fossil: 916 },
    a2: {
      source:
        'EPD (EN 15804+A2) "Beton C20/25 XC1 XC2 F3 16 M ECOPact, Rezept Nummer DI3234-BHFS Version 1, Transportbetonwerk Lüdenscheid-Freisenberg, Germany", 335241f9-db84-486c-9a19-cd5ebb791903',
      table: `
                      A1-A3         A4         A5      B1        C1         C2         C3  C4           D
        GWP-total     146.8      3.276      2.002  -5.076      8.64      9.475      3.812   0      -9.487
        GWP-f         146.6      3.233      1.996  -5.076      8.61      9.429      3.789   0      -9.395
        GWP-b        0.1505   0.007569   0.001134       0    0.0013   0.003618  0.0009257   0    -0.05329
        GWP-luluc   0.08095    0.01796   0.003861       0    0.0365    0.03928   0.009441   0    -0.02104
        ODP        8.93e-11  1.186e-15  5.368e-13       0  2.96e-15  3.181e-15  9.418e-16   0  -1.256e-10
        AP           0.2677    0.03764    0.01043       0    0.0975    0.03158    0.02825   0    -0.02035
        EP-fw      7.103e-5   1.853e-5   2.243e-6       0   1.91e-5   2.056e-5    4.87e-6   0   -3.721e-5
        EP-m         0.0832    0.01898   0.004853       0    0.0494    0.01459    0.01325   0   -0.007259
        EP-t         0.9991     0.2095    0.05396       0     0.544     0.1631     0.1454   0    -0.08338
        POCP          0.234    0.05463     0.0139       0     0.143    0.02814    0.03813   0    -0.01606
        ADP-mm     6.709e-6   2.215e-7   1.123e-7       0   7.52e-7   8.085e-7   2.297e-7   0   -3.537e-6
        ADP-f         915.9      44.12      20.77       0       116        124      79.94   0      -119.2
        WDP            5.05    0.02721    0.03596       0    0.0376    0.04043    0.03239   0      -2.573
        PM         2.971e-6   8.713e-7   2.161e-7       0    2.3e-6   2.102e-7   5.972e-7   0   -1.107e-6
        IR            3.192   0.007222    0.05374       0    0.0151    0.01631     0.3606   0     -0.5651
        ETP-fw        338.6       35.5      11.54       0      92.8      99.57      34.68   0      -73.27
        HTP-c      1.423e-8  7.959e-10   3.08e-10       0   2.24e-9     2.4e-9  7.672e-10   0   -2.963e-9
        HTP-nc     1.533e-6   6.593e-8   2.328e-8       0   1.42e-7   1.217e-7    4.87e-8   0   -1.998e-7
        SQP             112      22.19      4.023       0      36.2      38.93      9.073   0      -65.46
      `,
    },
  },
  {
    key: 'beton-c30',
    group: 'Betonconstructies',
    subGroup: 'Betonmortel',
    name: 'Betonmortel C30/37',
    unit: 'm3',
    nmdCategory: '3',
    massTon: 2.4,
    secondaryShare: 0.01,
    transportKm: 20,
    equipmentHours: 0.25,
    productionEnergyMj: { renewable: 204, fossil: 1100 },
    a1: {
      source:
        'OEKOBAUDAT 2020-II, "Beton der Druckfestigkeitsklasse C 30/37" (InformationsZentrum Beton GmbH), b6096c9c-1248-4ce1-9c2d-f4a48aade80f, per 1 m3',
      adpfUnit: 'MJ',
      table: `
                 A1-A3        A4        A5   B1        C1        C2        C3          D
        ADPE  0.000711   4.75e-7   5.36e-7    0   3.28e-7   1.28e-6   1.97e-6    -8.6e-6
        ADPF       997      60.4      10.5    0      41.7       163      68.4       -227
        GWP        219       4.5      1.08  -10       3.1        12      6.01      -21.4
        ODP    5.97e-8  8.81e-13  4.71e-12    0  6.09e-13  2.37e-12  1.31e-11  -1.32e-10
        POCP    0.0258  -0.00382  0.000111    0   0.00318   -0.0111  0.000974   -0.00279
        AP       0.317    0.0114    0.0016    0      0.03    0.0321    0.0113    -0.0473
        EP      0.0591   0.00269  0.000257    0   0.00653   0.00765   0.00217   -0.00886
      `,
    },
  },
  {
    key: 'beton-c35',
    group: 'Betonconstructies',
    subGroup: 'Betonmortel',
    name: 'Betonmortel C35/45',
    unit: 'm3',
    nmdCategory: '3',
    massTon: 2.4,
    secondaryShare: 0.01,
    transportKm: 20,
    equipmentHours: 0.25,
    productionEnergyMj: { renewable: 229, fossil: 1200 },
    a1: {
      source:
        'OEKOBAUDAT 2020-II, "Beton der Druckfestigkeitsklasse C 35/45" (InformationsZentrum Beton GmbH), cbc63bd5-2bfe-4381-b644-78df1bce86f3, per 1 m3',
      adpfUnit: 'MJ',
      table: `
                 A1-A3        A4        A5   B1        C1        C2        C3          D
        ADPE  0.000822   9.76e-7   5.36e-7    0   3.28e-7   1.28e-6   1.97e-6    -8.6e-6
        ADPF      1080     123.8      10.5    0      41.7       163      68.4       -227
        GWP        244       9.1      1.08  -10       3.1        12      6.01      -21.4
        ODP    6.81e-8  1.81e-12  4.71e-12    0  6.09e-13  2.37e-12  1.31e-11  -1.32e-10
        POCP    0.0298  -0.00767  0.000111    0   0.00318   -0.0111  0.000974   -0.00279
        AP       0.348    0.0229    0.0016    0      0.03    0.0321    0.0113    -0.0473
        EP      0.0655   0.00542  0.000257    0   0.00653   0.00765   0.00217   -0.00886
      `,
    },
  },
  {
    key: 'prefab-betongranulaat',
    group: 'Betonconstructies',
    subGroup: 'Prefab beton',
    name: 'Prefab betonelement met betongranulaat',
    unit: 'm3',
    nmdCategory: '1',
    massTon: 2.45,
    secondaryShare: 0.66,
    transportKm: 80,
    equipmentHours: 0.4,
    productionEnergyMj: { renewable: 50.81, fossil: 944.9 },
    a2: {
      source:
        'OEKOBAUDAT, "R-concrete (Betonwerk Büscher)" (Betonwerk Büscher GmbH & Co. KG), bc1435ce-b427-4430-99e5-e6ab92ebc166, per 1 m3, EPD-Kiwa-EE-171735-EN',
      table: `
                       A1-A3
        GWP-total      225.9
        GWP-f          225.8
        GWP-b         0.3958
        GWP-luluc    0.02476
        ODP         1.037e-6
        AP            0.4257
        EP-fw        7.98e-5
        EP-m          0.1196
        EP-t            1.46
        POCP          0.3518
        ADP-mm     0.0001193
        ADP-f          874.8
        WDP            11.74
        PM          3.493e-6
        IR             3.972
        ETP-fw         265.8
        HTP-c       1.684e-8
        HTP-nc      2.032e-6
        SQP            86.37
      `,
    },
  },
  {
    key: 'wapeningsstaal',
    group: 'Betonconstructies',
    subGroup: 'Wapening',
    name: 'Betonstaal B500',
    unit: 'ton',
    nmdCategory: '3',
    massTon: 1,
    secondaryShare: 0.9,
    transportKm: 150,
    equipmentHours: 2,
    productionEnergyMj: { renewable: 3788, fossil: 8799 },
    a1: {
      source:
        'OEKOBAUDAT 2020-II, "Reinforcement steel wire" (thinkstep), e9ae96ee-ba8d-420d-9725-7c8abd06e082, per 1 kg',
      declaredUnits: 1000,
      adpfUnit: 'MJ',
      table: `
                  A1-A3         C1         C2
        ADPE   2.302e-7  6.092e-11  2.344e-10
        ADPF      7.627   0.009704    0.03733
        GWP      0.6834  0.0007189   0.002785
        ODP   2.085e-14    2.4e-19    9.2e-19
        POCP   0.000266   2.478e-7  -1.685e-6
        AP     0.001282   2.507e-6   5.626e-6
        EP    0.0001744   5.916e-7   1.337e-6
      `,
    },
  },
] as const satisfies readonly ProductDeclaration[];
