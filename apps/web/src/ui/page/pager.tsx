import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { ChevronLeft as PreviousIcon } from '../icons/chevron-left.ts';
import { ChevronRight as NextIcon } from '../icons/chevron-right.ts';

interface PagerProps {
  /** the name of the list, on a screen with several */
  readonly of?: string;
  readonly page: number;
  readonly pageSize: number;
  readonly count: number;
  readonly onPage: (page: number) => void;
}

/** Shows which part of a long list is visible, and the links to the rest; nothing where one page holds all. */
export function Pager({ of, page, pageSize, count, onPage }: PagerProps) {
  const { t } = useTranslation();
  if (count <= pageSize) return null;
  const from = (page - 1) * pageSize + 1;
  return (
    <Box
      component="nav"
      aria-label={of ? `${t('app.pager.label')}: ${of}` : t('app.pager.label')}
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 1, mt: 2 }}
    >
      <Box component="span" role="status" sx={{ color: 'text.secondary' }}>
        {t('app.pager.range', { from, to: Math.min(page * pageSize, count), count })}
      </Box>
      <IconButton aria-label={t('app.pager.previous')} disabled={page === 1} onClick={() => onPage(page - 1)}>
        <PreviousIcon />
      </IconButton>
      <IconButton
        aria-label={t('app.pager.next')}
        disabled={page * pageSize >= count}
        onClick={() => onPage(page + 1)}
      >
        <NextIcon />
      </IconButton>
    </Box>
  );
}
