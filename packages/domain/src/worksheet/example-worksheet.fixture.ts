import { toComparedItem } from '../calculations/compared-calculation.ts';
import { perModuleFigures } from '../calculations/headline-total.ts';
import { FIRST_WEIGHTED_SETS } from '../indicators/first-weight-tables.ts';
import type { SetCode } from '../indicators/impact-sets.ts';
import type { CalculationItem } from '../items/calculation-item.ts';
import { totalItems } from '../items/calculation-totals.ts';
import { valueItem } from '../items/value-item.ts';
import type { WorksheetBaseline } from './change-of-worksheet.ts';
import { type SourceFigures, weighSource } from './figures-of-source.ts';
import { sourceKey, type WorksheetRow } from './worksheet-row.ts';

const CALCULATION = '00000000-0000-4000-8000-000000000001';

/** Returns the row that a worksheet has for an item of the calculation that it is made from. */
export function rowOf(item: CalculationItem, given: Partial<WorksheetRow> = {}): WorksheetRow {
  const { resources: _resources, profiles: _profiles, ...named } = item;
  return {
    ...named,
    key: `row ${item.postNumber}`,
    leftOut: false,
    origin: item.postNumber,
    source: { kind: 'item', calculation: CALCULATION, postNumber: item.postNumber },
    ...given,
  };
}

/** Returns the figures per unit of items, as the server answers them: by way of JSON. */
export function sourcesOf(items: readonly CalculationItem[]): Map<string, SourceFigures> {
  return new Map(
    items.map((item) => {
      const figures = weighSource({ ...item, conversions: [] }, item.unit, FIRST_WEIGHTED_SETS);
      return [sourceKey(rowOf(item)) ?? '', JSON.parse(JSON.stringify(figures))];
    }),
  );
}

/** Returns items as the baseline of a worksheet, as they would be stored. */
export function baselineOf(items: readonly CalculationItem[], set: SetCode): WorksheetBaseline {
  const valued = items.map((item) => valueItem(item, FIRST_WEIGHTED_SETS).valued);
  const total = totalItems(valued)[0]?.sets[set];
  if (!total) throw new Error('The items state the set');
  return {
    set,
    sameWeights: true,
    total: perModuleFigures(total),
    items: valued.flatMap((each, position) => toComparedItem(each, position, set) ?? []),
  };
}
