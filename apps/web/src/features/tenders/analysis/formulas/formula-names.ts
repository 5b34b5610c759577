import type { AwardFormula } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { writeFactor } from '../write-factor.ts';

/** Returns the name of each formula; that of the weighted one includes its factor: 'MKI × 2 bij de prijs'. */
export function formulaName(formula: AwardFormula, mkiFactor: number, t: TFunction): string {
  return t(`tenderAnalysis.formulas.names.${formula}`, { factor: writeFactor(mkiFactor) });
}
