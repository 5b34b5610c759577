import { type CalculationItem, IMPACT_SETS, LIFE_CYCLE_MODULES, type SetCode } from '@milieuspoor/domain';

type Figures = readonly [
  production: number,
  transport: number,
  construction: number,
  endOfLife: number,
  d: number,
];

/** Invented figures for one m2 of concrete paving: A1-A3, A4, A5, C as a whole (a fixed share for each module), D. */
const EXAMPLE_FIGURES: Readonly<Record<SetCode, Readonly<Record<string, Figures>>>> = {
  a1: {
    ADPE: [4.1e-6, 1.2e-6, 2e-7, 1.1e-6, -6e-7],
    ADPF: [0.062, 0.0094, 0.0031, 0.0087, -0.0052],
    GWP: [21.4, 1.32, 0.85, 1.15, -0.78],
    ODP: [6.8e-7, 2.4e-7, 5.2e-8, 1.9e-7, -7.1e-8],
    POCP: [0.0021, 0.0008, 0.0002, 0.0007, -0.0003],
    AP: [0.038, 0.0058, 0.0041, 0.0072, -0.0036],
    EP: [0.0061, 0.0011, 0.0008, 0.0014, -0.0006],
    HTP: [1.15, 0.52, 0.14, 0.44, -0.19],
    FAETP: [0.092, 0.016, 0.0045, 0.018, -0.0083],
    MAETP: [285, 57, 15.4, 61, -26],
    TETP: [0.041, 0.002, 0.0014, 0.0031, -0.0052],
  },
  a2: {
    'GWP-total': [21.9, 1.34, 0.87, 1.17, -0.8],
    'GWP-f': [21.7, 1.34, 0.86, 1.16, -0.79],
    'GWP-b': [0.17, 0.0006, 0.009, 0.0042, -0.008],
    'GWP-luluc': [0.03, 0.0005, 0.0011, 0.0006, -0.0009],
    ODP: [7.2e-7, 3e-7, 6e-8, 2.2e-7, -8e-8],
    AP: [0.049, 0.0077, 0.0052, 0.0094, -0.0047],
    'EP-fw': [0.00052, 0.000013, 0.00002, 0.000021, -0.00004],
    'EP-m': [0.0132, 0.0027, 0.0019, 0.0035, -0.0012],
    'EP-t': [0.152, 0.03, 0.0213, 0.039, -0.014],
    POCP: [0.042, 0.0086, 0.0058, 0.0107, -0.0039],
    'ADP-mm': [4.1e-6, 3.4e-6, 3e-7, 1.3e-6, -6e-7],
    'ADP-f': [128, 20.2, 6.4, 17.9, -10.8],
    WDP: [1.9, 0.07, 0.09, 0.11, -0.24],
    PM: [4.8e-7, 1.2e-7, 9.8e-8, 1.9e-7, -6e-8],
    IR: [0.41, 0.085, 0.021, 0.071, -0.034],
    'ETP-fw': [236, 18, 9.2, 21, -14],
    'HTP-c': [7.1e-9, 5.8e-10, 4.1e-10, 6.2e-10, -8.8e-10],
    'HTP-nc': [1.9e-7, 2e-8, 7.4e-9, 1.7e-8, -1.1e-8],
    SQP: [62, 17.5, 2.9, 19.4, -8.1],
  },
};

/** How the end of life is divided over C1, C2, C3 and C4. */
const END_OF_LIFE_SHARES: Readonly<Record<string, number>> = { C1: 0.2, C2: 0.5, C3: 0.2, C4: 0.1 };

/** The item in the template: it imports without a warning in both sets. */
export const WORKED_EXAMPLE: CalculationItem = {
  postNumber: '310010',
  productGroup: 'Verhardingen',
  productSubGroup: 'Elementenverharding',
  product: 'Betonstraatsteen 80 mm (voorbeeld)',
  unit: 'm2',
  quantity: 250,
  rawCode: '31.42.01',
  nmdCategory: '2',
  workScope: 'new',
  resources: {
    primaryTon: 0.172,
    secondaryTon: 0.012,
    biobasedTon: 0,
    renewableMj: 9.5,
    fossilMj: 128,
    equipmentEmissionFreeHours: 0.01,
    equipmentOtherHours: 0.03,
    transportEmissionFreeTkm: 2,
    transportOtherTkm: 12.5,
  },
  profiles: { a1: profileOf('a1'), a2: profileOf('a2') },
};

function profileOf(set: SetCode): Record<string, readonly (number | null)[]> {
  const profile: Record<string, readonly (number | null)[]> = {};
  for (const { code } of IMPACT_SETS[set].indicators) {
    const [production = 0, transport = 0, construction = 0, endOfLife = 0, d = 0] =
      EXAMPLE_FIGURES[set][code] ?? [];
    const known: Readonly<Record<string, number>> = {
      'A1-A3': production,
      A4: transport,
      A5: construction,
      D: d,
    };
    profile[code] = LIFE_CYCLE_MODULES.map((module) => {
      const share = END_OF_LIFE_SHARES[module];
      // B1 and B4 remain empty: the example shows that a module may be undeclared.
      return known[module] ?? (share === undefined ? null : Number((endOfLife * share).toPrecision(6)));
    });
  }
  return profile;
}
