import type { Project } from '@milieuspoor/contract';
import { fieldProblemText } from '@milieuspoor/domain';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths.ts';
import { currentLanguage } from '../../../text/language.ts';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import type { ModelColumns } from '../model-columns.ts';
import { COMPLETING_STEP, missingValues } from './missing-values.ts';

interface MissingNoticeProps {
  readonly project: ModelColumns & Pick<Project, 'uuid' | 'organization'>;
}

/** Shows what must still be done before there is something to export, with the link to where it is done. */
export function MissingNotice({ project }: MissingNoticeProps) {
  const { t } = useTranslation();
  const missing = missingValues(project);
  const step = missing[0]?.step ?? COMPLETING_STEP;
  return (
    <Alert severity="info" variant="outlined">
      <AlertTitle>{t('tenderDocuments.missing.title')}</AlertTitle>
      {missing.length === 0 ? (
        t('tenderDocuments.missing.complete')
      ) : (
        <>
          {t('tenderDocuments.missing.lead')}
          <Box component="ul" sx={{ mt: 0.5, mb: 0, pl: 2.5 }}>
            {missing.map((each) => (
              <li key={each.field}>
                {t('tenderDocuments.missing.step', {
                  step: each.step,
                  field: t(`tenderDocuments.missing.fields.${each.field}`),
                  problem: fieldProblemText(each, currentLanguage()),
                })}
              </li>
            ))}
          </Box>
        </>
      )}
      <Box sx={{ mt: 1.5 }}>
        <LinkButton
          {...paths.project(project.organization, project.uuid, 'award-criterion')}
          variant="outlined"
          size="small"
        >
          {t('tenderDocuments.missing.toStep', { step })}
        </LinkButton>
      </Box>
    </Alert>
  );
}
