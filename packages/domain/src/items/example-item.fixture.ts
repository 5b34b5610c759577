import { exampleProfile } from '../indicators/example-profile.fixture.ts';
import { SET_A1 } from '../indicators/impact-sets.ts';
import { type CalculationItem, RESOURCE_KEYS, type ResourceKey, type Resources } from './calculation-item.ts';

/** Returns amounts per resource: the given ones, and 0 for all others. null is undeclared. */
export function exampleResources(amounts: Readonly<Partial<Resources>> = {}) {
  const resources = {} as Record<ResourceKey, number | null>;
  for (const key of RESOURCE_KEYS) resources[key] = amounts[key] === undefined ? 0 : amounts[key];
  return resources;
}

/**
 * Returns an item of 10 m2 of a layer that costs €1.00 and 20 kg CO2-eq per m2 in Set A1, with the given fields
 * replaced.
 */
export function exampleItem(given: Partial<CalculationItem> = {}): CalculationItem {
  return {
    postNumber: '100010',
    productGroup: 'Verhardingen',
    productSubGroup: 'Funderingslagen',
    product: 'Menggranulaat',
    unit: 'm2',
    quantity: 10,
    rawCode: null,
    nmdCategory: null,
    workScope: 'new',
    resources: exampleResources(),
    profiles: { a1: exampleProfile(SET_A1, { GWP: { 'A1-A3': 20 } }) },
    ...given,
  };
}
