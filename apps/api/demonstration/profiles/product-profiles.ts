import {
  ADPF_KG_SB_PER_MJ,
  FIRST_WEIGHTED_SETS,
  IMPACT_SETS,
  type ImpactProfile,
  LIFE_CYCLE_MODULES,
  type LifeCycleModule,
  MKI_INDICATOR,
  type SetCode,
} from '@milieuspoor/domain';
import {
  A1_MATERIAL_MKI_EUR_PER_KG_CO2,
  A1_TOXICITY_SHARE,
  A2_MATERIAL_MKI_EUR_PER_KG_CO2,
  DEMOLITION_HOURS_SHARE,
  END_OF_LIFE_TRANSPORT_KM,
  KG_P_PER_KG_PO4,
} from '../demonstration-assumptions.ts';
import { type Process, processImpact, processMkiEur, processMkiEurPerKgCo2 } from './process-profiles.ts';
import type { DeclaredProfile, ProductDeclaration } from './product-declaration.ts';
import { type Cells, type Rows, readProfileTable } from './profile-table.ts';

/**
 * The origin of a product's profile in a set. 'published': the indicators are the publisher's, and modules that it
 * omits are filled by the rules of the demonstration; '…-toxicity-estimated': as published, with an MKI of ours because
 * the toxicity indicators are missing; 'process': transport and machine work only; 'estimated': CO2 as in the other set
 * and an MKI derived from it.
 */
export type ProfileOrigin = 'published' | 'published-and-toxicity-estimated' | 'process' | 'estimated';

export interface ProductProfile {
  readonly origin: ProfileOrigin;
  readonly profile: ImpactProfile;
}

/** Returns a product's profiles in both sets: the published ones, completed by the rules of the demonstration. */
export function productProfiles(product: ProductDeclaration): Readonly<Record<SetCode, ProductProfile>> {
  const own = { a1: ownProfile(product, 'a1'), a2: ownProfile(product, 'a2') };
  return {
    a1: toProductProfile(own.a1 ?? estimateFrom('a2', own.a2)),
    a2: toProductProfile(own.a2 ?? estimateFrom('a1', own.a1)),
  };
}

interface OwnProfile {
  readonly origin: ProfileOrigin;
  readonly rows: Rows;
}

function ownProfile(product: ProductDeclaration, set: SetCode): OwnProfile | null {
  const processes = processModules(product);
  const declared = product[set];
  if (!declared) {
    if (product.a1 || product.a2) return null;
    return { origin: 'process', rows: processRows(set, processes) };
  }
  const rows = declaredRows(product, declared);
  const missing = IMPACT_SETS[set].indicators.filter(({ code, core }) => core && !rows.has(code));
  const mki = missing.length > 0 ? mkiRow(rows, processes) : null;
  addProcesses(set, rows, processes);
  if (!mki) return { origin: 'published', rows };
  rows.set(MKI_INDICATOR, mki);
  return { origin: 'published-and-toxicity-estimated', rows };
}

/** Returns the published table for one unit of the product in the set's units, with its variant's factors applied. */
function declaredRows(product: ProductDeclaration, declared: DeclaredProfile): Rows {
  const rows: Rows = new Map();
  for (const text of [declared.table, declared.assumed?.table]) {
    if (!text) continue;
    for (const [indicator, cells] of readProfileTable(text)) {
      const row = rows.get(indicator) ?? new Map<LifeCycleModule, number>();
      for (const [module, value] of cells) {
        row.set(module, value * unitFactor(declared, indicator) * variantFactor(product, module));
      }
      rows.set(indicator, row);
    }
  }
  return rows;
}

function unitFactor(declared: DeclaredProfile, indicator: string): number {
  const amount = declared.declaredUnits ?? 1;
  if (indicator === 'ADPF' && declared.adpfUnit === 'MJ') return amount * ADPF_KG_SB_PER_MJ;
  if (indicator === 'EP-fw' && declared.epFwUnit === 'kg PO4-eq') return amount * KG_P_PER_KG_PO4;
  return amount;
}

