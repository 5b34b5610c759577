import type { Project } from '@milieuspoor/contract';
import { calculationLock } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/links/link-button.tsx';

interface TenderDocumentsProps {
  readonly project: Pick<Project, 'organization' | 'project_status' | 'project_locked'>;
  readonly onNext?: () => void;
}

/** Says how the tender documents come about, and leads on until the design phase is closed (decision 47). */
export function TenderDocuments({ project, onNext }: TenderDocumentsProps) {
  const { t } = useTranslation();
  const closed = calculationLock('design-baseline', {
    status: project.project_status,
    locked: project.project_locked,
  });
  return (
    <>
      <div>
        <Typography variant="h2">{t('projectLife.tenderDocuments.title')}</Typography>
        <Typography sx={{ mt: 0.5, color: 'text.secondary', maxWidth: '75ch' }}>
          {t('projectLife.tenderDocuments.text')}
        </Typography>
        <LinkButton {...paths.contact(project.organization)} variant="outlined" sx={{ mt: 2 }}>
          {t('projectLife.tenderDocuments.contact')}
        </LinkButton>
      </div>
      {onNext && !closed && (
        <>
          <Divider />
          <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
            <Button variant="contained" size="large" onClick={onNext}>
              {t('projects.screen.next')}
            </Button>
          </Box>
        </>
      )}
    </>
  );
}
