import { endpoints } from '@milieuspoor/contract/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { saveBlob } from '../../../lib/save-blob.ts';
import { FileDownloadOutlined as DownloadIcon } from '../../../ui/icons/file-download-outlined.ts';
import { PrintOutlined as PrintIcon } from '../../../ui/icons/print-outlined.tsx';
import { useNotify } from '../../../ui/messages/notifications.tsx';

const DOWNLOADS = {
  template: { endpoint: endpoints.downloadTemplate, variant: 'contained' },
  example: { endpoint: endpoints.downloadExample, variant: 'outlined' },
} as const;

/** Downloads of the empty workbook and of one that is filled in, and a way to print the page. */
export function WorkbookDownloads() {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, displayPrint: 'none' }}>
      <Download file="template" />
      <Download file="example" />
      <Button startIcon={<PrintIcon />} onClick={() => window.print()}>
        {t('workbookHelp.print')}
      </Button>
    </Box>
  );
}

function Download({ file }: { readonly file: keyof typeof DOWNLOADS }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { endpoint, variant } = DOWNLOADS[file];
  const download = useMutation({
    mutationFn: () => client.call(endpoint, {}),
    onSuccess: (bytes) => saveBlob(bytes, t(`workbookHelp.${file}File`)),
    onError: () => notify(t('workbookHelp.downloadFailed'), 'error'),
  });
  return (
    <Button
      variant={variant}
      startIcon={<DownloadIcon />}
      loading={download.isPending}
      loadingPosition="start"
      onClick={() => download.mutate()}
    >
      {t(`workbookHelp.${file}`)}
    </Button>
  );
}
