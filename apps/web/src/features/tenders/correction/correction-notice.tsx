import type { Project } from '@milieuspoor/contract';
import { dayAndTimeOf } from '@milieuspoor/domain';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LockOutlined as LockIcon } from '../../../ui/icons/lock-outlined.ts';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { useStepAct } from '../../../ui/step-acts.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useCorrectionStep } from './use-correction-step.ts';

interface CorrectionNoticeProps {
  readonly project: Project;
  /** the phase is open, and the user may change the project */
  readonly mayCorrect: boolean;
  /** why the running correction can't be ended now: what is still being typed would come too late */
  readonly endObstacle?: string | undefined;
}

/**
 * Says after the opening that everything is fixed, with the button for a correction, or shows the correction that is
 * running.
 */
export function CorrectionNotice({ project, mayCorrect, endObstacle }: CorrectionNoticeProps) {
  const { t } = useTranslation();
  const notice = useRef<HTMLDivElement>(null);
  const [asking, setAsking] = useState<'no' | 'open' | 'closing'>('no');
  const step = useCorrectionStep(project);
  const { bids_opened: opened, correction } = project;
  // The button that was pressed is gone by then.
  const takeFocus = () => notice.current?.focus();
  const end = () => step.mutate(null, { onSuccess: takeFocus });
  const mayEnd = mayCorrect && correction !== null && endObstacle === undefined && !step.isPending;
  useStepAct('end-correction', mayEnd ? end : null);
  if (opened === null) return null;
  return (
    <Box ref={notice} tabIndex={-1} sx={{ display: 'grid', gap: 1.5, outlineOffset: 2 }}>
      {correction ? (
        <Alert severity="warning" variant="outlined" role="status" sx={BAR} action={endButton()}>
          <AlertTitle>{t('corrections.running')}</AlertTitle>
          <Typography>
            {t('corrections.begun', { at: dayAndTimeOf(correction.since), by: correction.by })}
          </Typography>
          <Typography sx={REASON}>{t('corrections.because', { reason: correction.reason })}</Typography>
        </Alert>
      ) : (
        <Alert
          severity="info"
          variant="outlined"
          role="note"
          icon={<LockIcon />}
          sx={BAR}
          action={beginButton()}
        >
          {t('corrections.fixed', { at: dayAndTimeOf(opened) })}
        </Alert>
      )}
      {step.error && asking === 'no' && <ErrorPanel title={t('corrections.endFailed')} error={step.error} />}
      {asking !== 'no' && (
        <ReasonDialog
          open={asking === 'open'}
          title={t('corrections.begin')}
          lines={[t('corrections.text'), t('corrections.recorded')]}
          label={t('corrections.reason')}
          confirmLabel={t('corrections.begin')}
          field="reason"
          failed={t('corrections.beginFailed')}
          busy={step.isPending}
          error={step.error}
          onConfirm={(reason) => step.mutate(reason, { onSuccess: () => setAsking('closing') })}
          onCancel={() => {
            step.reset();
            setAsking('closing');
          }}
          onClosed={() => {
            setAsking('no');
            if (correction) takeFocus();
          }}
        />
      )}
    </Box>
  );

  function beginButton() {
    if (!mayCorrect) return null;
    const begin = () => {
      step.reset();
      setAsking('open');
    };
    return (
      <Button color="inherit" variant="outlined" onClick={begin}>
        {t('corrections.begin')}
      </Button>
    );
  }

  function endButton() {
    if (!mayCorrect) return null;
    const held = endObstacle !== undefined;
    return (
      <Tooltip title={endObstacle ?? ''} describeChild>
        <Button
          color="inherit"
          variant="outlined"
          loading={step.isPending}
          aria-disabled={held}
          onClick={held ? undefined : end}
          sx={held ? { opacity: 0.45, cursor: 'not-allowed' } : null}
        >
          {t('corrections.end')}
        </Button>
      </Tooltip>
    );
  }
}

const REASON = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;
/** On a phone there is no room for a sentence beside the button. */
const BAR = {
  flexWrap: 'wrap',
  '& .MuiAlert-message': { flex: '1 1 280px' },
  '& .MuiAlert-action': { pt: { xs: 0, sm: 0.5 }, pl: { xs: 3.5, sm: 2 }, ml: { xs: 0, sm: 'auto' } },
} as const;
