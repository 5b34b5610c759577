import { dayAndTimeOf } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { LockOutlined as LockIcon } from '../../ui/icons/lock-outlined.ts';
import { DelayedIndicator } from '../../ui/messages/delayed-indicator.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { FailedQuery } from '../../ui/messages/failed-query.tsx';
import { unlockRequestsQuery } from './admin-queries.ts';

const ProjectLink = createLink(Link);

/** The members who ask to open a closed project, the oldest first; staff answer them in the project itself. */
export function UnlockRequestsAdmin() {
  const { t } = useTranslation();
  const requests = useQuery(unlockRequestsQuery);
  if (requests.isPending) return <DelayedIndicator />;
  const failed = <FailedQuery query={requests} title={t('closure.requests.failed')} />;
  if (requests.isLoadingError) return failed;
  if (requests.data.results.length === 0)
    return (
      <>
        {failed}
        <Paper variant="outlined">
          <EmptyState
            title={t('closure.requests.empty')}
            hint={t('closure.requests.emptyHint')}
            icon={<LockIcon />}
          />
        </Paper>
      </>
    );
  return (
    <>
      {failed}
      <Paper
        variant="outlined"
        component="ul"
        aria-label={t('closure.requests.list')}
        sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {requests.data.results.map((request) => (
          <Box key={request.uuid} component="li" sx={{ px: 2.5, py: 1.75, overflowWrap: 'anywhere' }}>
            <Typography sx={{ fontWeight: 600 }}>
              {t(`closure.requests.${request.kind}`)}:{' '}
              <ProjectLink {...paths.project(request.organization, request.project, 'project-data')}>
                {request.project_name}
              </ProjectLink>
            </Typography>
            <Typography>{request.reason}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('closure.requests.of', { name: request.asked_by, at: dayAndTimeOf(request.asked) })} ·{' '}
              {request.organization_name}
            </Typography>
          </Box>
        ))}
      </Paper>
    </>
  );
}
