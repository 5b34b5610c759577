import {
  IMPACT_SETS,
  LIFE_CYCLE_MODULES,
  MKI_INDICATOR,
  RESOURCE_KEYS,
  type ResourceKey,
  SET_CODES,
  type SetCode,
} from '@milieuspoor/domain';
import { writeCalculation } from '@milieuspoor/workbook';
import { bigItem } from '../shared/big-calculation.ts';
import { seeded } from '../shared/seeded.ts';

const ROUND = Object.fromEntries(RESOURCE_KEYS.map((key) => [key, 1])) as Record<ResourceKey, number>;

/** The contents of each item in each set: every indicator, or its MKI and CO2 as they were calculated elsewhere. */
export type Declared = 'indicators' | 'mki';

/**
 * Returns a workbook of many items in both sets, each another product, that is small enough to be accepted: production
 * only, in one digit.
 */
export async function wideWorkbook(itemCount: number, declared: Declared): Promise<Uint8Array<ArrayBuffer>> {
  const items = Array.from({ length: itemCount }, (_, index) => ({
    ...bigItem(index, []),
    resources: ROUND,
    profiles: Object.fromEntries(SET_CODES.map((set) => [set, profileOf(set, index, declared)])),
  }));
  return new Uint8Array(await writeCalculation({ items, sets: SET_CODES }));
}

function profileOf(set: SetCode, index: number, declared: Declared) {
  const random = seeded(index + 1);
  const { indicators, co2Indicator } = IMPACT_SETS[set];
  const codes = declared === 'mki' ? [MKI_INDICATOR, co2Indicator] : indicators.map(({ code }) => code);
  return Object.fromEntries(
    codes.map((code) => [
      code,
      LIFE_CYCLE_MODULES.map((module) =>
        module === 'A1-A3' ? Number((random() * 0.1).toPrecision(1)) : null,
      ),
    ]),
  );
}
