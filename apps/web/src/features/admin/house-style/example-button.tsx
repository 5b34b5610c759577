import { endpoints } from '@milieuspoor/contract/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { saveBlob } from '../../../lib/save-blob.ts';
import { useMutationOnce } from '../../../lib/use-mutation-once.ts';
import { FileDownloadOutlined as DownloadIcon } from '../../../ui/icons/file-download-outlined.ts';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';

/** The name of the example when the server gives none. */
const NAMELESS = 'download.docx';

/** Saves an invented document in the style that is stored. */
export function ExampleButton({ organization }: { readonly organization: string }) {
  const { t } = useTranslation();
  const example = useMutationOnce({
    mutationFn: () => client.call(endpoints.makeStyledExample, { params: { organization } }),
    onSuccess: (file) => saveBlob(file, file instanceof File ? file.name : NAMELESS),
  });
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        loading={example.isPending}
        loadingPosition="start"
        onClick={() => example.mutate()}
      >
        {t(example.isPending ? 'admin.houseStyle.exampleBusy' : 'admin.houseStyle.example')}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('admin.houseStyle.exampleHint')}
      </Typography>
      {example.error && (
        <ErrorPanel
          error={example.error}
          title={t('admin.houseStyle.exampleFailed')}
          onRetry={() => example.mutate()}
        />
      )}
    </Box>
  );
}
