import type { OrganisationDomain } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { ReadByStaff } from '../../../lib/read-by-staff.ts';
import { shownMoment } from '../../../lib/shown-moment.ts';
import { ConfirmDialog } from '../../../ui/messages/confirm-dialog.tsx';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { useNotify } from '../../../ui/messages/notifications.tsx';
import { domainsQuery } from './domain-queries.ts';
import { DomainRecord } from './domain-record.tsx';

type Action = 'check' | 'confirm' | 'remove' | 'admit' | 'admitNobody';

interface DomainItemProps {
  readonly organisationSlug: string;
  readonly domain: OrganisationDomain;
  readonly mayConfirm: boolean;
}

/** One domain: whether it is proven, the record that proves it, and the actions for it. */
export function DomainItem({ organisationSlug, domain, mayConfirm }: DomainItemProps) {
  const { t } = useTranslation();
  const byStaff = use(ReadByStaff);
  const notify = useNotify();
  const queries = useQueryClient();
  const [removing, setRemoving] = useState(false);
  const params = { org: organisationSlug, domain: domain.domain };
  const refresh = () => queries.invalidateQueries({ queryKey: domainsQuery(organisationSlug).queryKey });
  const acting = useMutation({
    mutationFn: async (action: Action) => {
      switch (action) {
        case 'check':
          return void (await client.call(endpoints.checkDomain, { params }));
        case 'confirm':
          return void (await client.call(endpoints.confirmDomain, { params }));
        case 'admit':
        case 'admitNobody':
          return void (await client.call(endpoints.updateDomain, {
            params,
            body: { admits_colleagues: action === 'admit' },
          }));
        case 'remove':
          return void (await client.call(endpoints.removeDomain, { params }));
      }
    },
    onSuccess: async (_answer, action) => {
      await refresh();
      setRemoving(false);
      notify(t(`settings.domains.done.${action}`, { domain: domain.domain }));
    },
    onError: () => void refresh(),
  });
  const isBusy = (action: Action) => acting.isPending && acting.variables === action;
  const isKept = domain.proof === 'dns';
  return (
    <Box component="li" sx={LINE}>
      <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {domain.domain}
      </Typography>
      <Typography>{state()}</Typography>
      {domain.record && domain.proof === null && <DomainRecord record={domain.record} />}
      {domain.record && domain.proof !== null && (
        <Box>
          <FormControlLabel
            control={
              <Switch
                checked={domain.admits_colleagues}
                disabled={acting.isPending}
                onChange={(_event, on) => acting.mutate(on ? 'admit' : 'admitNobody')}
              />
            }
            label={t('settings.domains.admits', { domain: domain.domain })}
          />
          <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '68ch' }}>
            {t('settings.domains.admitsHint')}
          </Typography>
        </Box>
      )}
      {domain.record && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: -0.75 }}>
          {/* Staff confirm a domain for an organisation that can make no record, so there is no record to look for. */}
          {domain.proof !== 'staff' && (
            <Button
              size="small"
              loading={isBusy('check')}
              aria-label={t(isKept ? 'settings.domains.checkAgainOf' : 'settings.domains.checkOf', {
                domain: domain.domain,
              })}
              onClick={() => acting.mutate('check')}
            >
              {t(isKept ? 'settings.domains.checkAgain' : 'settings.domains.check')}
            </Button>
          )}
          {mayConfirm && domain.proof === null && (
            <Button
              size="small"
              loading={isBusy('confirm')}
              aria-label={t('settings.domains.confirmOf', { domain: domain.domain })}
              onClick={() => acting.mutate('confirm')}
            >
              {t('settings.domains.confirm')}
            </Button>
          )}
          <Button
            size="small"
            color="error"
            aria-label={t('settings.domains.removeOf', { domain: domain.domain })}
            onClick={() => {
              acting.reset();
              setRemoving(true);
            }}
          >
            {t('settings.domains.remove')}
          </Button>
        </Box>
      )}
      {acting.error && !removing && <ErrorPanel error={acting.error} />}
      <ConfirmDialog
        open={removing}
        title={t('settings.domains.removeOf', { domain: domain.domain })}
        question={t(domain.proof === null ? 'settings.domains.removeOpen' : 'settings.domains.removeProven', {
          domain: domain.domain,
        })}
        confirmLabel={t('settings.domains.remove')}
        busy={isBusy('remove')}
        error={acting.error}
        onConfirm={() => acting.mutate('remove')}
        onCancel={() => setRemoving(false)}
      />
    </Box>
  );

  function state(): string {
    const moment = domain.proven === null ? '' : shownMoment(domain.proven);
    switch (domain.proof) {
      case null:
        return t('settings.domains.open');
      case 'sign-on':
        return t(byStaff ? 'settings.domains.ofSignOnForStaff' : 'settings.domains.ofSignOn');
      case 'staff':
        return t('settings.domains.byStaff', { moment });
      case 'dns':
        return t('settings.domains.byRecord', {
          moment,
          found: domain.found === null ? moment : shownMoment(domain.found),
        });
    }
  }
}

const LINE = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1,
  py: 2,
  borderBottom: 1,
  borderColor: 'divider',
  listStyle: 'none',
  '&:first-of-type': { pt: 0 },
} as const;
