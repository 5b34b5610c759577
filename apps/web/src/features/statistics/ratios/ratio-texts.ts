import type { RatioPost } from '@milieuspoor/contract';
import { formatNumber, formatProductUnit, type ProjectTab } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { currentLanguage } from '../../../text/language.ts';
import type { RatioRowSide } from './ratio-queries.ts';

/** Returns what the work of a ratio is of: 'As-built'. */
export function sideText(side: RatioRowSide, t: TFunction): string {
  if (side === 'national') return t('statistics.ratios.national.side');
  return side === 'as-built' ? t('statistics.ratios.asBuilt') : t(`charts.sides.${side}`);
}

/** Returns an amount in a unit as people read it: '1.200 m2'. */
export function unitsText(quantity: number, unit: string): string {
  const amount = formatNumber(quantity, Number.isInteger(quantity) ? 0 : 2);
  return `${amount} ${formatProductUnit(unit, currentLanguage())}`;
}

const TABS = {
  'design-baseline': 'baseline',
  'design-optimization': 'optimization',
  'as-built-baseline': 'as-built',
  'as-built-optimization': 'as-built',
  applicant: 'tender-documents',
} as const satisfies Record<RatioPost['calculation_type'], ProjectTab>;

/** Returns the tab of a project in which the calculation of a post stands. */
export function tabOfPost({ calculation_type: type }: Pick<RatioPost, 'calculation_type'>): ProjectTab {
  return TABS[type];
}
