import type { Project } from '@milieuspoor/contract';
import { formatEuro } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTranslation } from 'react-i18next';
import { SCROLL_SHADOWS } from '../../../../ui/scroll-shadows.ts';

interface ModelChoicesProps {
  readonly projects: readonly Project[];
  readonly chosen: string | null;
  readonly onChoose: (uuid: string) => void;
}

/** Shows the projects with a model, each with what distinguishes its model from the others. */
export function ModelChoices({ projects, chosen, onChoose }: ModelChoicesProps) {
  const { t } = useTranslation();
  return (
    <RadioGroup
      aria-label={t('tenders.copy.projects')}
      value={chosen ?? ''}
      onChange={(_event, uuid) => onChoose(uuid)}
      sx={{ ...SCROLL_SHADOWS, flexWrap: 'nowrap', maxHeight: 280 }}
    >
      {projects.map((project) => (
        <FormControlLabel
          key={project.uuid}
          value={project.uuid}
          control={<Radio />}
          sx={{ mr: 0, py: 0.5, alignItems: 'flex-start' }}
          label={
            <Box sx={{ pt: 1, overflowWrap: 'anywhere' }}>
              {project.project_name}{' '}
              <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
                {t('tenders.copy.summary', {
                  scope: formatEuro(project.projectscope),
                  benefit: formatEuro(project.fictional_tender_benefit),
                  discount: formatEuro(project.mki_max_discount),
                })}
                {', '}
                {t(`tenders.copy.status.${project.emvi_status === 'Locked' ? 'complete' : 'open'}`)}
              </Box>
            </Box>
          }
        />
      ))}
    </RadioGroup>
  );
}
