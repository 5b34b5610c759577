import type { Project } from '@milieuspoor/contract';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyModelDialog } from './copy-model-dialog.tsx';

/** The button that copies the model of another project. */
export function CopyModel({ project }: { readonly project: Project }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('tenders.copy.action')}
      </Button>
      {open && <CopyModelDialog project={project} onClose={() => setOpen(false)} />}
    </>
  );
}
