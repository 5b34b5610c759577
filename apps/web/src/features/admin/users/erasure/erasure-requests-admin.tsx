import { formatDay, formatIsoDay } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GroupOutlined as GroupIcon } from '../../../../ui/icons/group-outlined.ts';
import { DelayedIndicator } from '../../../../ui/messages/delayed-indicator.tsx';
import { EmptyState } from '../../../../ui/messages/empty-state.tsx';
import { FailedQuery } from '../../../../ui/messages/failed-query.tsx';
import { erasureRequestsQuery } from '../../admin-queries.ts';
import { UserDialog } from '../user-dialog.tsx';

interface ErasureRequestsAdminProps {
  readonly ownUuid: string;
}

/** The people who asked to be erased, the oldest first, with the day by which they must get an answer. */
export function ErasureRequestsAdmin({ ownUuid }: ErasureRequestsAdminProps) {
  const { t } = useTranslation();
  const requests = useQuery(erasureRequestsQuery);
  const [opened, setOpened] = useState<string | null>(null);
  if (requests.isPending) return <DelayedIndicator />;
  const failed = <FailedQuery query={requests} title={t('admin.users.erasureRequests.failed')} />;
  if (requests.isLoadingError) return failed;
  return (
    <>
      {failed}
      {requests.data.length === 0 ? (
        <Paper variant="outlined">
          <EmptyState
            title={t('admin.users.erasureRequests.empty')}
            hint={t('admin.users.erasureRequests.emptyHint')}
            icon={<GroupIcon />}
          />
        </Paper>
      ) : (
        <>
          <Typography sx={{ mb: 2 }}>{t('admin.users.erasureRequests.lead')}</Typography>
          <Paper
            variant="outlined"
            component="ul"
            aria-label={t('admin.users.erasureRequests.list')}
            sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
          >
            {requests.data.map(({ uuid, user, name, email, asked, due, overdue }) => (
              <Box key={uuid} component="li" sx={ROW}>
                <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
                  <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {email}
                  </Typography>
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {t('admin.users.erasureRequests.asked', { day: formatDay(new Date(asked)) })}
                  </Typography>
                  <Typography sx={overdue ? { color: 'error.main', fontWeight: 600 } : {}}>
                    {t(`admin.users.erasureRequests.${overdue ? 'overdue' : 'due'}`, {
                      day: formatIsoDay(due),
                    })}
                  </Typography>
                </Box>
                <Button
                  size="small"
                  sx={{ ml: -0.75 }}
                  aria-label={t('admin.users.erasureRequests.openOf', { name })}
                  onClick={() => setOpened(user)}
                >
                  {t('admin.users.erasureRequests.open')}
                </Button>
              </Box>
            ))}
          </Paper>
        </>
      )}
      {opened && <UserDialog uuid={opened} self={opened === ownUuid} onClose={() => setOpened(null)} />}
    </>
  );
}

const ROW = {
  px: 2.5,
  py: 1.75,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  overflowWrap: 'anywhere',
} as const;
