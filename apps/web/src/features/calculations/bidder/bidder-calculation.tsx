import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Tooltip from '@mui/material/Tooltip';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorSentences } from '../../../lib/faults/error-sentences.ts';
import { DeleteOutlined as DeleteIcon } from '../../../ui/icons/delete-outlined.ts';
import { FileUploadOutlined as UploadIcon } from '../../../ui/icons/file-upload-outlined.ts';
import { ReasonedIconButton } from '../../../ui/reasoned-icon-button.tsx';
import { DeleteCalculationDialog } from '../deleted/delete-calculation-dialog.tsx';
import { useRestoreCalculation } from '../deleted/use-restore-calculation.ts';
import { SHOWN_CHARACTERS } from '../file-name.ts';
import { FileCell } from '../table/file-cell.tsx';
import type { RowProblem } from '../table/row-problem-alert.tsx';
import { FileChoice } from '../upload/file-choice.tsx';
import { isRefused, refusalTexts, retryRefused } from '../upload/refused-upload.ts';
import { useUpload } from '../upload/uploads.ts';
import { type Bidder, placeOf } from './bidder.ts';

interface BidderCalculationProps {
  readonly bidder: Bidder;
  readonly readOnly: boolean;
  readonly mayDownload: boolean;
  /** why it can't be changed just now, if that will pass */
  readonly busyReason?: string | undefined;
}

/** The calculation of a bidder in its row: a way to add a file, or the actions for the calculation that is there. */
export function BidderCalculation({ bidder, readOnly, mayDownload, busyReason }: BidderCalculationProps) {
  const { t } = useTranslation();
  const { name, project_calculation: calculation } = bidder;
  const controls = useUpload(placeOf(bidder));
  const { upload, start } = controls;
  const restore = useRestoreCalculation(bidder.project);
  const [problem, setProblem] = useState<RowProblem | null>(null);
  const [deleting, setDeleting] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const cell = useRef<HTMLSpanElement>(null);
  const choose = () => input.current?.click();
  if (readOnly && !calculation) return '–';

  return (
    <Box component="span" ref={cell} tabIndex={-1} sx={CELL}>
      {calculation && (
        <FileCell
          calculation={calculation}
          mayDownload={mayDownload}
          onProblem={setProblem}
          shownCharacters={SHOWN_CHARACTERS.bidder}
        />
      )}
      {problem && (
        <FailedButton
          label={t('calculations.bidder.downloadFailed')}
          reason={errorSentences(problem.error, t).join(' ')}
          onRetry={problem.retry}
        />
      )}
      {!readOnly && (
        <>
          <FileChoice input={input} label={t('calculations.bidder.uploadFor', { name })} onFiles={start} />
          {way()}
          {calculation && (
            <ReasonedIconButton
              size="small"
              label={t('calculations.bidder.remove', { name })}
              icon={<DeleteIcon fontSize="small" />}
              disabledReason={busyReason}
              onClick={() => setDeleting(true)}
            />
          )}
        </>
      )}
      {deleting && calculation && (
        <DeleteCalculationDialog
          calculation={calculation}
          consequence={bidder.active ? t('calculations.bidder.removesWinner', { name }) : undefined}
          onUndo={restore.mutate}
          onClosed={({ deleted, undoHasFocus }) => {
            setDeleting(false);
            if (deleted && !undoHasFocus) cell.current?.focus();
          }}
          onFocusLost={() => cell.current?.focus()}
        />
      )}
    </Box>
  );

  function way() {
    if (upload?.phase === 'sending')
      return <CircularProgress size={20} aria-label={t('calculations.bidder.uploading', { name })} />;
    if (isRefused(upload) && upload)
      return (
        <FailedButton
          label={t('calculations.bidder.uploadFailed')}
          reason={refusalTexts(upload, t).join(' ')}
          onRetry={() => retryRefused(upload, controls, choose)}
        />
      );
    if (calculation)
      return (
        <ReasonedIconButton
          size="small"
          label={t('calculations.bidder.replace', { name })}
          icon={<UploadIcon fontSize="small" />}
          disabledReason={busyReason}
          onClick={choose}
        />
      );
    return (
      <Button
        size="small"
        startIcon={<UploadIcon />}
        aria-label={t('calculations.bidder.uploadFor', { name })}
        disabled={busyReason !== undefined}
        onClick={choose}
      >
        {t('calculations.bidder.upload')}
      </Button>
    );
  }
}

const CELL = {
  display: 'flex',
  flexWrap: { xs: 'wrap', lg: 'nowrap' },
  alignItems: 'center',
  columnGap: 0.5,
  justifyContent: { xs: 'flex-end', lg: 'flex-start' },
} as const;

interface FailedButtonProps {
  readonly label: string;
  /** why it failed */
  readonly reason: string;
  readonly onRetry: () => void;
}

/** A red button for an action that failed in a cell. It gives the reason on request, and tries again when pressed. */
function FailedButton({ label, reason, onRetry }: FailedButtonProps) {
  return (
    <Tooltip title={reason} describeChild>
      <Button size="small" color="error" variant="outlined" onClick={onRetry}>
        {label}
      </Button>
    </Tooltip>
  );
}
