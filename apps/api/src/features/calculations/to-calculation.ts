import type { Calculation, SetTotalAnswer } from '@milieuspoor/contract';
import {
  figuresOf,
  formatModified,
  type Language,
  restorableUntil,
  SET_CODES,
  type SetCode,
} from '@milieuspoor/domain';
import { problemMessage } from '@milieuspoor/workbook';
import type { CalculationRow } from './calculations.queries.ts';
import type { StoredTotal } from './stored-totals.queries.ts';

/** A calculation as the API states it. */
export function toCalculation(row: CalculationRow, language: Language): Calculation {
  return {
    uuid: row.id,
    project: row.projectId,
    name: row.name,
    calculation_type: row.calculationType,
    created: formatModified(row.createdAt),
    excel_file: row.fileName,
    sha256: row.fileSha256.toString('hex'),
    active: row.active,
    notes: row.notes,
    include_in_report: row.includeInReport,
    mki_value: row.headlineMkiEur,
    mki_set: row.headlineSet,
    sets: [...row.sets],
    co2: row.headlineCo2Kg,
    totals: toTotals(row.totals),
    primary_material: row.primaryTon,
    secondary_material: row.secondaryTon,
    biobased_material: row.biobasedTon,
    percentage_secondary_of_total: secondaryPercentage(row),
    item_count: row.itemCount,
    weights_version: row.weightsVersion,
    warnings: row.warnings.map((warning) => problemMessage(warning, language)),
    deletion: row.deletedAt && {
      at: formatModified(row.deletedAt),
      by: row.deletedBy ?? '',
      restorable_until: formatModified(restorableUntil(row.deletedAt)),
    },
  };
}

/** What a calculation amounts to in each of its sets, A1 first. */
export function toTotals(totals: Readonly<Partial<Record<SetCode, StoredTotal | null>>>): SetTotalAnswer[] {
  return SET_CODES.flatMap((set) => {
    const total = totals[set];
    if (!total) return [];
    const { mkiEur, co2Kg } = figuresOf(total);
    return {
      set,
      mki_value: mkiEur,
      co2: co2Kg,
      item_count: total.itemCount,
      items_undeclared: total.itemsUndeclared,
      items_without_co2: total.itemsWithoutCo2,
    };
  });
}

/** Secondary material as a percentage of all material; null when there is none to take it of. */
function secondaryPercentage({ primaryTon, secondaryTon, biobasedTon }: CalculationRow): number | null {
  const totalTon = primaryTon + secondaryTon + biobasedTon;
  return totalTon === 0 ? null : (100 * secondaryTon) / totalTon;
}
