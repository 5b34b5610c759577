import type { Calculation } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { saveBlob } from '../../../lib/save-blob.ts';
import { FileDownloadOutlined as DownloadIcon } from '../../../ui/icons/file-download-outlined.ts';
import { SHOWN_CHARACTERS, shortFileName } from '../file-name.ts';
import type { RowProblem } from './row-problem-alert.tsx';

interface FileCellProps {
  readonly calculation: Pick<Calculation, 'uuid' | 'excel_file'>;
  readonly mayDownload: boolean;
  readonly onProblem: (problem: RowProblem | null) => void;
  /** how much of the file's name shows, from its end */
  readonly shownCharacters?: number;
  /** it goes on below itself where its column is narrow, instead of taking the room of others */
  readonly wraps?: boolean;
}

/** The file that a calculation came from; staff get it back as it was uploaded. */
export function FileCell(props: FileCellProps) {
  const { calculation, mayDownload, onProblem, wraps = false } = props;
  const { shownCharacters = SHOWN_CHARACTERS.calculation } = props;
  const { t } = useTranslation();
  const { uuid, excel_file: file } = calculation;
  const short = shortFileName(file, shownCharacters);
  const cut = short !== file;
  const download = useMutation({
    mutationFn: () => client.call(endpoints.downloadCalculation, { params: { uuid } }),
    onSuccess: (bytes) => saveBlob(bytes, file),
    onError: (error) => onProblem({ error, retry: start }),
  });
  const start = () => {
    onProblem(null);
    download.mutate();
  };
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Tooltip title={cut ? file : ''}>
        <Box
          component="span"
          // A tooltip that only the mouse can open would keep the name from whoever has none.
          tabIndex={cut ? 0 : undefined}
          sx={{
            ...(wraps ? { overflowWrap: 'anywhere' } : { whiteSpace: 'nowrap' }),
            ...(cut ? { '&::before': { content: '"…"' } } : {}),
          }}
        >
          {short}
        </Box>
      </Tooltip>
      {mayDownload && (
        <Tooltip title={t('calculations.row.download', { file })}>
          <IconButton
            size="small"
            aria-label={t('calculations.row.download', { file })}
            loading={download.isPending}
            onClick={start}
          >
            <DownloadIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  );
}
