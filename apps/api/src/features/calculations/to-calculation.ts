import type { Calculation } from '@milieuspoor/contract';
import { formatModified, type Language } from '@milieuspoor/domain';
import { problemMessage } from '@milieuspoor/workbook';
import type { CalculationRow } from './calculations.queries.ts';

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
    primary_material: row.primaryTon,
    secondary_material: row.secondaryTon,
    biobased_material: row.biobasedTon,
    percentage_secondary_of_total: secondaryPercentage(row),
    item_count: row.itemCount,
    weights_version: row.weightsVersion,
    warnings: row.warnings.map((warning) => problemMessage(warning, language)),
  };
}

/** Secondary material as a percentage of all material; null when there is none to take it of. */
function secondaryPercentage({ primaryTon, secondaryTon, biobasedTon }: CalculationRow): number | null {
  const totalTon = primaryTon + secondaryTon + biobasedTon;
  return totalTon === 0 ? null : (100 * secondaryTon) / totalTon;
}
