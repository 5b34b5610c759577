import type { SignOnAnswer } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { shownMoment } from '../../../lib/shown-moment.ts';
import { ConfirmDialog } from '../../../ui/messages/confirm-dialog.tsx';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { useNotify } from '../../../ui/messages/notifications.tsx';
import { CardHead } from '../../../ui/page/card-head.tsx';
import { SummaryList } from '../../../ui/summary-list.tsx';
import { signOnQuery } from '../admin-queries.ts';
import { useAdminChange } from '../use-admin-change.ts';
import { SignOnDialog } from './sign-on-dialog.tsx';
import { SignOnTest } from './sign-on-test.tsx';

/** Shows how the people of an organisation sign in at its own provider. */
export function SignOnCard({ organisation }: { readonly organisation: string }) {
  const { t } = useTranslation();
  const { data, isPending, error, refetch } = useQuery(signOnQuery(organisation));
  const [editing, setEditing] = useState(false);
  return (
    <Card
      component="section"
      aria-label={t('admin.signOn.title')}
      variant="outlined"
      sx={{ p: { xs: 2, sm: 3 } }}
    >
      <CardHead
        title={t('admin.signOn.title')}
        lead={t('admin.signOn.lead')}
        action={
          data && (
            <Button variant="outlined" onClick={() => setEditing(true)}>
              {t(data.revision === 0 ? 'admin.signOn.setUp' : 'admin.signOn.edit')}
            </Button>
          )
        }
      />
      {isPending && <DelayedIndicator minHeight={80} />}
      {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {data?.revision === 0 && <Typography>{t('admin.signOn.none')}</Typography>}
      {data && data.revision > 0 && <SetUp signOn={data} />}
      {data && editing && <SignOnDialog signOn={data} onClose={() => setEditing(false)} />}
    </Card>
  );
}

function SetUp({ signOn }: { readonly signOn: SignOnAnswer }) {
  const { t } = useTranslation();
  const yesOrNo = (value: boolean) => t(value ? 'admin.yes' : 'admin.no');
  const { admits, last_failure: failure, multi_factor_contexts: contexts } = signOn;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {failure && (
        <Alert severity="warning">
          {t('admin.signOn.failing', { moment: shownMoment(failure.at), message: failure.message })}
        </Alert>
      )}
      <SummaryList
        lines={[
          { key: 'state', label: t('admin.signOn.state'), value: yesOrNo(signOn.enabled) },
          { key: 'domains', label: t('admin.signOn.domains'), value: signOn.domains.join(', ') },
          { key: 'compulsory', label: t('admin.signOn.compulsory'), value: yesOrNo(signOn.compulsory) },
          {
            key: 'admits',
            label: t('admin.signOn.admits'),
            value: t(admits === null ? 'admin.signOn.admitsNobody' : `admin.signOn.admitsAs.${admits}`),
          },
          { key: 'issuer', label: t('admin.signOn.issuer'), value: signOn.issuer },
          { key: 'client', label: t('admin.signOn.clientId'), value: signOn.client_id },
          {
            key: 'contexts',
            label: t('admin.signOn.contexts'),
            value: contexts.join(', ') || t('admin.signOn.contextsNone'),
          },
          { key: 'redirect', label: t('admin.signOn.redirectUri'), value: signOn.redirect_uri },
          { key: 'linked', label: t('admin.signOn.linked'), value: signOn.linked },
        ]}
      />
      <SignOnTest
        organisation={signOn.organization}
        typed={() => ({})}
        action={<RemoveButton signOn={signOn} />}
      />
    </Box>
  );
}

function RemoveButton({ signOn }: { readonly signOn: SignOnAnswer }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const removing = useAdminChange(
    () => client.call(endpoints.removeSignOn, { params: { organization: signOn.organization } }),
    () => {
      setAsking(false);
      notify(t('admin.signOn.removed'));
    },
  );
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        {t('admin.signOn.remove')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('admin.signOn.remove')}
        question={t('admin.signOn.removeQuestion')}
        confirmLabel={t('admin.signOn.remove')}
        busy={removing.isPending}
        error={removing.error}
        onConfirm={() => removing.mutate(undefined)}
        onCancel={() => setAsking(false)}
        onClosed={() => removing.reset()}
      />
    </>
  );
}
