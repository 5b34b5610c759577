import { LIFE_CYCLE_MODULES, type LifeCycleModule } from '@milieuspoor/domain';

/** The parts of the production stage; they are one module of ours. */
export const PRODUCTION_PARTS = ['A1', 'A2', 'A3'] as const;
/** Modules of EN 15804 in which no calculation of ours is stated. */
export const LEFT_OUT_MODULES = ['B2', 'B3', 'B5', 'B6', 'B7'] as const;

export type DeclaredModule =
  | LifeCycleModule
  | (typeof PRODUCTION_PARTS)[number]
  | (typeof LEFT_OUT_MODULES)[number];

const PRODUCTION: LifeCycleModule = 'A1-A3';
const NAMES: ReadonlyMap<string, DeclaredModule> = new Map([
  ...[...LIFE_CYCLE_MODULES, ...PRODUCTION_PARTS, ...LEFT_OUT_MODULES].map(
    (name) => [keyOf(name), name] as const,
  ),
  ...['A1A2A3', 'A1TO3', 'A13', 'A1TOA3'].map((name) => [name, PRODUCTION] as const),
]);

/** Returns the module that a name means, in any spelling of the formats: 'A1-A3', 'A1A2A3', 'a1a3'; null for no module. */
export function toModule(name: string): DeclaredModule | null {
  return NAMES.get(keyOf(name)) ?? null;
}

function keyOf(name: string): string {
  return name.toUpperCase().replace(/[^A-Z0-9]/g, '');
}
