import type { CalculationItem, ImpactProfile, SetCode } from '@milieuspoor/domain';
import { IMPACT_SETS, LIFE_CYCLE_MODULES, RESOURCE_KEYS, type Resources } from '@milieuspoor/domain';
import { writeCalculation } from '@milieuspoor/workbook';

/** An item whose MKI is `mkiEurPerUnit` per unit in A1-A3, with 10 kg CO2 per unit. */
export interface ExampleItem {
  readonly postNumber: string;
  readonly productGroup?: string;
  readonly productSubGroup?: string;
  readonly product?: string;
  readonly unit?: string;
  readonly quantity: number;
  readonly mkiEurPerUnit: number;
  /** false for an item without a row that declares CO2 */
  readonly co2?: false;
  /** true for an item with 1 of each indicator in A1-A3 in place of an MKI, and no ADPF, which would be questioned */
  readonly isWeighed?: true;
  readonly rawCode?: string;
  readonly nmdCategory?: CalculationItem['nmdCategory'];
  readonly resources?: Partial<Resources>;
}

/** Returns a workbook in the layout, small enough to add up by hand. */
export async function exampleWorkbook(
  items: readonly ExampleItem[],
  sets: readonly SetCode[] = ['a1'],
): Promise<Buffer> {
  return Buffer.from(await writeCalculation({ items: items.map((item) => toItem(item, sets)), sets }));
}

/** Returns one ton of a product that uses no resources, with these profiles for one unit of it. */
export function exampleItem(
  profiles: CalculationItem['profiles'],
  more: Partial<CalculationItem> = {},
): CalculationItem {
  return {
    postNumber: '1',
    productGroup: 'Verhardingen',
    productSubGroup: 'Asfalt',
    product: 'AC 16 base',
    unit: 'ton',
    quantity: 1,
    rawCode: null,
    nmdCategory: '2',
    workScope: 'new',
    resources: Object.fromEntries(RESOURCE_KEYS.map((key) => [key, 0])) as unknown as Resources,
    profiles,
    ...more,
  };
}

function toItem(example: ExampleItem, sets: readonly SetCode[]): CalculationItem {
  const { mkiEurPerUnit: _mki, co2: _co2, isWeighed: _isWeighed, resources, ...named } = example;
  const item = exampleItem(Object.fromEntries(sets.map((set) => [set, mkiRows(set, example)])), named);
  return { ...item, resources: { ...item.resources, ...resources } };
}

/** Returns an MKI row in place of the indicators, with the row that states CO2. */
function mkiRows(set: SetCode, { mkiEurPerUnit, co2, isWeighed }: ExampleItem): ImpactProfile {
  const inA1A3 = (value: number) => LIFE_CYCLE_MODULES.map((module) => (module === 'A1-A3' ? value : 0));
  if (isWeighed)
    return Object.fromEntries(
      IMPACT_SETS[set].indicators.map(({ code }) => [code, inA1A3(code === 'ADPF' ? 0 : 1)]),
    );
  const mki = { MKI: inA1A3(mkiEurPerUnit) };
  return co2 === false ? mki : { ...mki, [IMPACT_SETS[set].co2Indicator]: inA1A3(10) };
}
