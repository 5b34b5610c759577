import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ChangeWords } from './change-words.tsx';
import type { SummaryLine } from './summary-lines.ts';

interface SummaryBarProps {
  readonly line: SummaryLine | undefined;
  readonly against: string | null;
  /** what is to be done before it can be stored; null for nothing */
  readonly open: string | null;
  readonly onMore: () => void;
}

/** The first figure at the lower edge of a small screen, where the whole summary would hide the table. */
export function SummaryBar({ line, against, open, onMore }: SummaryBarProps) {
  const { t } = useTranslation();
  if (!line) return null;
  return (
    <Box
      sx={(theme) => ({
        ...{ position: 'sticky', bottom: 0, zIndex: 5, mx: -2, px: 2, py: 0.75 },
        ...{ display: { xs: 'flex', lg: 'none' }, alignItems: 'center', gap: 1.5 },
        maxHeight: '12.5vh',
        overflow: 'hidden',
        borderTop: `1px solid ${theme.vars.palette.divider}`,
        bgcolor: 'background.paper',
      })}
    >
      <Box sx={{ flex: 1, minWidth: 0, lineHeight: 1.25 }}>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {t('worksheet.columns.mki')}{' '}
        </Box>
        <Box component="span" sx={{ fontWeight: 660, fontSize: '1.25rem', whiteSpace: 'nowrap' }}>
          {line.figure}
        </Box>{' '}
        <ChangeWords line={line} against={against} />
        {open !== null && (
          <Box sx={{ color: 'warning.main', fontWeight: 600, fontSize: '0.8125rem' }}>{open}</Box>
        )}
      </Box>
      <Button size="small" variant="outlined" onClick={onMore} sx={{ flexShrink: 0 }}>
        {t('worksheet.summary.all')}
      </Button>
    </Box>
  );
}
