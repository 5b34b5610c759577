import type { OpenWork } from '@milieuspoor/contract';
import { mendingOf } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { weightTexts, whatIsMissing } from './open-work-texts.ts';

interface OpenWorkItemProps {
  readonly work: OpenWork;
  readonly organisationSlug: string;
}

/** Something that is missing: what, of which project, what it weighs, and the way to the place where it is mended. */
export function OpenWorkItem({ work, organisationSlug }: OpenWorkItemProps) {
  const { t } = useTranslation();
  const { project, mine, by, step, tab, finding } = work;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 2,
        rowGap: 1,
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        breakInside: 'avoid',
      }}
    >
      <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {project?.name ?? t('openWork.organisation')}
        </Typography>
        <Typography>{whatIsMissing(work, t)}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[...weightTexts(work, t), ...(mine ? [] : [t(`nextStep.by.${by}`)])].join(' · ')}
        </Typography>
        {mine && finding && (
          <Typography variant="body2">
            {t(`statistics.findings.mending.${mendingOf(finding, false)}`)}
          </Typography>
        )}
      </Box>
      {project && mine && (
        <LinkButton
          {...paths.project(organisationSlug, project.uuid, tab ?? 'project-data')}
          {...(step ? { state: { takesStep: step } } : {})}
          size="small"
          variant="outlined"
          aria-label={`${actText(work, t)}: ${project.name}`}
        >
          {actText(work, t)}
        </LinkButton>
      )}
    </Box>
  );
}

/** Returns the name of the act that mends it. */
function actText({ step, subject, tab }: OpenWork, t: TFunction): string {
  if (step) return t(`nextStep.steps.${step}`);
  if (subject === 'date') return t('openWork.changeDay');
  return t('openWork.open', { tab: t(`projects.tabs.${tab ?? 'project-data'}`) });
}
