import {
  type CalculationItem,
  type ImpactProfile,
  LIFE_CYCLE_MODULES,
  type LifeCycleModule,
  type Resources,
} from '@milieuspoor/domain';
import {
  DIESEL_FOSSIL_MJ_PER_KG_CO2,
  ELECTRIC_FOSSIL_MJ_PER_DIESEL_MJ,
  ELECTRIC_RENEWABLE_MJ_PER_DIESEL_MJ,
  ELECTRIC_SHARE_OF_DIESEL_IMPACT,
  EQUIPMENT_CO2_KG_PER_HOUR,
  TRANSPORT_CO2_KG_PER_TKM,
} from './demonstration-assumptions.ts';
import type { CalculationPlan, CompositionItem, Execution } from './demonstration-plan.ts';
import type { ProductDeclaration } from './profiles/product-declaration.ts';
import { getProduct } from './profiles/product-table.ts';

/** Returns the items of a planned calculation: the products' figures for one unit, with the planned execution. */
export function demonstrationItems(plan: CalculationPlan): readonly CalculationItem[] {
  return plan.items.map((item, index) => toItem(plan, item, index));
}

function toItem(plan: CalculationPlan, item: CompositionItem, index: number): CalculationItem {
  const { declaration, a1, a2 } = getProduct(item.product);
  const profileOf = { a1: a1.profile, a2: a2.profile };
  return {
    postNumber: String((index + 1) * 10).padStart(4, '0'),
    productGroup: declaration.group,
    productSubGroup: declaration.subGroup,
    product: declaration.name,
    unit: declaration.unit,
    quantity: item.quantity,
    rawCode: declaration.rawCode ?? null,
    nmdCategory: declaration.nmdCategory,
    workScope: item.workScope,
    resources: toResources(declaration, plan.execution),
    profiles: Object.fromEntries(plan.sets.map((set) => [set, execute(profileOf[set], plan.execution)])),
  };
}

/**
 * Applies the execution. Emission-free work on the site and on the road has a small part of the impact of diesel. Only
 * construction (A4, A5) can be promised today; the demolition decades later remains as declared.
 */
function execute(profile: ImpactProfile, execution: Execution): ImpactProfile {
  const saving = 1 - ELECTRIC_SHARE_OF_DIESEL_IMPACT;
  const remaining: Partial<Record<LifeCycleModule, number>> = {
    A4: 1 - saving * execution.emissionFreeTransport,
    A5: 1 - saving * execution.emissionFreeEquipment,
  };
  return Object.fromEntries(
    Object.entries(profile).map(([indicator, values]) => [
      indicator,
      values.map((value, index) => {
        const module = LIFE_CYCLE_MODULES[index];
        return value === null ? null : sixDigits(value * ((module && remaining[module]) ?? 1));
      }),
    ]),
  );
}

function toResources(product: ProductDeclaration, execution: Execution): Resources {
  const { massTon, secondaryShare = 0, biobasedShare = 0, transportKm, equipmentHours } = product;
  const materialTon = product.suppliesMaterial === false ? 0 : massTon;
  const tkm = massTon * transportKm;
  const transportDieselMj = tkm * TRANSPORT_CO2_KG_PER_TKM * DIESEL_FOSSIL_MJ_PER_KG_CO2;
  const equipmentDieselMj = equipmentHours * EQUIPMENT_CO2_KG_PER_HOUR * DIESEL_FOSSIL_MJ_PER_KG_CO2;
  const electricMj =
    transportDieselMj * execution.emissionFreeTransport + equipmentDieselMj * execution.emissionFreeEquipment;
  const dieselMj = transportDieselMj + equipmentDieselMj - electricMj;
  const production = product.productionEnergyMj ?? { renewable: 0, fossil: 0 };
  return rounded({
    primaryTon: materialTon * (1 - secondaryShare - biobasedShare),
    secondaryTon: materialTon * secondaryShare,
    biobasedTon: materialTon * biobasedShare,
    renewableMj: production.renewable + electricMj * ELECTRIC_RENEWABLE_MJ_PER_DIESEL_MJ,
    fossilMj: production.fossil + dieselMj + electricMj * ELECTRIC_FOSSIL_MJ_PER_DIESEL_MJ,
    equipmentEmissionFreeHours: equipmentHours * execution.emissionFreeEquipment,
    equipmentOtherHours: equipmentHours * (1 - execution.emissionFreeEquipment),
    transportEmissionFreeTkm: tkm * execution.emissionFreeTransport,
    transportOtherTkm: tkm * (1 - execution.emissionFreeTransport),
  });
}

function rounded(resources: Resources): Resources {
  const entries = Object.entries(resources).map(([key, value]) => [
    key,
    value === null ? null : sixDigits(value),
  ]);
  return Object.fromEntries(entries) as Resources;
}

/** Rounds to six significant digits: what a person would type, and less than any source declares. */
function sixDigits(value: number): number {
  return Number(value.toPrecision(6));
}
