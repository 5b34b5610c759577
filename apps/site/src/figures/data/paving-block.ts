import { ADPF_KG_SB_PER_MJ } from '@milieuspoor/domain';

/** 1 kg PO4-eq in kg P-eq: the ratio of the molar masses, 30.97 / 94.97. */
const KG_P_PER_KG_PO4 = 0.326;

/**
 * One m2 of concrete paving blocks, module A1-A3, as it was declared in each set; in the unit of the category. What is not
 * in a list was not declared there.
 *
 * Source A1: OEKOBAUDAT 2020-II, "Betonpflaster- Standardstein grau mit Vorsatz" (Betonverband Straße, Landschaft, Garten
 * e.V.), d4680073-0c9c-40f4-842f-c6830856812c. It states ADPF in MJ.
 * Source A2: EPD "Beton-Pflastersteine", 0e85f255-4d11-4973-9daa-c03889948351. It states EP-fw in kg PO4-eq.
 */
export const PAVING_BLOCK = {
  a1: {
    ADPE: 3.56e-5,
    ADPF: 115 * ADPF_KG_SB_PER_MJ,
    GWP: 25.1,
    ODP: 4.79e-10,
    POCP: 0.00311,
    AP: 0.0366,
    EP: 0.00496,
  },
  a2: {
    'GWP-total': 21.8,
    'GWP-f': 21.8,
    'GWP-b': 0.0215,
    'GWP-luluc': 0.0118,
    ODP: 7.39e-14,
    AP: 0.0241,
    'EP-fw': 1.32e-5 * KG_P_PER_KG_PO4,
    'EP-m': 0.00775,
    'EP-t': 0.0848,
    POCP: 0.0238,
    'ADP-mm': 1.21e-6,
    'ADP-f': 108,
    WDP: 1.02,
  },
} as const satisfies Readonly<Record<'a1' | 'a2', Readonly<Record<string, number>>>>;
