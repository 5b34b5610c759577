import { RESOURCE_KEYS } from '../items/calculation-item.ts';

/** The quantities that an item can leave undeclared; `material` is any of the three raw materials. */
export const UNDECLARED_QUANTITIES = ['mki', 'co2', 'material', ...RESOURCE_KEYS] as const;
export type UndeclaredQuantity = (typeof UNDECLARED_QUANTITIES)[number];
