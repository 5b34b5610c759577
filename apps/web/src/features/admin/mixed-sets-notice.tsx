import { IMPACT_SETS } from '@milieuspoor/domain';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { mixedSetsQuery } from './admin-queries.ts';

const ProjectLink = createLink(Link);

/** Names the projects whose active calculations use more than one set; shows nothing when there are none. */
export function MixedSetsNotice() {
  const { t } = useTranslation();
  const { data } = useQuery(mixedSetsQuery);
  if (!data || data.count === 0) return null;
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
      <AlertTitle>{t('admin.mixedSets.title', { count: data.count })}</AlertTitle>
      {t('admin.mixedSets.text')}
      <Box component="ul" sx={{ mt: 1, mb: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {data.results.map(({ uuid, project_name, organization, organization_name, calculations }) => (
          <li key={uuid}>
            <ProjectLink {...paths.project(organization, uuid, 'project-data')}>{project_name}</ProjectLink>{' '}
            {t('admin.mixedSets.where', {
              organization: organization_name,
              calculations: calculations
                .map(({ name, mki_set }) =>
                  t('admin.mixedSets.one', { name, set: IMPACT_SETS[mki_set].name }),
                )
                .join(', '),
            })}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
