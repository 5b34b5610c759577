import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExpandMore } from '../icons/expand-more.ts';
import { usePrintedAt } from '../print/printing.ts';

interface PhoneFoldProps {
  readonly title: string;
  /** whatever the width */
  readonly everywhere?: boolean;
  /** what is said of it while it is folded: its first figure */
  readonly first?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a long page that a phone, or any screen, shows on request, so that what follows remains within reach. */
export function PhoneFold({ title, everywhere = false, first, children }: PhoneFoldProps) {
  const { t } = useTranslation();
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [open, setOpen] = useState(false);
  // Nobody can open it on paper.
  const printed = usePrintedAt() !== null;
  if (printed || (!phone && !everywhere)) return children;
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Button
        variant={open ? 'text' : 'outlined'}
        color="inherit"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        endIcon={<ExpandMore sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
        sx={{
          justifyContent: open ? 'flex-end' : 'space-between',
          minHeight: 48,
          px: 2,
          textAlign: 'left',
          // A name may be one long word.
          overflowWrap: 'anywhere',
          minWidth: 0,
          ...(open ? {} : { bgcolor: 'background.paper', borderColor: 'divider', typography: 'h3' }),
        }}
      >
        {open ? t('app.fold', { title }) : title}
      </Button>
      {open ? children : first}
    </Box>
  );
}
