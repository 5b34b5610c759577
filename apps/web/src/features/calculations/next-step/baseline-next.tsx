import type { Project } from '@milieuspoor/contract';
import { calculationLock } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMainAct } from '../../../ui/main-act.ts';
import { calculationsQuery } from '../calculation-queries.ts';
import { type BaselineStep, baselineStep } from './next-step.ts';

const LABEL = {
  next: 'calculations.baseline.next',
  'activate-first': 'calculations.baseline.activateFirst',
  'add-first': 'calculations.baseline.addFirst',
} as const satisfies Record<BaselineStep, string>;

interface BaselineNextProps {
  readonly project: Pick<Project, 'uuid' | 'project_status' | 'project_locked'>;
  readonly onNext: () => void;
}

/**
 * Leads from the tab Baseline to the next step, or says what is still needed; hidden once the design phase is closed
 * (part 2, §2).
 */
export function BaselineNext({ project, onNext }: BaselineNextProps) {
  const { t } = useTranslation();
  const variant = useMainAct('tab');
  const { data } = useQuery(calculationsQuery(project.uuid));
  const closed = calculationLock('design-baseline', {
    status: project.project_status,
    locked: project.project_locked,
  });
  if (!data || closed) return null;
  const step = baselineStep(data.filter(({ calculation_type }) => calculation_type === 'design-baseline'));
  return (
    <>
      <Divider />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Button variant={variant} size="large" disabled={step !== 'next'} onClick={onNext}>
          {t(LABEL[step])}
        </Button>
      </Box>
    </>
  );
}
