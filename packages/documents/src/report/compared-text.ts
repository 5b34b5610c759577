import type { ComparedQuantity, VariantComparison } from '@milieuspoor/domain';
import type { ReportText } from '../text/report-nl.ts';
import { countText, mkiText, numberText, tonOfKgText } from './figures.ts';

/** An amount of a quantity that is compared, as a table states it that names the unit. */
export function amountText(quantity: ComparedQuantity, amount: number): string {
  switch (quantity) {
    case 'mki':
      return mkiText(amount);
    case 'co2':
      return tonOfKgText(amount);
    case 'material':
      return numberText(amount);
  }
}

/** The same with its unit, in a sentence. */
export function amountInSentence(quantity: ComparedQuantity, amount: number, { ton }: ReportText): string {
  const figure = amountText(quantity, amount);
  return quantity === 'mki' ? figure : `${figure} ${ton}`;
}

/** Why two calculations are not compared, with the sides that leave something out. */
export function obstacleText(
  held: Extract<VariantComparison, { comparison: null }>,
  { comparison: { obstacles, gap } }: ReportText,
): string {
  const reason = obstacles[held.obstacle];
  if (held.obstacle !== 'not-whole') return reason;
  const gaps = held.gaps.map(({ side, undeclared, items }) =>
    gap(side, countText(undeclared), countText(items)),
  );
  return `${reason} (${gaps.join(', ')})`;
}
