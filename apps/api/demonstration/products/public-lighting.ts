import type { ProductDeclaration } from '../profiles/product-declaration.ts';

/** Street lighting; electricity in use (module B6) is not part of the layout. */
export const publicLighting = [
  {
    key: 'led-armatuur',
    group: 'Openbare verlichting',
    subGroup: 'Armaturen',
    name: 'LED-armatuur',
    unit: 'piece',
    nmdCategory: '1',
    massTon: 0.0045,
    secondaryShare: 0.1,
    transportKm: 150,
    equipmentHours: 0.15,
    productionEnergyMj: { renewable: 30.67, fossil: 383.5 },
    a2: {
      source:
        'OEKOBAUDAT, "RS PRO 5100/5150 C (Steinel GmbH)" (Steinel GmbH), c959bd4c-8b31-4142-905b-4bc2446c43b9, per 1 piece, EPD-Kiwa-EE-175736-EN; stands in for a street light',
      table: `
                      A1-A3
        GWP-total     30.93
        GWP-f         31.54
        GWP-b       -0.6476
        GWP-luluc   0.04101
        ODP        2.167e-6
        AP           0.2604
        EP-fw      0.007364
        EP-m        0.04622
        EP-t         0.5594
        POCP         0.1519
        ADP-mm      0.02659
        ADP-f         388.1
        WDP           7.098
        PM         1.979e-6
        IR            1.321
        ETP-fw         3549
        HTP-c       2.04e-8
        HTP-nc     8.656e-7
        SQP             208
      `,
    },
  },
  {
    key: 'lichtmast',
    group: 'Openbare verlichting',
    subGroup: 'Lichtmasten',
    name: 'Lichtmast aluminium, 6 m',
    unit: 'piece',
    nmdCategory: '2',
    massTon: 0.016,
    secondaryShare: 0.2,
    transportKm: 200,
    equipmentHours: 0.3,
    productionEnergyMj: { renewable: 685, fossil: 1724 },
    a1: {
      source:
        'OEKOBAUDAT 2020-II, "Aluminiumprofil pressblank" (GDA - Gesamtverband der Aluminiumindustrie e.V.), 10d750fe-bfb7-46fc-9a4a-a9b968fe1f4e, per 1 kg',
      declaredUnits: 16,
      adpfUnit: 'MJ',
      table: `
                  A1-A3        C3           D
        ADPE   1.228e-5  1.075e-9    5.022e-7
        ADPF      92.93   0.02659      -57.42
        GWP        8.46  0.002322      -5.507
        ODP   1.066e-10  6.96e-15  -7.736e-11
        POCP    0.00214  6.194e-7   -0.001474
        AP      0.03872  8.664e-6    -0.02804
        EP     0.002682   1.06e-6   -0.001719
      `,
    },
    a2: {
      source:
        'OEKOBAUDAT, "Schüco Aluminium Profile" (Schüco International KG), ab2d3b4a-44f6-4fbf-baaa-7928391f0af0, per 1 kg, EPD-SCH-20230390-CBA1-EN',
      declaredUnits: 16,
      table: `
                      A1-A3
        GWP-total      7.11
        GWP-f         7.153
        GWP-b      -0.04486
        GWP-luluc  0.001831
        ODP        5.74e-11
        AP          0.02731
        EP-fw      5.343e-6
        EP-m       0.004297
        EP-t        0.04674
        POCP        0.01308
        ADP-mm     2.322e-6
        ADP-f         104.1
        WDP           0.375
        PM         4.374e-7
        IR            2.209
        ETP-fw        37.95
        HTP-c      2.185e-9
        HTP-nc     8.381e-8
        SQP           14.39
      `,
      assumed: {
        why: 'C3 and the credit in D are those of the Set A1 dataset, weighted as CO2 only',
        table: `
                           C3       D
          GWP-total  0.002322  -5.507
          GWP-f      0.002322  -5.507
        `,
      },
    },
  },
  {
    key: 'lichtmast-gerecycled',
    group: 'Openbare verlichting',
    subGroup: 'Lichtmasten',
    name: 'Lichtmast gerecycled aluminium, 6 m',
    unit: 'piece',
    nmdCategory: '1',
    massTon: 0.016,
    secondaryShare: 1,
    transportKm: 200,
    equipmentHours: 0.3,
    productionEnergyMj: { renewable: 154.9, fossil: 391.9 },
    a2: {
      source: 'EPD (EN 15804+A2) "Aluminum profile, mill finish", 0cb92770-9007-48c6-bc03-466af8894419',
      declaredUnits: 16,
      epFwUnit: 'kg PO4-eq',
      table: `
                       A1-A3  C1         C2  C3         C4           D
        GWP-total      1.932   0   0.003024   0   0.002419     -0.3006
        GWP-f          1.924   0   0.003003   0   0.002442     -0.2998
        GWP-b       0.006192   0  -3.561e-6   0  -2.501e-5  -0.0007447
        GWP-luluc   0.001421   0   2.444e-5   0   2.444e-6  -0.0001051
        ODP        3.605e-13   0  5.903e-19   0  5.768e-18  -2.618e-16
        AP          0.007223   0   9.916e-6   0   7.776e-6   -0.001533
        EP-fw       2.413e-6   0   8.883e-9   0   1.858e-9   -1.127e-7
        EP-m         0.00113   0   4.555e-6   0    1.93e-6   -0.000194
        EP-t         0.01231   0   5.084e-5   0   2.118e-5   -0.002116
        POCP         0.00337   0   8.941e-6   0   6.083e-6  -0.0006026
        ADP-mm      7.595e-7   0   2.65e-10   0  1.685e-10   -2.882e-8
        ADP-f          24.67   0    0.03982   0    0.03555      -3.795
        WDP            1.322   0   2.775e-5   0  -2.894e-5    -0.04685
        PM          1.419e-7   0  5.629e-11   0  8.434e-11   -1.608e-8
        IR           0.03783   0    1.06e-5   0   5.812e-5    -0.04809
        ETP-fw         8.529   0    0.02955   0    0.01046      -1.393
        HTP-c       1.491e-9   0  5.976e-13   0  1.214e-12  -1.807e-10
        HTP-nc      1.688e-8   0  3.511e-11   0   1.22e-10   -3.735e-9
        SQP            8.796   0    0.01369   0   0.002618     -0.1102
      `,
    },
  },
] as const satisfies readonly ProductDeclaration[];
