import type { ProductDeclaration } from '../profiles/product-declaration.ts';

/** Steel by the ton. */
export const steelStructures = [
  {
    key: 'damwand',
    group: 'Staalconstructies',
    subGroup: 'Damwanden',
    name: 'Stalen damwand, warmgewalst',
    unit: 'ton',
    nmdCategory: '2',
    massTon: 1,
    secondaryShare: 0.79,
    transportKm: 200,
    equipmentHours: 1.5,
    productionEnergyMj: { renewable: 1516, fossil: 1.147e4 },
    a1: {
      source:
        'OEKOBAUDAT 2020-II, "Structural Steel: Sections and Plates" (bauforumstahl e.V.), 5cb2c568-76fe-4803-8b46-0084e79800c8, per 1000 kg',
      adpfUnit: 'MJ',
      table: `
                  A1-A3         C3           D
        ADPE  0.0004922   8.915e-7  -0.0008922
        ADPF     1.02e4      20.42       -3936
        GWP        1125      1.844      -413.4
        ODP    1.958e-9  6.854e-12    1.617e-6
        POCP     0.4018  0.0004008     -0.1781
        AP        2.164   0.005837     -0.8072
        EP        0.219  0.0006692     -0.0666
      `,
    },
    a2: {
      source:
        'OEKOBAUDAT, "Painted Structural Steel" (Give Steel A/S), 9db2875b-1e6e-4940-bf63-953043cfef20, per 1000 kg, EPD-GIV-20220233-IBA2-EN; stands in for a hot-rolled sheet pile',
      table: `
                      A1-A3
        GWP-total      1050
        GWP-f          1050
        GWP-b          1.11
        GWP-luluc      1.27
        ODP        8.47e-12
        AP             3.01
        EP-fw       0.00169
        EP-m          0.852
        EP-t           9.25
        POCP           2.63
        ADP-mm     0.000146
        ADP-f        1.18e4
        WDP            31.2
        PM          3.75e-5
        IR             27.9
        ETP-fw         3120
        HTP-c       7.51e-7
        HTP-nc      1.85e-5
        SQP            2270
      `,
      assumed: {
        why: 'the credit in D is that of the Set A1 dataset, weighted as CO2 only',
        table: `
                      D
          GWP-total  -413.4
          GWP-f      -413.4
        `,
      },
    },
  },
  {
    key: 'damwand-hergebruik',
    group: 'Staalconstructies',
    subGroup: 'Damwanden',
    name: 'Stalen damwand, hergebruikt',
    unit: 'ton',
    nmdCategory: '3',
    massTon: 1,
    secondaryShare: 1,
    transportKm: 80,
    equipmentHours: 1.9,
  },
  {
    key: 'geleiderail',
    group: 'Staalconstructies',
    subGroup: 'Geleiderail',
    name: 'Geleiderail, thermisch verzinkt',
    unit: 'ton',
    nmdCategory: '2',
    massTon: 1,
    secondaryShare: 0.79,
    transportKm: 120,
    equipmentHours: 2,
    productionEnergyMj: { renewable: 1516, fossil: 1.147e4 },
    a1: {
      source:
        'OEKOBAUDAT 2020-II, "Structural Steel: Sections and Plates" (bauforumstahl e.V.), 5cb2c568-76fe-4803-8b46-0084e79800c8, per 1000 kg; stands in for guard rail; zinc not included',
      adpfUnit: 'MJ',
      table: `
                  A1-A3         C3           D
        ADPE  0.0004922   8.915e-7  -0.0008922
        ADPF     1.02e4      20.42       -3936
        GWP        1125      1.844      -413.4
        ODP    1.958e-9  6.854e-12    1.617e-6
        POCP     0.4018  0.0004008     -0.1781
        AP        2.164   0.005837     -0.8072
        EP        0.219  0.0006692     -0.0666
      `,
    },
    a2: {
      source:
        'OEKOBAUDAT, "Galvanized Structural Steel" (Give Steel A/S), 6b75bee7-b123-423e-acff-1cf446864415, per 1000 kg, EPD-GIV-20220239-IBA1-EN',
      table: `
                      A1-A3
        GWP-total      1040
        GWP-f          1030
        GWP-b          2.94
        GWP-luluc      1.26
        ODP        8.63e-12
        AP             2.99
        EP-fw       0.00166
        EP-m          0.843
        EP-t           9.17
        POCP           2.56
        ADP-mm     0.000294
        ADP-f        1.12e4
        WDP            14.6
        PM          3.74e-5
        IR             26.6
        ETP-fw         2690
        HTP-c       7.46e-7
        HTP-nc      1.79e-5
        SQP            2240
      `,
      assumed: {
        why: 'the credit in D is that of the Set A1 dataset, weighted as CO2 only',
        table: `
                      D
          GWP-total  -413.4
          GWP-f      -413.4
        `,
      },
    },
  },
] as const satisfies readonly ProductDeclaration[];
