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
import { firstOfFileName, SHOWN_CHARACTERS, shortFileName } from '../file-name.ts';
import type { RowProblem } from './row-problem-alert.tsx';

interface FileCellProps {
  readonly calculation: Pick<Calculation, 'uuid' | 'excel_file'>;
  readonly mayDownload: boolean;
  readonly onProblem: (problem: RowProblem | null) => void;
  /** the number of characters of the file's name to show, from its end */
  readonly shownCharacters?: number;
  /** true to let the content wrap in a narrow column, instead of taking the room of other columns */
  readonly wraps?: boolean;
}

/** Tells whether the first letters and the end are the whole name. */
function isNextTo(first: string, short: string, file: string): boolean {
  return first + short === file;
}

/** The file of a calculation; staff can download it as it was uploaded. */
export function FileCell(props: FileCellProps) {
  const { calculation, mayDownload, onProblem, wraps = false } = props;
  const { shownCharacters = SHOWN_CHARACTERS.calculation } = props;
  const { t } = useTranslation();
  const { uuid, excel_file: file } = calculation;
  const short = shortFileName(file, shownCharacters);
  const cut = short !== file;
  const first = firstOfFileName(file, shownCharacters);
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
          // A tooltip that only the mouse can open would hide the name from users without a mouse.
          tabIndex={cut ? 0 : undefined}
          data-first={first}
          sx={{
            ...(wraps ? { overflowWrap: 'anywhere' } : {}),
            // The first letters and the end may stand below one another; neither is broken.
            ...(wraps || first !== '' ? {} : { whiteSpace: 'nowrap' }),
            ...(cut
              ? {
                  '&::before': {
                    content: isNextTo(first, short, file) ? 'attr(data-first)' : 'attr(data-first) "…"',
                  },
                }
              : {}),
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
