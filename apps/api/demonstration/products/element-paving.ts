import type { ProductDeclaration } from '../profiles/product-declaration.ts';

/** Paving stones and kerbs. */
export const elementPaving = [
  {
    key: 'betonstraatsteen',
    group: 'Elementenverhardingen',
    subGroup: 'Straatstenen',
    name: 'Betonstraatsteen, 80 mm',
    unit: 'm2',
    nmdCategory: '2',
    massTon: 0.18,
    secondaryShare: 0,
    transportKm: 60,
    equipmentHours: 0.05,
    productionEnergyMj: { renewable: 23.4, fossil: 131 },
    a1: {
      source:
        'OEKOBAUDAT 2020-II, "Betonpflaster- Standardstein grau mit Vorsatz" (Betonverband Straße, Landschaft, Garten e.V.), d4680073-0c9c-40f4-842f-c6830856812c, per 1 m2',
      adpfUnit: 'MJ',
      table: `
                 A1-A3
        ADPE   3.56e-5
        ADPF       115
        GWP       25.1
        ODP   4.79e-10
        POCP   0.00311
        AP      0.0366
        EP     0.00496
      `,
      assumed: {
        why: 'the dataset states production only: the end of its life as the product has it in Set A2, in what both sets measure alike',
        table: `
                      C3       C4         D
          ADPE   4.92e-7  1.51e-8  -2.24e-7
          ADPF      8.43     2.21     -41.2
          GWP      0.449   0.1835     -2.62
          ODP    1.9e-15 6.31e-16 -6.61e-15
        `,
      },
    },
    a2: {
      source:
        'EPD (EN 15804+A2) "Beton-Pflastersteine", 0e85f255-4d11-4973-9daa-c03889948351; its publisher leaves the six additional indicators undeclared, so that an import warns',
      epFwUnit: 'kg PO4-eq',
      table: `
                      A1-A3        A4  C1        C2        C3        C4          D
        GWP-total      21.8       1.5   0      0.59     0.449    0.1835      -2.62
        GWP-f          21.8       1.5   0     0.584     0.447      0.17      -2.62
        GWP-b        0.0215  0.000601   0  0.000235  0.000854    0.0135   -0.00177
        GWP-luluc    0.0118   0.00626   0   0.00244   0.00165   0.00049   -0.00158
        ODP        7.39e-14  3.67e-16   0  1.43e-16   1.9e-15  6.31e-16  -6.61e-15
        AP           0.0241   0.00139   0  0.000542    0.0042   0.00121    -0.0029
        EP-fw       1.32e-5   3.26e-6   0   1.27e-6   1.07e-6    2.9e-7   -1.65e-6
        EP-m        0.00775  0.000432   0  0.000169   0.00207  0.000312   -0.00108
        EP-t         0.0848   0.00524   0   0.00205    0.0227   0.00343    -0.0119
        POCP         0.0238   0.00114   0  0.000446     0.006   0.00093   -0.00291
        ADP-mm      1.21e-6   1.24e-7   0   4.85e-8   4.92e-7   1.51e-8   -2.24e-7
        ADP-f           108      19.9   0      7.76      8.43      2.21      -41.2
        WDP            1.02   0.00644   0   0.00252    0.0755    0.0176    -0.0188
      `,
    },
  },
  {
    key: 'betonstraatsteen-co2-arm',
    group: 'Elementenverhardingen',
    subGroup: 'Straatstenen',
    name: 'Betonstraatsteen, 80 mm, CO2-arm',
    unit: 'm2',
    nmdCategory: '1',
    massTon: 0.18,
    secondaryShare: 0.07,
    transportKm: 60,
    equipmentHours: 0.05,
    productionEnergyMj: { renewable: 28.88, fossil: 93.74 },
    a2: {
      source:
        'OEKOBAUDAT, "Paving stone of 100% FCN-Klimabeton®" (F. C. Nüdling Betonelemente GmbH + Co. KG), 7accbfbe-0b18-4329-bf24-9d7a699c0cb4, per 1 m2, EPD-NDB-20230123-CBC2-DE',
      table: `
                       A1-A3
        GWP-total       6.85
        GWP-f          7.514
        GWP-b         -0.668
        GWP-luluc   0.008255
        ODP        3.892e-11
        AP           0.02165
        EP-fw       1.638e-5
        EP-m        0.006227
        EP-t         0.07415
        POCP         0.01708
        ADP-mm      1.013e-5
        ADP-f          95.29
        WDP          0.05005
        PM          3.588e-7
        IR            0.2128
        ETP-fw         139.8
        HTP-c       1.939e-9
        HTP-nc        1.1e-7
        SQP              123
      `,
    },
  },
  {
    key: 'gebakken-klinker',
    group: 'Elementenverhardingen',
    subGroup: 'Straatstenen',
    name: 'Gebakken straatklinker, dikformaat',
    unit: 'm2',
    nmdCategory: '2',
    massTon: 0.15,
    secondaryShare: 0,
    transportKm: 80,
    equipmentHours: 0.06,
    productionEnergyMj: { renewable: 34.48, fossil: 571.6 },
    a1: {
      source:
        'OEKOBAUDAT 2020-II, "Facing Bricks, Clay Pavers and Brick Slips" (Bauen mit Backstein Zweischalige Wand Marketing e. V.), 86986c2b-a3fc-454a-b02f-7f62fb54ca87, per 1000 kg; of alternative scenarios the first',
      declaredUnits: 0.15,
      adpfUnit: 'MJ',
      table: `
                  A1-A3        A4        A5  B1  B4        C1         C2        C3  C4         D
        ADPE  0.0002916   1.05e-6    7.7e-8   0   0   4.07e-8    7.92e-8   4.68e-6   0  -1.19e-6
        ADPF       3698       168      1.71   0   0      7.31       14.2      49.9   0     -79.6
        GWP       255.5      12.5      9.28   0   0     0.539       1.04      2.63   0     -6.12
        ODP    3.411e-9  4.65e-11     3e-11   0   0  1.11e-12   2.17e-12  2.73e-11   0  -1.33e-9
        POCP    0.05374  -0.00721   6.48e-5   0   0  0.000235  -0.000761   0.00265   0  -0.00197
        AP       0.8879    0.0455  0.000916   0   0     0.002    0.00242    0.0182   0   -0.0175
        EP      0.05781   0.00868  0.000191   0   0   0.00049   0.000604   0.00439   0  -0.00299
      `,
    },
  },
  {
    key: 'klinker-hergebruik',
    group: 'Elementenverhardingen',
    subGroup: 'Straatstenen',
    name: 'Gebakken straatklinker, hergebruikt',
    unit: 'm2',
    nmdCategory: '3',
    massTon: 0.15,
    secondaryShare: 1,
    transportKm: 25,
    equipmentHours: 0.075,
  },
  {
    key: 'trottoirband',
    group: 'Elementenverhardingen',
    subGroup: 'Kantopsluitingen',
    name: 'Trottoirband beton 130/150 x 250 mm',
    unit: 'm',
    nmdCategory: '3',
    massTon: 0.083,
    secondaryShare: 0,
    transportKm: 60,
    equipmentHours: 0.03,
    productionEnergyMj: { renewable: 14.19, fossil: 53.47 },
    a1: {
      source:
        'OEKOBAUDAT 2020-II, "Concrete pipe, non-reinforced" (thinkstep), 0eada728-b626-4f79-ba67-020635b4e67f, per 1 kg; stands in for a kerb of plain precast concrete',
      declaredUnits: 83,
      adpfUnit: 'MJ',
      table: `
                  A1-A3         C1         C2         C3           D
        ADPE   9.987e-9  6.092e-11  2.344e-10   3.943e-9  -4.565e-10
        ADPF     0.5896   0.009704    0.03733     0.1189    -0.02483
        GWP      0.1322  0.0007189   0.002785   0.007337   -0.002054
        ODP   8.943e-16    2.4e-19    9.2e-19  4.156e-17  -3.964e-17
        POCP  -6.275e-6   2.478e-7  -1.685e-6   4.306e-6    4.459e-7
        AP    0.0001555   2.507e-6   5.626e-6   4.745e-5    -4.85e-6
        EP     3.104e-5   5.916e-7   1.337e-6   8.074e-6   -9.438e-7
      `,
    },
  },
] as const satisfies readonly ProductDeclaration[];
