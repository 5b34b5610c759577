import { formatMki } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { CELL } from './cell-looks.ts';
import type { RowDifference } from './row-view.ts';

/** How much a post costs less or more than in the baseline. */
export function DifferenceCell({
  difference,
  t,
}: {
  readonly difference: RowDifference;
  readonly t: TFunction;
}) {
  if (difference.kind === 'none') return '-';
  if (difference.kind === 'not-told') return <span className={CELL.why}>{difference.why}</span>;
  const text = formatMki(Math.abs(difference.eur));
  // What rounds to nothing is neither less nor more.
  if (!/[1-9]/.test(text)) return <span>{formatMki(0)}</span>;
  const isLess = difference.eur < 0;
  return (
    <span className={isLess ? CELL.less : CELL.more}>
      <span aria-hidden>{isLess ? '▼ ' : '▲ '}</span>
      {text}
      <VisuallyHidden>{` ${t(isLess ? 'worksheet.less' : 'worksheet.more')}`}</VisuallyHidden>
    </span>
  );
}
