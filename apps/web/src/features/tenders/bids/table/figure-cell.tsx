import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LockOutlined as LockIcon } from '../../../../ui/icons/lock-outlined.ts';

interface FigureCellProps {
  readonly label: string;
  readonly sealed: boolean;
  /** what the reader must know about the figure, below it */
  readonly remark?: ReactNode;
  /** the button to do something about that */
  readonly remedy?: ReactNode;
  readonly children: ReactNode;
}

/** Shows a figure of a bid, at the right, with its remark below it; a lock if the user may not see it yet. */
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

/** Replaces what the user may not see yet. */
export function SealedMark() {
  const { t } = useTranslation();
  return (
    <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
      <LockIcon sx={{ fontSize: 14, mr: 0.5, verticalAlign: '-0.1em' }} />
      {t('bids.sealed.mark')}
    </Box>
  );
}
