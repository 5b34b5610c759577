import { endpoints } from '@milieuspoor/contract';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../lib/client.ts';
import { saveBlob } from '../../lib/save-blob.ts';
import { useNotify } from '../../ui/notifications.tsx';

/** The empty workbook, for who has no calculation yet. */
export function TemplateDownload() {
  const { t } = useTranslation();
  const notify = useNotify();
  const download = useMutation({
    mutationFn: () => client.call(endpoints.downloadTemplate, {}),
    onSuccess: (bytes) => saveBlob(bytes, t('calculations.templateFile')),
    onError: () => notify(t('calculations.templateFailed'), 'error'),
  });
  return (
    <Button
      startIcon={<DownloadIcon />}
      loading={download.isPending}
      loadingPosition="start"
      onClick={() => download.mutate()}
    >
      {t('calculations.template')}
    </Button>
  );
}
