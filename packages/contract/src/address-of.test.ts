import { expect, it } from 'vitest';
import { addressOf } from './address-of.ts';
import { getRatioStatistics, getVariantStatistics } from './endpoints/index.ts';

it('repeats the key of a list, leaves out what is absent and keeps what is empty', () => {
  const uuids = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
  expect(
    addressOf(getVariantStatistics, { params: { org: 'alfa' }, query: { project_calculation_uuid: uuids } }),
  ).toBe(
    `/api/v1/organization/alfa/internal_variant_calculation_statistics/?project_calculation_uuid=${uuids[0]}&project_calculation_uuid=${uuids[1]}`,
  );
  expect(
    addressOf(getRatioStatistics, {
      params: { org: 'alfa' },
      query: {
        column_config: [],
        product_group: undefined,
        set: 'a2',
        design_phase_complete_date__year: '',
      },
    }),
  ).toBe(
    '/api/v1/organization/alfa/internal_project_calculation_ratio_statistics/?set=a2&design_phase_complete_date__year=',
  );
});
