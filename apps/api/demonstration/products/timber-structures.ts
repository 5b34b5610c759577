import type { ProductDeclaration } from '../profiles/product-declaration.ts';

/** Timber; its stored carbon is released in C3. */
export const timberStructures = [
  {
    key: 'gelamineerd-hout',
    group: 'Houtconstructies',
    subGroup: 'Brugliggers',
    name: 'Gelamineerd hout, constructief',
    unit: 'm3',
    nmdCategory: '2',
    massTon: 0.48,
    biobasedShare: 1,
    transportKm: 250,
    equipmentHours: 0.8,
    productionEnergyMj: { renewable: 2945, fossil: 2071 },
    a1: {
      source:
        'OEKOBAUDAT 2020-II, "Brettschichtholz - Standardformen (Durchschnitt DE)" (Thünen-Institut für Holzforschung), a432f3fd-de60-4a11-9acb-b9a21731bacf, per 1 m3',
      adpfUnit: 'MJ',
      table: `
                  A1-A3         A5          C2         C3           D
        ADPE   5.927e-5   7.571e-8    4.503e-8   1.753e-6  -0.0001155
        ADPF       1953      1.197       7.382       42.3       -4046
        GWP      -666.2        5.1      0.5348      819.3      -319.1
        ODP   2.902e-12  1.113e-15   8.902e-17   1.76e-13   -1.26e-11
        POCP    0.03172   4.214e-5  -0.0009423  0.0004147    -0.02861
        AP       0.6576  0.0006414    0.002241   0.005878     -0.3592
        EP       0.1543   0.000135   0.0005637   0.001048    -0.06086
      `,
    },
    a2: {
      source:
        'OEKOBAUDAT, "best wood BSH" (Holzwerk Gebr. Schneider GmbH), 69787b5c-495c-409f-bc5b-58af0dc39e56, per 1 m3, EPD-HWS-20240044-IBA1-DE',
      table: `
                       A1-A3
        GWP-total     -554.3
        GWP-f          158.2
        GWP-b         -713.1
        GWP-luluc     0.5535
        ODP         2.046e-7
        AP            0.5566
        EP-fw       0.001002
        EP-m          0.2375
        EP-t           2.573
        POCP          0.6927
        ADP-mm      5.761e-5
        ADP-f           2269
        WDP            13.55
        PM         0.0001124
        IR             7.462
        ETP-fw          1235
        HTP-c       1.058e-7
        HTP-nc       7.83e-6
        SQP          1.239e5
      `,
      assumed: {
        why: 'biogenic carbon leaves with the wood in C3 (EN 16485); the credit in D is that of the Set A1 dataset, weighted as CO2 only',
        table: `
                     C3       D
          GWP-total   713.1  -319.1
          GWP-f           0  -319.1
          GWP-b       713.1       0
        `,
      },
    },
  },
  {
    key: 'lariks-dek',
    group: 'Houtconstructies',
    subGroup: 'Brugdekken',
    name: 'Lariks brugdek en leuning',
    unit: 'm3',
    nmdCategory: '3',
    massTon: 0.6,
    biobasedShare: 1,
    transportKm: 250,
    equipmentHours: 1,
    productionEnergyMj: { renewable: 1087, fossil: 2515 },
    a1: {
      source:
        'OEKOBAUDAT 2020-II, "Timber larch (12% moisture / 10.7% H2O content)" (thinkstep), 8c47fba4-0e61-48d1-a03f-bf17911f0dae, per 1 m3',
      adpfUnit: 'MJ',
      table: `
                  A1-A3  C1         C2         C3           D
        ADPE   4.397e-5   0    1.42e-7   4.265e-7  -0.0001052
        ADPF       2218   0      22.62      10.96       -5645
        GWP      -907.6   0      1.688       1187      -314.3
        ODP   3.814e-12   0  5.586e-16  4.561e-14  -9.775e-12
        POCP    0.01631   0  -0.001114  0.0001075    -0.02831
        AP       0.8201   0   0.003409   0.001305     -0.2317
        EP       0.1938   0  0.0008103  0.0002578    -0.03903
      `,
    },
  },
] as const satisfies readonly ProductDeclaration[];
