import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Add as AddIcon } from '../../ui/icons/add.ts';
import { LockOutlined as LockIcon } from '../../ui/icons/lock-outlined.ts';
import { DelayedIndicator } from '../../ui/messages/delayed-indicator.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { FailedQuery } from '../../ui/messages/failed-query.tsx';
import { CardList } from '../../ui/page/card-list.tsx';
import { ApiKeyCard } from './api-key-card.tsx';
import { MadeSecretDialog } from './made-secret-dialog.tsx';
import { NewApiKeyDialog } from './new-api-key-dialog.tsx';
import { apiKeysQuery } from './program-queries.ts';

interface ApiKeysProps {
  readonly organisationSlug: string;
}

/** The keys with which programs act for an organisation, with ways to make, check and revoke them. */
export function ApiKeys({ organisationSlug }: ApiKeysProps) {
  const { t } = useTranslation();
  const keys = useQuery(apiKeysQuery(organisationSlug));
  const [making, setMaking] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  return (
    <section aria-label={t('programs.keys.heading')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
        <Box sx={{ flex: '1 1 320px' }}>
          <Typography variant="h2" sx={{ mb: 0.5 }}>
            {t('programs.keys.heading')}
          </Typography>
          <Typography sx={{ color: 'text.secondary', maxWidth: '70ch' }}>
            {t('programs.keys.lead')}{' '}
            <Link href="/api/guide" target="_blank" rel="noopener">
              {t('programs.guide')}
            </Link>{' '}
            ·{' '}
            <Link href="/api/docs" target="_blank" rel="noopener">
              {t('programs.reference')}
            </Link>
          </Typography>
        </Box>
        <Button variant="contained" startIcon={<AddIcon />} onClick={() => setMaking(true)}>
          {t('programs.keys.make')}
        </Button>
      </Box>
      {keys.isPending && <DelayedIndicator />}
      <FailedQuery query={keys} />
      {keys.data?.length === 0 && (
        <Paper variant="outlined">
          <EmptyState
            icon={<LockIcon />}
            title={t('programs.keys.empty')}
            hint={t('programs.keys.emptyHint')}
          />
        </Paper>
      )}
      <CardList cardWidth={380}>
        {keys.data?.map((apiKey) => (
          <ApiKeyCard key={apiKey.uuid} organisationSlug={organisationSlug} apiKey={apiKey} />
        ))}
      </CardList>
      {making && (
        <NewApiKeyDialog
          organisationSlug={organisationSlug}
          onMade={(key) => {
            setMaking(false);
            setMade(key);
          }}
          onClose={() => setMaking(false)}
        />
      )}
      {made !== null && (
        <MadeSecretDialog
          title={t('programs.keys.madeTitle')}
          label={t('programs.keys.key')}
          explanation={t('programs.keys.once')}
          secret={made}
          onClose={() => setMade(null)}
        />
      )}
    </section>
  );
}
