import type { ListedProject } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/links/link-button.tsx';

interface ListedNextStepProps {
  readonly project: ListedProject;
  /** of the link; in a table, the keyboard reaches it only in its active cell */
  readonly tabIndex?: number;
}

/** Shows the next step of a project: as a link to its place, for a user who can take it. */
export function ListedNextStep({ project, tabIndex }: ListedNextStepProps) {
  const { t } = useTranslation();
  const next = project.next_step;
  if (next === null) return '–';
  const step = t(`nextStep.steps.${next.step}`);
  if (!next.mine)
    return (
      <Box component="span" sx={{ whiteSpace: 'normal', lineHeight: 1.3 }}>
        {step}.{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {t(`nextStep.by.${next.by}`)}
        </Box>
      </Box>
    );
  return (
    <LinkButton
      {...paths.project(project.organization, project.uuid, next.tab ?? 'baseline')}
      size="small"
      variant="outlined"
      {...(tabIndex === undefined ? {} : { tabIndex })}
      // The row around it has another link.
      onClick={(event) => event.stopPropagation()}
      sx={{ minWidth: 0, minHeight: 36, lineHeight: 1.25, textAlign: 'left', whiteSpace: 'normal' }}
    >
      {step}
    </LinkButton>
  );
}
