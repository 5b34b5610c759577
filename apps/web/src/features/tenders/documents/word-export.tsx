import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { overtakenOf } from '../../../lib/project-changes/overtaken.ts';
import { saveNamed } from '../../../lib/save-blob.ts';
import { FileDownloadOutlined as DownloadIcon } from '../../../ui/icons/file-download-outlined.ts';
import { ActError } from '../../../ui/messages/act-error.tsx';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';

/** The name of a document if the server does not give one (part 2, §7). */
const NAMELESS = 'download.docx';

interface WordExportProps {
  /** the text of the button */
  readonly action: string;
  readonly fetchDocument: () => Promise<Blob>;
  /** true while it is not known yet whether there is a document */
  readonly disabled?: boolean;
  /** shows the subject of the document again, if that has changed meanwhile */
  readonly onLookAgain?: () => void;
}

/** Saves a Word document that the server makes; says here what failed (D-88). */
export function WordExport({ action, fetchDocument, disabled = false, onLookAgain }: WordExportProps) {
  const { t } = useTranslation();
  const download = useMutation({
    mutationFn: fetchDocument,
    onSuccess: (file) => {
      saveNamed(file, NAMELESS);
    },
  });
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        disabled={disabled}
        loading={download.isPending}
        loadingPosition="start"
        onClick={() => download.mutate()}
      >
        {download.isPending ? t('tenderDocuments.export.busy') : action}
      </Button>
      {overtakenOf(download.error) ? (
        <ActError
          error={download.error}
          onLookAgain={() => {
            download.reset();
            onLookAgain?.();
          }}
        />
      ) : (
        download.error && (
          <ErrorPanel
            error={download.error}
            title={t('tenderDocuments.export.failed')}
            onRetry={() => download.mutate()}
          />
        )
      )}
    </Box>
  );
}
