import { type Calculation, type Project, VARIANTS_MAX } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useIsMutating } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { logWarning } from '../../../lib/faults/report-fault.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { FileDownloadOutlined as DownloadIcon } from '../../../ui/icons/file-download-outlined.ts';
import { useMainAct } from '../../../ui/main-act.ts';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { useFocusKept } from '../../../ui/use-focus-kept.ts';
import { choiceObstacle } from './choice-obstacle.ts';
import { buttonLabel, isReady, type Making } from './making.ts';
import { useMaking } from './use-making.ts';

interface ReportDownloadProps {
  readonly project: Pick<Project, 'uuid'>;
  /** undefined while they are being fetched */
  readonly calculations: readonly Calculation[] | undefined;
}

/** Makes the report of the chosen calculations; shows its progress, its result and what failed. */
export function ReportDownload({ project, calculations = NONE_YET }: ReportDownloadProps) {
  const { t } = useTranslation();
  const variant = useMainAct('tab');
  const reasonId = useId();
  const chosen = calculations.filter(({ include_in_report }) => include_in_report).map(({ uuid }) => uuid);
  const { making, start, cancel } = useMaking(project.uuid, chosen);
  const isChoosing = useIsMutating({ mutationKey: queryKeys.choosingForReport(project.uuid) }) > 0;
  const known = calculations !== NONE_YET && !isChoosing;
  const obstacle = known ? choiceObstacle(calculations) : null;
  const canStart = isReady(making, known) && obstacle === null;
  const label = buttonLabel(making, known);
  const area = useRef<HTMLDivElement>(null);
  useFocusKept(area, `${making.generating} ${making.failure !== null}`);
  const press = () => {
    if (canStart) start();
    else if (obstacle) logWarning(obstacle, 'generate_report');
  };
  return (
    <Box ref={area} tabIndex={-1} sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', outlineOffset: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', width: 1 }}>
        <Button
          variant={variant}
          // It is not `disabled`, so that a keyboard user keeps the focus and finds the reason.
          aria-disabled={!canStart}
          aria-describedby={obstacle ? reasonId : undefined}
          startIcon={
            making.generating ? <CircularProgress size={18} color="inherit" aria-hidden /> : <DownloadIcon />
          }
          onClick={press}
          sx={{ width: { xs: 1, sm: 'auto' }, ...(canStart ? {} : NOT_NOW) }}
        >
          {label === 'start' || label === 'notReady'
            ? t(`reports.making.${label}`)
            : t(`reports.making.steps.${label}`)}
        </Button>
        {making.generating && making.step !== 'done' && (
          <Button onClick={cancel} sx={{ width: { xs: 1, sm: 'auto' } }}>
            {t('reports.making.cancel')}
          </Button>
        )}
        {obstacle && (
          <Typography id={reasonId} sx={{ color: 'text.secondary' }}>
            {t(`reports.making.${obstacle}`, { max: VARIANTS_MAX })}
          </Typography>
        )}
      </Box>
      {making.generating && <MakingProgress making={making} />}
      <Typography role="status" sx={{ color: 'text.secondary', '&:empty': { display: 'none' } }}>
        {making.saved !== null && t('reports.making.saved', { name: making.saved })}
      </Typography>
      {making.failure && (
        <Box sx={{ width: 1 }}>
          <ErrorPanel error={making.failure.error} title={t('reports.making.failed')} onRetry={press} />
        </Box>
      )}
    </Box>
  );
}

const NONE_YET: readonly Calculation[] = [];

/** The button keeps its text at full contrast, since the text says what is being done. */
const NOT_NOW = { cursor: 'not-allowed', boxShadow: 'none', '&:hover': { boxShadow: 'none' } } as const;

/** Shows how many of the steps of a report are done. */
function MakingProgress({ making }: { readonly making: Making }) {
  const { t } = useTranslation();
  const { stepsDone, steps } = making;
  const counted =
    steps === null
      ? null
      : {
          value: Math.round((100 * stepsDone) / steps),
          said: t('reports.making.progress', { done: stepsDone, steps }),
        };
  return (
    <Box sx={{ width: 1, maxWidth: 480 }}>
      <LinearProgress
        aria-label={t('reports.making.bar')}
        {...(counted && { variant: 'determinate', value: counted.value, 'aria-valuetext': counted.said })}
      />
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {counted ? counted.said : t('reports.making.counting')}
      </Typography>
    </Box>
  );
}
