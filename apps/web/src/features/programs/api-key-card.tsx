import type { ApiKey } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../lib/client.ts';
import { shownMoment } from '../../lib/shown-moment.ts';
import { ConfirmDialog } from '../../ui/messages/confirm-dialog.tsx';
import { useNotify } from '../../ui/messages/notifications.tsx';
import { apiKeysQuery } from './program-queries.ts';

interface ApiKeyCardProps {
  readonly organisationSlug: string;
  readonly apiKey: ApiKey;
}

/** One key, with what its program may do, until when, and when it was last used. */
export function ApiKeyCard({ organisationSlug, apiKey }: ApiKeyCardProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { name } = apiKey;
  const refresh = () => queries.invalidateQueries({ queryKey: apiKeysQuery(organisationSlug).queryKey });
  const revoking = useMutation({
    mutationFn: () =>
      client.call(endpoints.revokeApiKey, { params: { org: organisationSlug, key: apiKey.uuid } }),
    onSuccess: async () => {
      await refresh();
      setAsking(false);
      notify(t('programs.keys.revoked', { name }));
    },
    onError: () => void refresh(),
  });
  return (
    <Card
      component="li"
      variant="outlined"
      sx={{ p: 2.5, display: 'grid', gap: 0.75, alignContent: 'start' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography
          component="code"
          variant="body2"
          sx={{ color: 'text.secondary', fontFamily: 'monospace' }}
        >
          {apiKey.beginning}…
        </Typography>
      </Box>
      <Typography sx={{ color: apiKey.state === 'active' ? 'text.primary' : 'error.main' }}>
        {standing()}
      </Typography>
      <Typography variant="body2">
        {apiKey.scopes
          .map((scope) => t(`programs.keys.scopeNames.${scope.replace(':', '-') as 'projects-read'}`))
          .join(' · ')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {t('programs.keys.madeBy', { person: apiKey.created_by, moment: shownMoment(apiKey.created) })}
        {'. '}
        {apiKey.held_by !== apiKey.created_by &&
          `${t('programs.keys.takenOverBy', { person: apiKey.held_by })}. `}
        {apiKey.last_used === null
          ? t('programs.keys.neverUsed')
          : t('programs.keys.lastUsed', {
              moment: shownMoment(apiKey.last_used),
              address: apiKey.last_used_address ?? '',
            })}
        .
      </Typography>
      {apiKey.state === 'active' && (
        <Button
          size="small"
          color="error"
          sx={{ justifySelf: 'start', ml: -0.75 }}
          aria-label={t('programs.keys.revokeOf', { name })}
          onClick={() => {
            revoking.reset();
            setAsking(true);
          }}
        >
          {t('programs.keys.revoke')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={t('programs.keys.revokeOf', { name })}
        question={t('programs.keys.revokeQuestion', { name })}
        confirmLabel={t('programs.keys.revoke')}
        busy={revoking.isPending}
        error={revoking.error}
        onConfirm={() => revoking.mutate()}
        onCancel={() => setAsking(false)}
      />
    </Card>
  );

  function standing(): string {
    if (apiKey.state === 'revoked')
      return t('programs.keys.revokedBy', {
        person: apiKey.revoked_by ?? '',
        moment: shownMoment(apiKey.revoked ?? apiKey.expires),
      });
    const moment = shownMoment(apiKey.expires);
    return t(apiKey.state === 'expired' ? 'programs.keys.expired' : 'programs.keys.worksUntil', { moment });
  }
}
