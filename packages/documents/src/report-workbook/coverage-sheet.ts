import { type CoveredSum, LIFE_CYCLE_MODULES, RESOURCE_KEYS } from '@milieuspoor/domain';
import type { WriteSheet } from 'hucre/xlsx';
import type { Report, ReportVariant } from '../report/report.ts';
import type { ReportText } from '../text/report-nl.ts';
import { counted, type SheetValue, sheetOf } from './sheet-of.ts';

/**
 * Returns the sheet with the number of items behind each figure, and how many of them leave it undeclared, or have
 * nothing to declare: the explanation of the stars in the report.
 */
export function coverageSheet({ variants }: Report, text: ReportText): WriteSheet {
  const { sheets, outcome, comparison, figures } = text;
  return sheetOf(
    sheets.coverage,
    [
      ...[outcome.columns.variant, comparison.columns.quantity, figures.module],
      ...[sheets.items, sheets.undeclared, sheets.notApplicable, sheets.partly].map(counted),
    ],
    variants.flatMap((variant) =>
      [...ofImpacts(variant, text), ...ofResources(variant, text)].map(
        ([quantity, module, sum, answered]) => [
          ...[text.variant(variant.number), quantity, module],
          ...[sum.items, sum.undeclared, answered, sum.incomplete],
        ],
      ),
    ),
  );
}

/**
 * The last value is the number of items that are undeclared because there is nothing; null where that is recorded for
 * modules only.
 */
type Covered = readonly [quantity: string, module: SheetValue, sum: CoveredSum, answered: number | null];

/** Returns MKI and CO2, each as a whole and then module by module. */
function ofImpacts(variant: ReportVariant, { quantities, figures }: ReportText): Covered[] {
  const impact = (key: 'mki' | 'co2'): Covered[] => [
    [quantities[key], figures.total, variant[key], null],
    ...variant.modules[key].map(
      (sum, place): Covered => [
        ...([quantities[key], LIFE_CYCLE_MODULES[place] ?? null, sum] as const),
        variant.answeredModules[key][place] ?? 0,
      ],
    ),
  ];
  return [...impact('mki'), ...impact('co2')];
}

function ofResources({ resources }: ReportVariant, text: ReportText): Covered[] {
  return RESOURCE_KEYS.map((key) => [text.resources[key], null, resources[key], null]);
}
