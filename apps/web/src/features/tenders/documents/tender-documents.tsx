import type { Project } from '@milieuspoor/contract';
import { calculationLock, configuredTabs } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths.ts';
import { ReadByStaff } from '../../../lib/read-by-staff.ts';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { useMainAct } from '../../../ui/main-act.ts';
import { ExportAwardRecord } from './export-award-record.tsx';
import { ExportEmvi } from './export-emvi.tsx';
import { IssuedCriteria } from './issued-criteria.tsx';
import { MissingNotice } from './missing-notice.tsx';
import { isModelComplete } from './missing-values.ts';

interface TenderDocumentsProps {
  readonly project: Project;
  /** how to reach the people who make the documents */
  readonly provider: ReactNode;
  readonly onNext?: () => void;
}

/** Tab 5: shows who makes the tender documents, which documents can be downloaded, and the button to go on (D-47). */
export function TenderDocuments({ project, provider, onNext }: TenderDocumentsProps) {
  const { t } = useTranslation();
  const byStaff = use(ReadByStaff);
  const variant = useMainAct('tab');
  const closed = calculationLock('design-baseline', {
    status: project.project_status,
    locked: project.project_locked,
  });
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(280px, 1fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <div>
            <Typography variant="h2">{t('tenderDocuments.title')}</Typography>
            <Typography sx={{ mt: 0.5, color: 'text.secondary', maxWidth: '75ch' }}>
              {t(byStaff ? 'tenderDocuments.textForStaff' : 'tenderDocuments.text')}
            </Typography>
            <LinkButton {...paths.contact(project.organization)} variant="outlined" sx={{ mt: 2 }}>
              {t('tenderDocuments.contact')}
            </LinkButton>
          </div>
          {hasAwardModel(project) && (
            <>
              <CriterionExport project={project} />
              <ExportAwardRecord project={project} />
            </>
          )}
        </Box>
        {provider}
      </Box>
      {onNext && !closed && (
        <>
          <Divider />
          <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
            <Button variant={variant} size="large" onClick={onNext}>
              {t('projects.screen.next')}
            </Button>
          </Box>
        </>
      )}
    </>
  );
}

/** Tells whether a project has an award model: one that is not awarded on criteria has nothing to export. */
function hasAwardModel({ project_contract_type, project_award_criteria }: Project): boolean {
  const configured = configuredTabs({
    contractType: project_contract_type,
    awardCriteria: project_award_criteria,
  });
  return configured['award-criterion'] !== 'Excluded';
}

function CriterionExport({ project }: { readonly project: Project }) {
  const { t } = useTranslation();
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div>
        <Typography variant="h3">{t('tenderDocuments.export.title')}</Typography>
        <Typography sx={{ mt: 0.5, color: 'text.secondary', maxWidth: '75ch' }}>
          {t('tenderDocuments.export.text')}
        </Typography>
      </div>
      {isModelComplete(project) ? <ExportEmvi project={project} /> : <MissingNotice project={project} />}
      <IssuedCriteria project={project} />
    </Box>
  );
}
