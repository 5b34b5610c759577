import type { CalculationCheck } from '@milieuspoor/contract';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { saveBlob } from '../../../../lib/save-blob.ts';
import { FileDownloadOutlined as DownloadIcon } from '../../../../ui/icons/file-download-outlined.ts';
import { ErrorPanel } from '../../../../ui/messages/error-panel.tsx';
import { markedFileName } from '../../file-name.ts';
import { sendMark } from '../../upload/send-upload.ts';
import type { UploadAnswers, UploadedFile, UploadPlace } from '../../upload/uploads.ts';

interface MarkedWorkbookProps {
  readonly place: UploadPlace;
  readonly file: UploadedFile;
  readonly check: CalculationCheck;
  readonly answers: UploadAnswers;
}

/**
 * Downloads the user's own workbook with its problems marked in their cells, to fix them in Excel; nothing where no
 * problem has a cell.
 */
export function MarkedWorkbook({ place, file, check, answers }: MarkedWorkbookProps) {
  const { t } = useTranslation();
  const download = useMutation({
    mutationFn: () => sendMark({ place, file, answers }, check),
    onSuccess: (bytes) => saveBlob(bytes, markedFileName(file.name, t('uploadCheck.markedSuffix'))),
  });
  if (!check.problems.some(({ cell }) => cell !== null)) return null;
  return (
    <>
      <Button
        startIcon={<DownloadIcon />}
        loading={download.isPending}
        loadingPosition="start"
        onClick={() => download.mutate()}
        sx={{ justifySelf: 'start' }}
      >
        {t('uploadCheck.marked')}
      </Button>
      {download.error && (
        <ErrorPanel
          error={download.error}
          title={t('uploadCheck.markedFailed')}
          onRetry={() => download.mutate()}
        />
      )}
    </>
  );
}
