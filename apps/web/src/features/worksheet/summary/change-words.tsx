import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { SummaryLine } from './summary-lines.ts';

interface ChangeWordsProps {
  readonly line: Pick<SummaryLine, 'direction' | 'change'>;
  readonly against: string | null;
  /** whether there is room for what it is compared with */
  readonly isLarge?: boolean;
}

/** The change of a figure against what it is compared with; nothing where that cannot be told. */
export function ChangeWords({ line: { direction, change }, against, isLarge = false }: ChangeWordsProps) {
  const { t } = useTranslation();
  if (direction === null || against === null) return null;
  const isMore = direction === 'more';
  const words = direction === 'same' ? t('worksheet.same') : t(`worksheet.${isMore ? 'more' : 'less'}`);
  return (
    <Box
      component="span"
      sx={{
        fontWeight: 640,
        color: direction === 'same' ? 'text.secondary' : isMore ? 'warning.main' : 'secondary.main',
      }}
    >
      {direction !== 'same' && <span aria-hidden>{isMore ? '▲ ' : '▼ '}</span>}
      {change !== null && <Box component="span" sx={{ whiteSpace: 'nowrap' }}>{`${change} `}</Box>}
      {isLarge || direction === 'same' ? words : <VisuallyHidden>{words}</VisuallyHidden>}
      {isLarge &&
        ` ${t(direction === 'same' ? 'worksheet.summary.sameAs' : 'worksheet.summary.against', { name: against })}`}
    </Box>
  );
}
