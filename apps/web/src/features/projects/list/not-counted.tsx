import type { ListedProject, ProjectResult } from '@milieuspoor/contract';
import type { ProjectStatus } from '@milieuspoor/domain';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/** The figures of an organisation are of projects beyond these. */
const BEFORE_THEY_COUNT: readonly ProjectStatus[] = ['Design_Phase_Active', 'EMVI_Complete'];

interface NotCountedProps {
  readonly project: Pick<ListedProject, 'project_status'>;
  readonly result: ProjectResult | null;
}

/** Says of a project that shows a difference that the figures of the organisation don't count it yet. */
export function NotCounted({ project, result }: NotCountedProps) {
  const { t } = useTranslation();
  if (!result?.comparison || !BEFORE_THEY_COUNT.includes(project.project_status)) return null;
  return (
    <Typography component="span" variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
      {t('projects.result.notCounted')}
    </Typography>
  );
}
