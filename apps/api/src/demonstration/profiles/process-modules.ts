import type { LifeCycleModule } from '@milieuspoor/domain';
import { DEMOLITION_HOURS_SHARE, END_OF_LIFE_TRANSPORT_KM } from '../demonstration-assumptions.ts';
import type { Process } from './process-profiles.ts';
import type { ProductDeclaration } from './product-declaration.ts';

interface ProcessAmount {
  readonly process: Process;
  /** tkm of transport or hours of machine work, for one unit of the product */
  readonly amount: number;
}

/** The modules that consist of transport or machine work. */
export type ProcessModules = ReadonlyMap<LifeCycleModule, ProcessAmount>;

/** Returns what it takes to transport, place, demolish and remove a unit of a product. */
export function processModules(product: ProductDeclaration): ProcessModules {
  const { massTon, transportKm, equipmentHours, endOfLife } = product;
  const modules = new Map<LifeCycleModule, ProcessAmount>([
    ['A4', { process: 'transport', amount: massTon * transportKm }],
    ['A5', { process: 'equipment', amount: equipmentHours }],
  ]);
  if (endOfLife === false) return modules;
  return modules
    .set('C1', { process: 'equipment', amount: equipmentHours * DEMOLITION_HOURS_SHARE })
    .set('C2', { process: 'transport', amount: massTon * END_OF_LIFE_TRANSPORT_KM });
}
