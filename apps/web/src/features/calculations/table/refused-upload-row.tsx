import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Tooltip from '@mui/material/Tooltip';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Close as CloseIcon } from '../../../ui/icons/close.ts';
import { FileUploadOutlined as UploadIcon } from '../../../ui/icons/file-upload-outlined.ts';
import { FileChoice } from '../upload/file-choice.tsx';
import { refusalTexts, retryRefused } from '../upload/refused-upload.ts';
import { type UploadPlace, useUpload } from '../upload/uploads.ts';

interface RefusedUploadRowProps {
  readonly place: UploadPlace;
  /** the number of columns in the table */
  readonly columns: number;
}

/** The row of a file that was not added: a red button says why, and tries it again. */
export function RefusedUploadRow({ place, columns }: RefusedUploadRowProps) {
  const { t } = useTranslation();
  const controls = useUpload(place);
  const input = useRef<HTMLInputElement>(null);
  const { upload, start, dismiss } = controls;
  const [first, ...others] = refusalTexts(upload, t);
  if (!upload || first === undefined) return null;
  return (
    <TableRow role="row" className="remarks" sx={{ '&& > *': { py: 1 } }}>
      <TableCell
        role="rowheader"
        component="th"
        scope="row"
        sx={{ fontWeight: 400, overflowWrap: 'anywhere' }}
        data-label={t('calculations.columns.name')}
      >
        {upload.file.name}
      </TableCell>
      <TableCell role="cell" colSpan={columns - 1}>
        <FileChoice input={input} onFiles={start} />
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <Tooltip title={others.length > 0 ? [first, ...others].join(' ') : ''} describeChild>
            <Button
              size="small"
              color="error"
              variant="outlined"
              startIcon={<UploadIcon />}
              onClick={() => retryRefused(upload, controls, () => input.current?.click())}
              sx={{ textAlign: 'left', overflowWrap: 'anywhere' }}
            >
              {t('calculations.upload.again', { reason: first })}
            </Button>
          </Tooltip>
          <IconButton
            size="small"
            aria-label={t('calculations.upload.forget', { file: upload.file.name })}
            onClick={dismiss}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        </Box>
      </TableCell>
    </TableRow>
  );
}
