import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CarriedMark } from './carried-mark.tsx';
import { DemandDialog } from './demand-dialog.tsx';
import type { TenderDemandProps } from './demand-props.ts';

/** The way to what can be demanded, in the award model, and what it was given. */
export default function TenderDemand(props: TenderDemandProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('demand.open')}
      </Button>
      <CarriedMark project={props.project} />
      {open && <DemandDialog {...props} onClose={() => setOpen(false)} />}
    </Box>
  );
}
