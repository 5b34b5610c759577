import type { User } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { dayAndTimeOf, formatModified } from '@milieuspoor/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { ReadByStaff } from '../../../lib/read-by-staff.ts';
import { saveBlob } from '../../../lib/save-blob.ts';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { useNotify } from '../../../ui/messages/notifications.tsx';
import { OwnPasswordForm } from '../own-password-form.tsx';
import { SectionCard } from '../section-card.tsx';

const erasureRequestQuery = queryOptions({
  queryKey: ['erasure-request'],
  queryFn: ({ signal }) => client.call(endpoints.getErasureRequest, {}, signal),
});

/**
 * The data that is stored about the user: a download, and a request to erase it. Both ask for the password if the user
 * has one.
 */
export function PersonalDataSection({ user }: { readonly user: User }) {
  const { t } = useTranslation();
  const byStaff = use(ReadByStaff);
  const notify = useNotify();
  const queries = useQueryClient();
  const [open, setOpen] = useState<'download' | 'erasure' | null>(null);
  const request = useQuery(erasureRequestQuery);
  const asked = request.data?.asked_at;
  const stop = () => setOpen(null);
  const download = async (current_password: string | undefined) => {
    const file = await client.call(endpoints.exportOwnData, { body: { current_password } });
    saveBlob(file, `Gegevens_${user.username}.zip`);
    notify(t('security.personalData.downloaded'));
    stop();
  };
  const ask = async (current_password: string | undefined) => {
    const answer = await client.call(endpoints.askErasure, { body: { current_password } });
    queries.setQueryData(erasureRequestQuery.queryKey, answer);
    notify(t('security.personalData.asked'));
    stop();
  };
  return (
    <SectionCard title={t('security.personalData.title')} lead={t('security.personalData.lead')}>
      {open === 'download' && (
        <OwnPasswordForm
          username={user.username}
          what={t('security.personalData.downloadHint')}
          label={t('security.personalData.download')}
          onSend={download}
          onCancel={stop}
        />
      )}
      {open === 'erasure' && (
        <OwnPasswordForm
          username={user.username}
          what={t('security.personalData.erasureHint')}
          label={t('security.personalData.askErasure')}
          onSend={ask}
          onCancel={stop}
        />
      )}
      {open === null && (
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          <Button variant="outlined" onClick={() => setOpen('download')}>
            {t('security.personalData.download')}
          </Button>
          <FailedQuery query={request} />
          {asked && (
            <Alert severity="info" variant="outlined" role="status">
              {t(byStaff ? 'security.personalData.waitingForStaff' : 'security.personalData.waiting', {
                moment: dayAndTimeOf(formatModified(new Date(asked))),
              })}
            </Alert>
          )}
          {asked === null && (
            <>
              <Typography sx={{ color: 'text.secondary' }}>
                {t(
                  byStaff ? 'security.personalData.erasureLeadForStaff' : 'security.personalData.erasureLead',
                )}
              </Typography>
              <Button onClick={() => setOpen('erasure')}>{t('security.personalData.askErasure')}</Button>
            </>
          )}
        </Box>
      )}
    </SectionCard>
  );
}
