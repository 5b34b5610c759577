import { RESOURCE_KEYS } from '../items/calculation-item.ts';
import { PART_GOALS } from './clean-share.ts';

/** The quantities that an item can leave undeclared; that of a goal is any of its parts. */
export const UNDECLARED_QUANTITIES = ['mki', 'co2', ...PART_GOALS, ...RESOURCE_KEYS] as const;
export type UndeclaredQuantity = (typeof UNDECLARED_QUANTITIES)[number];
