import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminSection } from '../../../lib/paths.ts';
import { ExpandMore as ExpandMoreIcon } from '../../../ui/icons/expand-more.ts';
import { AdminLinks } from './admin-links.tsx';
import { useWaiting } from './use-waiting.ts';
import { WaitingChip } from './waiting-chip.tsx';

interface AdminMenuProps {
  readonly org: string;
  readonly section: AdminSection;
}

/** The menu for a narrow screen: it names the open part, and unfolds the others. */
export function AdminMenu({ org, section }: AdminMenuProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const waiting = Object.values(useWaiting()).reduce((sum, count) => sum + count, 0);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <Box
      sx={{ mb: 3, maxWidth: 420 }}
      onKeyDown={({ key }) => {
        if (open && key === 'Escape') close();
      }}
    >
      <Button
        ref={button}
        variant="outlined"
        fullWidth
        aria-expanded={open}
        aria-controls={open ? 'admin-parts' : undefined}
        endIcon={<ExpandMoreIcon sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
        onClick={() => setOpen(!open)}
        sx={{ justifyContent: 'flex-start', gap: 0.75, '& .MuiButton-endIcon': { ml: 'auto' } }}
      >
        {t('admin.part', { part: t(`admin.tabs.${section}`) })}
        <WaitingChip count={waiting} />
      </Button>
      {open && (
        <Paper id="admin-parts" variant="outlined" sx={{ mt: 1, p: 1.5 }}>
          <AdminLinks org={org} section={section} onChosen={close} />
        </Paper>
      )}
    </Box>
  );
}
