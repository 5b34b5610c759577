import type { ListedProject } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/links/link-button.tsx';

interface ListedNextStepProps {
  readonly project: ListedProject;
  /** of the link; in a table, the keyboard reaches it only in its active cell */
  readonly tabIndex?: number;
  readonly sx?: object;
}

/**
 * Shows the next step of a project: as a link that takes it in the project, for a user who can. A project that has none shows
 * nothing: its status says so.
 */
export function ListedNextStep({ project, tabIndex, sx = {} }: ListedNextStepProps) {
  const { t } = useTranslation();
  const next = project.next_step;
  if (next === null) return null;
  const step = t(`nextStep.steps.${next.step}`);
  return (
    <Box sx={[{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }, sx]}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {`${t('nextStep.title')}:`}
      </Box>
      {next.mine ? (
        <LinkButton
          {...paths.project(project.organization, project.uuid, next.tab ?? 'baseline')}
          data-printed
          state={{ takesStep: next.step }}
          size="small"
          variant="outlined"
          {...(tabIndex === undefined ? {} : { tabIndex })}
          // The row around it has another link.
          onClick={(event) => event.stopPropagation()}
          sx={{ minWidth: 0, minHeight: 36, lineHeight: 1.25, textAlign: 'left', whiteSpace: 'normal' }}
        >
          {step}
        </LinkButton>
      ) : (
        <Box component="span" sx={{ whiteSpace: 'normal', lineHeight: 1.3 }}>
          {step}.{' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {t(`nextStep.by.${next.by}`)}
          </Box>
        </Box>
      )}
    </Box>
  );
}
