import type { ProductDeclaration } from '../profiles/product-declaration.ts';

/**
 * Foundation layers of 250 mm: all eleven indicators of Set A1 and every module are published; the report's module B is
 * B1.
 */
export const foundationLayers = [
  {
    key: 'menggranulaat',
    group: 'Funderingslagen',
    subGroup: 'Ongebonden funderingen',
    name: 'Menggranulaat, 250 mm',
    unit: 'm2',
    nmdCategory: '3',
    rawCode: '80',
    massTon: 0.4375,
    secondaryShare: 1,
    transportKm: 36,
    equipmentHours: 0.034,
    productionEnergyMj: { renewable: 0, fossil: 0 },
    a1: {
      source:
        'LCA Rapportage categorie 3 data NMD, H80 Funderingslagen (11-10-2021), "Menggranulaat, 250mm", per 1 m2',
      table: `
               A1-A3       A4        A5      B1        C1       C2  C3        C4         D
        ADPE       0  3.95e-6    9.5e-7       0   3.14e-7  3.99e-6   0    2.9e-8   1.13e-7
        ADPF       0   0.0156    0.0139       0   0.00458   0.0157   0  0.000376   0.00014
        GWP        0     2.06      2.03       0     0.671     2.08   0    0.0257    0.0205
        ODP        0  4.09e-7   3.53e-7       0   1.17e-7  4.14e-7   0   9.28e-9   1.83e-9
        POCP       0   0.0013  0.000668       0  0.000221  0.00131   0    2.8e-5   1.48e-5
        AP         0  0.00751   0.00595       0   0.00197  0.00759   0  0.000194  0.000117
        EP         0  0.00153   0.00114       0  0.000376  0.00155   0   3.67e-5   2.04e-5
        HTP        0    0.725     0.502   0.145     0.166    0.733   0    0.0112   0.00914
        FAETP      0   0.0468   0.00995  0.0632   0.00329   0.0472   0  0.000271  0.000131
        MAETP      0      122      33.3     139        11      124   0      0.95     0.572
        TETP       0   0.0043   0.00179   0.093  0.000591  0.00434   0    2.8e-5   4.77e-5
      `,
    },
  },
  {
    key: 'betongranulaat',
    group: 'Funderingslagen',
    subGroup: 'Ongebonden funderingen',
    name: 'Betongranulaat, 250 mm',
    unit: 'm2',
    nmdCategory: '3',
    rawCode: '80',
    massTon: 0.493,
    secondaryShare: 1,
    transportKm: 36,
    equipmentHours: 0.034,
    productionEnergyMj: { renewable: 0, fossil: 0 },
    a1: {
      source:
        'LCA Rapportage categorie 3 data NMD, H80 Funderingslagen (11-10-2021), "Betongranulaat, 250mm", per 1 m2',
      table: `
               A1-A3       A4        A5      B1        C1       C2  C3        C4         D
        ADPE       0  4.46e-6    9.5e-7       0   3.14e-7   4.5e-6   0   3.27e-8   1.28e-7
        ADPF       0   0.0176    0.0139       0   0.00458   0.0178   0  0.000425  0.000158
        GWP        0     2.32      2.03       0     0.671     2.35   0    0.0291    0.0231
        ODP        0  4.62e-7   3.53e-7       0   1.17e-7  4.67e-7   0   1.05e-8   2.07e-9
        POCP       0  0.00147  0.000668       0  0.000221  0.00148   0   3.16e-5   1.67e-5
        AP         0  0.00847   0.00595       0   0.00197  0.00856   0  0.000219  0.000132
        EP         0  0.00173   0.00114       0  0.000376  0.00174   0   4.14e-5    2.3e-5
        HTP        0    0.818     0.502   0.145     0.166    0.826   0    0.0126    0.0103
        FAETP      0   0.0528   0.00995  0.0632   0.00329   0.0533   0  0.000306  0.000148
        MAETP      0      138      33.3     139        11      139   0      1.07     0.645
        TETP       0  0.00485   0.00179   0.093  0.000591   0.0049   0   3.15e-5   5.38e-5
      `,
    },
  },
  {
    key: 'metselwerkmengsel',
    group: 'Funderingslagen',
    subGroup: 'Ongebonden funderingen',
    name: 'Metselwerkmengsel, 250 mm',
    unit: 'm2',
    nmdCategory: '3',
    rawCode: '80',
    massTon: 0.42,
    secondaryShare: 1,
    transportKm: 36,
    equipmentHours: 0.034,
    productionEnergyMj: { renewable: 0, fossil: 0 },
    a1: {
      source:
        'LCA Rapportage categorie 3 data NMD, H80 Funderingslagen (11-10-2021), "Metselwerkmengsel, 250mm", per 1 m2',
      table: `
               A1-A3       A4        A5      B1        C1       C2  C3        C4         D
        ADPE       0   3.8e-6    9.5e-7       0   3.14e-7  3.84e-6   0   2.79e-8   1.09e-7
        ADPF       0    0.015    0.0139       0   0.00458   0.0151   0  0.000362  0.000135
        GWP        0     1.98      2.03       0     0.671        2   0    0.0248    0.0197
        ODP        0  3.94e-7   3.53e-7       0   1.17e-7  3.98e-7   0   8.93e-9   1.76e-9
        POCP       0  0.00125  0.000668       0  0.000221  0.00126   0    2.7e-5   1.42e-5
        AP         0  0.00722   0.00595       0   0.00197  0.00729   0  0.000187  0.000113
        EP         0  0.00147   0.00114       0  0.000376  0.00149   0   3.53e-5   1.96e-5
        HTP        0    0.697     0.502   0.145     0.166    0.704   0    0.0108   0.00879
        FAETP      0    0.045   0.00995  0.0632   0.00329   0.0454   0  0.000261  0.000126
        MAETP      0      118      33.3     139        11      119   0     0.914      0.55
        TETP       0  0.00413   0.00179   0.093  0.000591  0.00417   0   2.69e-5   4.59e-5
      `,
    },
  },
  {
    key: 'hydraulisch-menggranulaat',
    group: 'Funderingslagen',
    subGroup: 'Ongebonden funderingen',
    name: 'Hydraulisch menggranulaat, 250 mm',
    unit: 'm2',
    nmdCategory: '3',
    rawCode: '80',
    massTon: 0.4375,
    secondaryShare: 0.98,
    transportKm: 36,
    equipmentHours: 0.034,
    productionEnergyMj: { renewable: 0.0794, fossil: 1.48 },
    a1: {
      source:
        'LCA Rapportage categorie 3 data NMD, H80 Funderingslagen (11-10-2021), "Hydraulisch Menggranulaat, 250mm", per 1 m2',
      table: `
                  A1-A3       A4        A5      B1        C1       C2  C3        C4         D
        ADPE    6.29e-8  3.95e-6    9.5e-7       0   3.14e-7  3.99e-6   0    2.9e-8   1.13e-7
        ADPF   0.000707   0.0156    0.0139       0   0.00458   0.0157   0  0.000376   0.00014
        GWP      0.0985     2.06      2.03       0     0.671     2.08   0    0.0257    0.0205
        ODP     1.14e-8  4.09e-7   3.53e-7       0   1.17e-7  4.14e-7   0   9.28e-9   1.83e-9
        POCP    5.64e-5   0.0013  0.000668       0  0.000221  0.00131   0    2.8e-5   1.48e-5
        AP     0.000491  0.00751   0.00595       0   0.00197  0.00759   0  0.000194  0.000117
        EP     0.000111  0.00153   0.00114       0  0.000376  0.00155   0   3.67e-5   2.04e-5
        HTP      0.0226    0.725     0.502   0.145     0.166    0.733   0    0.0112   0.00914
        FAETP  0.000387   0.0468   0.00995  0.0632   0.00329   0.0472   0  0.000271  0.000131
        MAETP      1.43      122      33.3     139        11      124   0      0.95     0.572
        TETP   0.000286   0.0043   0.00179   0.093  0.000591  0.00434   0    2.8e-5   4.77e-5
      `,
    },
  },
  {
    key: 'agrac',
    group: 'Funderingslagen',
    subGroup: 'Gebonden funderingen',
    name: 'Asfaltgranulaatcement (AGRAC), 250 mm',
    unit: 'm2',
    nmdCategory: '3',
    rawCode: '80',
    massTon: 0.561,
    secondaryShare: 0.95,
    transportKm: 36,
    equipmentHours: 0.035,
    productionEnergyMj: { renewable: 2.91, fossil: 131 },
    a1: {
      source:
        'LCA Rapportage categorie 3 data NMD, H80 Funderingslagen (11-10-2021), "Asfaltgranulaat/AGRAC, 250mm", per 1 m2',
      table: `
                 A1-A3       A4        A5      B1        C1       C2        C3        C4          D
        ADPE   1.52e-5  5.07e-6   9.73e-7       0   3.14e-7  5.12e-6   6.38e-7   3.72e-8   -2.64e-6
        ADPF      0.06     0.02    0.0142       0   0.00458   0.0202   0.00717  0.000483   -0.00278
        GWP       10.8     2.64      2.08       0     0.671     2.67         1     0.033     -0.406
        ODP    1.27e-6  5.25e-7   3.62e-7       0   1.17e-7   5.3e-7   1.16e-7   1.19e-8   -2.95e-8
        POCP   0.00585  0.00167  0.000685       0  0.000221  0.00168  0.000573   3.59e-5  -0.000272
        AP      0.0473  0.00963    0.0061       0   0.00197  0.00973   0.00499  0.000249   -0.00219
        EP     0.00951  0.00196   0.00117       0  0.000376  0.00198   0.00113   4.71e-5  -0.000351
        HTP        2.9     0.93     0.515   0.145     0.166    0.939     0.229    0.0144     -0.188
        FAETP   0.0666     0.06    0.0102  0.0632   0.00329   0.0606   0.00393  0.000348    -0.0027
        MAETP      242      157      34.1     139        11      158      14.5      1.22      -12.2
        TETP    0.0154  0.00551   0.00183   0.093  0.000591  0.00557    0.0029   3.58e-5   -0.00108
      `,
    },
  },
  {
    key: 'agrec',
    group: 'Funderingslagen',
    subGroup: 'Gebonden funderingen',
    name: 'Asfaltgranulaatemulsiecement (AGREC), 250 mm',
    unit: 'm2',
    nmdCategory: '3',
    rawCode: '80',
    massTon: 0.561,
    secondaryShare: 0.93,
    transportKm: 36,
    equipmentHours: 0.035,
    productionEnergyMj: { renewable: 6.1, fossil: 1170 },
    a1: {
      source:
        'LCA Rapportage categorie 3 data NMD, H80 Funderingslagen (11-10-2021), "Asfaltgranulaat met emulsiecement/AGREC, 250mm", per 1 m2',
      table: `
                 A1-A3       A4        A5      B1        C1       C2        C3        C4          D
        ADPE   2.71e-5  5.07e-6   9.73e-7       0   3.14e-7  5.12e-6   6.38e-7   3.72e-8   -2.56e-6
        ADPF      0.52     0.02    0.0142       0   0.00458   0.0202   0.00717  0.000483    -0.0027
        GWP         20     2.64      2.08       0     0.671     2.67         1     0.033     -0.394
        ODP    1.37e-5  5.25e-7   3.62e-7       0   1.17e-7   5.3e-7   1.16e-7   1.19e-8   -2.86e-8
        POCP    0.0325  0.00167  0.000685       0  0.000221  0.00168  0.000573   3.59e-5  -0.000264
        AP       0.135  0.00963    0.0061       0   0.00197  0.00973   0.00499  0.000249   -0.00212
        EP      0.0232  0.00196   0.00117       0  0.000376  0.00198   0.00113   4.71e-5  -0.000341
        HTP       10.4     0.93     0.515   0.145     0.166    0.939     0.229    0.0144     -0.182
        FAETP    0.376     0.06    0.0102  0.0632   0.00329   0.0606   0.00393  0.000348   -0.00262
        MAETP     1280      157      34.1     139        11      158      14.5      1.22      -11.8
        TETP    0.0309  0.00551   0.00183   0.093  0.000591  0.00557    0.0029   3.58e-5   -0.00104
      `,
    },
  },
  {
    key: 'schuimbeton',
    group: 'Funderingslagen',
    subGroup: 'Lichte ophoogmaterialen',
    name: 'Schuimbeton, 550 kg/m3',
    unit: 'm3',
    nmdCategory: '3',
    rawCode: '80',
    massTon: 0.55,
    secondaryShare: 0,
    transportKm: 32,
    equipmentHours: 0.023,
    productionEnergyMj: { renewable: 27, fossil: 504 },
    a1: {
      source:
        'LCA Rapportage categorie 3 data NMD, H80 Funderingslagen (11-10-2021), "Schuimbeton, 550kg/m3", per 1 m3',
      table: `
                 A1-A3       A4        A5  B1       C1       C2        C3        C4         D
        ADPE   0.00723  4.46e-6   6.33e-7   0  2.06e-6  4.09e-6   5.11e-7   2.97e-8  -1.15e-5
        ADPF     0.286   0.0176   0.00924   0   0.0301   0.0161   0.00574  0.000386   -0.0143
        GWP        130     2.32      1.35   0      4.4     2.13       0.8    0.0264     -2.08
        ODP    1.71e-6  4.62e-7   2.36e-7   0  7.66e-7  4.24e-7    9.3e-8   9.52e-9  -1.86e-7
        POCP    0.0209  0.00147  0.000445   0  0.00145  0.00135  0.000458   2.88e-5   -0.0015
        AP       0.186  0.00847   0.00397   0   0.0129  0.00778   0.00399  0.000199   -0.0119
        EP      0.0439  0.00173  0.000759   0  0.00247  0.00158  0.000901   3.77e-5  -0.00207
        HTP        5.8    0.818     0.335   0     1.09    0.751     0.183    0.0115    -0.929
        FAETP     0.15   0.0528   0.00663   0   0.0216   0.0484   0.00314  0.000278   -0.0133
        MAETP     1030      138      22.2   0     72.2      127      11.6     0.975     -58.1
        TETP     0.145  0.00485   0.00119   0  0.00388  0.00445   0.00232   2.87e-5  -0.00485
      `,
    },
  },
] as const satisfies readonly ProductDeclaration[];
