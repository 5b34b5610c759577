import { formatMki } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { RowDifference } from './row-view.ts';

/** How much a post costs less or more than in the baseline. */
export function DifferenceCell({ difference }: { readonly difference: RowDifference }) {
  const { t } = useTranslation();
  if (difference.kind === 'none') return '-';
  if (difference.kind === 'not-told')
    return (
      <Box component="span" sx={{ color: 'warning.main', fontSize: '0.8125rem', whiteSpace: 'normal' }}>
        {difference.why}
      </Box>
    );
  const text = formatMki(Math.abs(difference.eur));
  // What rounds to nothing is neither less nor more.
  if (!/[1-9]/.test(text)) return <Box component="span">{formatMki(0)}</Box>;
  const isLess = difference.eur < 0;
  return (
    <Box
      component="span"
      sx={{ color: isLess ? 'secondary.main' : 'warning.main', fontWeight: 600, whiteSpace: 'nowrap' }}
    >
      <span aria-hidden>{isLess ? '▼ ' : '▲ '}</span>
      {text}
      <VisuallyHidden>{` ${t(isLess ? 'worksheet.less' : 'worksheet.more')}`}</VisuallyHidden>
    </Box>
  );
}
