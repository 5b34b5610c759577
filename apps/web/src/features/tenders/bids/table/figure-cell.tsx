import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LockOutlined as LockIcon } from '../../../../ui/icons/lock-outlined.ts';

interface FigureCellProps {
  readonly label: string;
  readonly sealed: boolean;
  /** what is to be known of the figure, below it */
  readonly remark?: ReactNode;
  /** what can be done about that */
  readonly remedy?: ReactNode;
  readonly children: ReactNode;
}

/** A figure of a bid, at the right, with what qualifies it below; a lock where it may not be seen yet. */
export function FigureCell({ label, sealed, remark, remedy, children }: FigureCellProps) {
  return (
    <TableCell role="cell" data-label={label} align="right">
      {sealed ? (
        <SealedMark />
      ) : (
        <Box component="span" sx={{ display: 'inline-grid', justifyItems: 'end' }}>
          {children}
          {remark && (
            <Box component="span" sx={{ typography: 'body2', color: 'text.secondary', maxWidth: '24ch' }}>
              {remark}
            </Box>
          )}
          {remedy}
        </Box>
      )}
    </TableCell>
  );
}

/** What stands in place of what may not be seen yet. */
export function SealedMark() {
  const { t } = useTranslation();
  return (
    <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
      <LockIcon sx={{ fontSize: 14, mr: 0.5, verticalAlign: '-0.1em' }} />
      {t('bids.sealed.mark')}
    </Box>
  );
}
