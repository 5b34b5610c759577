import { endpoints } from '@milieuspoor/contract/client';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../lib/client.ts';
import { saveBlob } from '../../lib/save-blob.ts';
import { FileDownloadOutlined as DownloadIcon } from '../../ui/icons/file-download-outlined.ts';
import { useNotify } from '../../ui/messages/notifications.tsx';

/** Downloads the organisation's agenda once, as a file. */
export function AgendaDownload({ organisationSlug }: { readonly organisationSlug: string }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const download = useMutation({
    mutationFn: () => client.call(endpoints.downloadAgenda, { params: { org: organisationSlug } }),
    onSuccess: (file) => saveBlob(file, `agenda-${organisationSlug}.ics`),
    onError: () => notify(t('agenda.downloadFailed'), 'error'),
  });
  return (
    <Button
      startIcon={<DownloadIcon />}
      loading={download.isPending}
      loadingPosition="start"
      onClick={() => download.mutate()}
    >
      {t('agenda.download')}
    </Button>
  );
}