function variantFactor(product: ProductDeclaration, module: LifeCycleModule): number {
  if (module === 'A1-A3') return product.production?.factor ?? 1;
  if (module === 'D') return product.production?.creditFactor ?? 1;
  return 1;
}

/**
 * Returns the MKI row of Set A1 without its toxicity indicators: MKI of a module = the weighted sum of the published
 * ones / (1 − the assumed share of toxicity). Transport and machine work have all eleven, so theirs is exact.
 */
function mkiRow(rows: Rows, processes: ProcessModules): Cells {
  const mki: Cells = new Map();
  for (const { code, weightEur } of FIRST_WEIGHTED_SETS.a1.indicators) {
    for (const [module, value] of rows.get(code) ?? []) {
      mki.set(module, (mki.get(module) ?? 0) + (weightEur * value) / (1 - A1_TOXICITY_SHARE));
    }
  }
  for (const [module, { process, amount }] of processes) {
    if (!mki.has(module)) mki.set(module, processMkiEur('a1', process) * amount);
  }
  return mki;
}

/** Adds transport and machine work to the modules that no row of the table declares. */
function addProcesses(set: SetCode, rows: Rows, processes: ProcessModules): void {
  const declared = new Set([...rows.values()].flatMap((cells) => [...cells.keys()]));
  for (const [module, { process, amount }] of processes) {
    if (declared.has(module)) continue;
    for (const [indicator, cells] of rows) cells.set(module, processImpact(set, process, indicator) * amount);
  }
}

function processRows(set: SetCode, processes: ProcessModules): Rows {
  const rows: Rows = new Map(IMPACT_SETS[set].indicators.map(({ code }) => [code, new Map()]));
  addProcesses(set, rows, processes);
  return rows;
}

function estimateFrom(otherSet: SetCode, other: OwnProfile | null): OwnProfile {
  if (!other) throw new Error('A product needs a profile in at least one set');
  return { origin: 'estimated', rows: estimatedRows(otherSet, other.rows) };
}

function toProductProfile({ origin, rows }: OwnProfile): ProductProfile {
  const profile: Record<string, readonly (number | null)[]> = {};
  for (const [indicator, cells] of rows) {
    profile[indicator] = LIFE_CYCLE_MODULES.map((module) => cells.get(module) ?? null);
  }
  return { origin, profile };
}

interface ProcessAmount {
  readonly process: Process;
  /** tkm of transport or hours of machine work, for one unit of the product */
  readonly amount: number;
}

/** The modules that consist of transport or machine work. */
type ProcessModules = ReadonlyMap<LifeCycleModule, ProcessAmount>;

/** Returns what it takes to transport, place, demolish and remove a unit of a product. */
function processModules(product: ProductDeclaration): ProcessModules {
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

/**
 * Returns a profile in the set in which the product is not published: CO2 as in the other set, and an MKI row that
 * usually accompanies this much CO2. It states no indicators, so that nobody takes it for a declaration.
 */
function estimatedRows(otherSet: SetCode, otherRows: Rows): Rows {
  const set: SetCode = otherSet === 'a1' ? 'a2' : 'a1';
  const co2 = otherRows.get(IMPACT_SETS[otherSet].co2Indicator);
  if (!co2) throw new Error(`The profile in ${otherSet} states no CO2`);
  const mki: Cells = new Map();
  for (const [module, kg] of co2) mki.set(module, kg * mkiEurPerKgCo2(set, module));
  return new Map([
    [MKI_INDICATOR, mki],
    [IMPACT_SETS[set].co2Indicator, co2],
  ]);
}

function mkiEurPerKgCo2(set: SetCode, module: LifeCycleModule): number {
  if (module === 'A4' || module === 'C2') return processMkiEurPerKgCo2(set, 'transport');
  if (module === 'A5' || module === 'C1') return processMkiEurPerKgCo2(set, 'equipment');
  return set === 'a1' ? A1_MATERIAL_MKI_EUR_PER_KG_CO2 : A2_MATERIAL_MKI_EUR_PER_KG_CO2;
}
