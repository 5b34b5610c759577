import { expect, it } from 'vitest';
import { nearestName } from './nearest-name.ts';

const FILTERS = ['years', 'sector', 'product_group_uuid', 'design_phase_date', 'page', 'page_size'];

it.each([
  ['year', 'years'],
  ['sektor', 'sector'],
  ['Sector', 'sector'],
  ['product_group__uuid', 'product_group_uuid'],
  ['pagesize', 'page_size'],
  ['pag', 'page'],
  ['group', 'product_group_uuid'],
  ['design_phase', 'design_phase_date'],
])('%s was probably meant to be %s', (name, meant) => {
  expect(nearestName(name, FILTERS)).toBe(meant);
});

it.each(['colour', 'q', '', 'ase', 'organisation'])('%j resembles none of them', (name) => {
  expect(nearestName(name, FILTERS)).toBeNull();
});
