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
    <Box sx={first === '' ? BESIDE : { ...BESIDE, ...FILLS }}>
      <Tooltip title={cut ? file : ''}>
        <Box
          component="span"
          // A tooltip that only the mouse can open would hide the name from users without a mouse.
          tabIndex={cut ? 0 : undefined}
          data-first={first}
          sx={[wraps ? { overflowWrap: 'anywhere' } : { whiteSpace: 'nowrap' }, cut && beginOf(first)]}
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

const BESIDE = { display: 'inline-flex', alignItems: 'center', gap: 0.5 } as const;
/** Takes the room that its cell has, and asks for none, so that a long name takes none of other columns. */
const FILLS = { flex: '1 1 0', width: '100%', minWidth: 0, justifyContent: 'inherit' } as const;

/** The letters of a name's beginning that are always in view. */
const LEAST_LETTERS = 6;

/** Shows before the end of a name that it is cut, or what comes first as far as there is room for it. */
function beginOf(first: string) {
  if (first === '') return { '&::before': { content: '"…"' } };
  const isCuttable = first.length > LEAST_LETTERS;
  return {
    display: 'flex',
    flex: '1 1 0',
    minWidth: 0,
    '&::before': {
      content: 'attr(data-first)',
      whiteSpace: 'pre',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      ...(isCuttable
        ? { flex: '1 1 0', width: 0, minWidth: `${LEAST_LETTERS}ch`, maxWidth: 'max-content' }
        : {}),
    },
  };
}
