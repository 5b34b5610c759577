import type {
  AdminUser,
  HouseStyleAnswer,
  RevaluableCalculation,
  Revaluation,
  WeightTableAnswer,
} from '@milieuspoor/contract';
import { PROJECT } from './example-project.ts';
import { ORGANISATION } from './example-session.ts';

/** Returns a member in the form that staff see. */
export function exampleUser(more: Partial<AdminUser> = {}): AdminUser {
  return {
    uuid: '0f000000-0000-4000-8000-000000000009',
    username: 'jansen',
    first_name: 'Jan',
    last_name: 'Jansen',
    tel: '',
    email: 'jansen@voorbeeld.example',
    is_staff: false,
    dashboard_type: 'member',
    state: 'active',
    second_factor: false,
    sign_on_links: [],
    invitation: null,
    memberships: [],
    ...more,
  };
}

/** Returns the first version of a set, with a confirmed and an unconfirmed weight. */
export function exampleWeights(more: Partial<WeightTableAnswer> = {}): WeightTableAnswer {
  return {
    uuid: '0e000000-0000-4000-8000-000000000002',
    set: 'a2',
    version: '2026-1',
    valid_from: null,
    state: 'current',
    created: '22/11/2026 00:00:00',
    created_by: '',
    calculations: 3,
    unconfirmed: ['PM'],
    removable: false,
    weights: [
      {
        code: 'GWP-total',
        unit: 'kg CO2-eq',
        value_eur: 0.116,
        source: 'CE Delft',
        confirmation: { at: '22/11/2026 00:00:00', by: '' },
      },
      { code: 'PM', unit: 'disease incidence', value_eur: 575838, source: 'Onbekend', confirmation: null },
    ],
    ...more,
  };
}

/** Returns a calculation of the example organisation that staff may value again. */
export function exampleRevaluable(
  number: number,
  more: Partial<RevaluableCalculation> = {},
): RevaluableCalculation {
  return {
    uuid: `0c000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    name: `Berekening ${number}`,
    calculation_type: 'design-baseline',
    active: true,
    created: '03/05/2026 10:00:00',
    excel_file: 'brug.xlsx',
    project: PROJECT.uuid,
    project_name: 'Brug',
    organization: ORGANISATION.slug,
    organization_name: ORGANISATION.name,
    mki_value: 22,
    mki_set: 'a1',
    weights: [{ set: 'a1', version: '2026-1', current: true }],
    closed: null,
    ...more,
  };
}

/** Returns the present figures of its file: the same ones, unless the test changes them. */
export function exampleRevaluation(
  calculation: RevaluableCalculation,
  more: Partial<Revaluation> = {},
): Revaluation {
  const figures = { mki_value: 22, co2: 50, weights_version: '2026-1' };
  return {
    calculation,
    outcome: 'same',
    problems: [],
    sets: [{ set: 'a1', before: figures, after: figures }],
    items_before: 2,
    items_after: 2,
    items_differing: 0,
    totals_differing: 0,
    others_differing: [],
    valued_otherwise: [],
    key: 'outcome',
    ...more,
  };
}

/** Returns a house style with a template and colours, and without a logo. */
export function exampleHouseStyle(more: Partial<HouseStyleAnswer> = {}): HouseStyleAnswer {
  return {
    organization: ORGANISATION.uuid,
    organization_name: ORGANISATION.name,
    accent_color: '#8a1538',
    ground_color: '#eeeeee',
    closing_nl: 'Zonder rechten.',
    closing_en: '',
    contact_nl: '',
    contact_en: '',
    logo: null,
    template: {
      name: 'Huisstijl.dotx',
      bytes: 20_000,
      sha256: 'ab'.repeat(32),
      styles: ['Normal', 'Heading1'],
      heading_font: 'Georgia',
      text_font: 'Verdana',
      page_width_mm: 210,
      page_height_mm: 297,
      headers: ['default', 'first'],
      footers: [],
      sections: [{ page_width_mm: 210, page_height_mm: 297 }],
      section: 0,
      warnings: [],
    },
    revision: 3,
    ...more,
  };
}
