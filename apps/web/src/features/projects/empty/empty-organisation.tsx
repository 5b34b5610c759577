import { endpoints } from '@milieuspoor/contract/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { laterPart } from '../../../lib/later-screens.ts';
import { saveBlob } from '../../../lib/save-blob.ts';
import { FileDownloadOutlined as DownloadIcon } from '../../../ui/icons/file-download-outlined.ts';
import { FolderOpenOutlined as FolderIcon } from '../../../ui/icons/folder-open-outlined.ts';
import { VisibilityOutlined as LookIcon } from '../../../ui/icons/visibility-outlined.ts';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { useNotify } from '../../../ui/messages/notifications.tsx';

// It has the rules that value a calculation, which nobody else on this screen needs.
const ExampleDialog = laterPart(() => import('./example-dialog.tsx'));

const STEPS = ['start', 'baseline', 'optimization', 'complete', 'figures'] as const;

/** An organisation without projects: what to begin with, an example to look at, and what comes next. */
export default function EmptyOrganisation() {
  const { t } = useTranslation();
  const notify = useNotify();
  const [shown, setShown] = useState(false);
  const download = useMutation({
    mutationFn: () => client.call(endpoints.downloadTemplate, {}),
    onSuccess: (bytes) => saveBlob(bytes, t('calculations.templateFile')),
    onError: () => notify(t('calculations.templateFailed'), 'error'),
  });
  return (
    <EmptyState icon={<FolderIcon />} title={t('projects.list.empty')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'center' }}>
        <Button
          variant="outlined"
          startIcon={<DownloadIcon />}
          loading={download.isPending}
          loadingPosition="start"
          onClick={() => download.mutate()}
        >
          {t('calculations.template')}
        </Button>
        <Button variant="outlined" startIcon={<LookIcon />} onClick={() => setShown(true)}>
          {t('firstVisit.example.open')}
        </Button>
      </Box>
      <Box sx={{ textAlign: 'left', maxWidth: 560, mt: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>{t('firstVisit.next')}</Typography>
        <Box component="ol" sx={{ m: 0, pl: 3 }}>
          {STEPS.map((step) => (
            <li key={step}>{t(`firstVisit.steps.${step}`)}</li>
          ))}
        </Box>
      </Box>
      {shown && (
        <Suspense fallback={null}>
          <ExampleDialog onClose={() => setShown(false)} />
        </Suspense>
      )}
    </EmptyState>
  );
}
