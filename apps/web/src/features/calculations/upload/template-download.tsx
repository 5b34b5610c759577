import { endpoints } from '@milieuspoor/contract/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { paths } from '../../../lib/paths.ts';
import { saveBlob } from '../../../lib/save-blob.ts';
import { FileDownloadOutlined as DownloadIcon } from '../../../ui/icons/file-download-outlined.ts';
import { HelpOutlineOutlined as HelpIcon } from '../../../ui/icons/help-outline-outlined.ts';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { useNotify } from '../../../ui/messages/notifications.tsx';

/** The empty workbook, for users without a calculation, and an explanation of its columns. */
export function TemplateDownload() {
  const { t } = useTranslation();
  const notify = useNotify();
  const { org } = useParams({ strict: false });
  const download = useMutation({
    mutationFn: () => client.call(endpoints.downloadTemplate, {}),
    onSuccess: (bytes) => saveBlob(bytes, t('calculations.templateFile')),
    onError: () => notify(t('calculations.templateFailed'), 'error'),
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
      {org !== undefined && (
        <LinkButton {...paths.workbookLayout(org)} startIcon={<HelpIcon />}>
          {t('workbookHelp.open')}
        </LinkButton>
      )}
      <Button
        startIcon={<DownloadIcon />}
        loading={download.isPending}
        loadingPosition="start"
        onClick={() => download.mutate()}
      >
        {t('calculations.template')}
      </Button>
    </Box>
  );
}
