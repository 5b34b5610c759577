import { type CoveredSum, LIFE_CYCLE_MODULES, RESOURCE_KEYS } from '@milieuspoor/domain';
import type { WriteSheet } from 'hucre/xlsx';
import type { Report, ReportVariant } from '../report/report.ts';
import type { ReportText } from '../text/report-nl.ts';
import { counted, type SheetValue, sheetOf } from './sheet-of.ts';

/** How many items stand behind each figure, and how many of them leave it open: what the stars of the report are about. */
export function coverageSheet({ variants }: Report, text: ReportText): WriteSheet {
  const { sheets, overview, comparison, figures } = text;
  return sheetOf(
    sheets.coverage,
    [
      ...[overview.columns.variant, comparison.columns.quantity, figures.module],
      ...[sheets.items, sheets.undeclared, sheets.partly].map(counted),
    ],
    variants.flatMap((variant) =>
      [...ofImpacts(variant, text), ...ofResources(variant, text)].map(([quantity, module, sum]) => [
        ...[text.variant(variant.number), quantity, module],
        ...[sum.items, sum.undeclared, sum.incomplete],
      ]),
    ),
  );
}

type Covered = readonly [quantity: string, module: SheetValue, sum: CoveredSum];

/** MKI and CO2, each as a whole and then module by module. */
function ofImpacts({ mki, co2, modules }: ReportVariant, { quantities, figures }: ReportText): Covered[] {
  const impact = (name: string, whole: CoveredSum, perModule: readonly CoveredSum[]): Covered[] => [
    [name, figures.total, whole],
    ...perModule.map((sum, place): Covered => [name, LIFE_CYCLE_MODULES[place] ?? null, sum]),
  ];
  return [...impact(quantities.mki, mki, modules.mki), ...impact(quantities.co2, co2, modules.co2)];
}

function ofResources({ resources }: ReportVariant, text: ReportText): Covered[] {
  return RESOURCE_KEYS.map((key) => [text.resources[key], null, resources[key]]);
}
