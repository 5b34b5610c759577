import type { Project } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Add as AddIcon } from '../../../ui/icons/add.ts';
import { ContentPaste as PasteIcon } from '../../../ui/icons/content-paste.ts';
import { useMainAct } from '../../../ui/main-act.ts';
import { PasteDialog } from './paste/paste-dialog.tsx';

interface WaysToAddProps {
  readonly project: Project;
  readonly onAdd: () => void;
  /** called when the user starts to paste bidders */
  readonly onPasting: () => void;
}

/** The ways to enter bidders: one in a row, or several from a spreadsheet. */
export function WaysToAdd({ project, onAdd, onPasting }: WaysToAddProps) {
  const { t } = useTranslation();
  const [pasting, setPasting] = useState(false);
  const variant = useMainAct('tab');
  const paste = () => {
    onPasting();
    setPasting(true);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <Button variant={variant} startIcon={<AddIcon />} onClick={onAdd}>
        {t('bids.add')}
      </Button>
      <Button variant="outlined" startIcon={<PasteIcon />} onClick={paste}>
        {t('bids.paste.open')}
      </Button>
      {pasting && <PasteDialog project={project} onClose={() => setPasting(false)} />}
    </Box>
  );
}
