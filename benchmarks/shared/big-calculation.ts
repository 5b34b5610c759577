import {
  type CalculationItem,
  IMPACT_SETS,
  type ImpactProfile,
  LIFE_CYCLE_MODULES,
  SET_CODES,
  type SetCode,
} from '@milieuspoor/domain';
import { writeCalculation } from '@milieuspoor/workbook';
import { seeded } from './seeded.ts';

/** Returns a calculation of this many items, each another product, every indicator declared in every module. */
export async function bigWorkbook(
  itemCount: number,
  sets: readonly SetCode[] = SET_CODES,
): Promise<Uint8Array<ArrayBuffer>> {
  const items = Array.from({ length: itemCount }, (_, index) => bigItem(index, sets));
  return new Uint8Array(await writeCalculation({ items, sets }));
}

const GROUPS = 20;
const SUB_GROUPS = 100;

export function bigItem(index: number, sets: readonly SetCode[]): CalculationItem {
  const random = seeded(index + 1);
  return {
    postNumber: String(100_000 + index),
    productGroup: `Productgroep ${index % GROUPS}`,
    productSubGroup: `Productsubgroep ${index % SUB_GROUPS}`,
    product: `Product ${index}`,
    unit: 'm3',
    quantity: 1 + Math.floor(random() * 1000),
    rawCode: null,
    nmdCategory: '2',
    workScope: 'new',
    resources: {
      primaryTon: random(),
      secondaryTon: random(),
      biobasedTon: 0,
      renewableMj: 10 * random(),
      fossilMj: 100 * random(),
      equipmentEmissionFreeHours: 0,
      equipmentOtherHours: random(),
      transportEmissionFreeTkm: 0,
      transportOtherTkm: 50 * random(),
    },
    profiles: Object.fromEntries(sets.map((set) => [set, profileOf(set, random)])),
  };
}

function profileOf(set: SetCode, random: () => number): ImpactProfile {
  return Object.fromEntries(
    IMPACT_SETS[set].indicators.map(({ code }) => [
      code,
      // Four significant digits, as declarations print them.
      LIFE_CYCLE_MODULES.map(() => Number((random() * 10 ** -Math.floor(6 * random())).toPrecision(4))),
    ]),
  );
}
