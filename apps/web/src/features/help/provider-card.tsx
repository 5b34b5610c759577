import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { telephoneAddress } from '../../lib/telephone-address.ts';
import { DelayedIndicator } from '../../ui/messages/delayed-indicator.tsx';
import { FailedQuery } from '../../ui/messages/failed-query.tsx';
import { providerQuery } from './help-queries.ts';

/** The address, telephone number and e-mail address of the provider of this installation. */
export function ProviderCard() {
  const { t } = useTranslation();
  const provider = useQuery(providerQuery);
  return (
    <Card variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {t('help.contact.reachUs')}
      </Typography>
      {provider.isPending && <DelayedIndicator minHeight={160} />}
      <FailedQuery query={provider} />
      {provider.data && (
        <Box
          component="dl"
          sx={{
            m: 0,
            '& dt': { color: 'text.secondary', fontSize: '0.875rem' },
            '& dd': { m: 0, mb: 2, overflowWrap: 'anywhere' },
          }}
        >
          <dt>{t('help.contact.address')}</dt>
          <dd>
            <Box component="address" sx={{ fontStyle: 'normal' }}>
              <strong>{provider.data.name}</strong>
              {provider.data.address.map((line) => (
                <div key={line}>{line}</div>
              ))}
            </Box>
          </dd>
          <dt>{t('help.contact.phone')}</dt>
          <dd>
            <Link href={telephoneAddress(provider.data.phone)}>{provider.data.phone}</Link>
          </dd>
          <dt>{t('help.contact.email')}</dt>
          <dd>
            <Link href={`mailto:${provider.data.email}`}>{provider.data.email}</Link>
          </dd>
        </Box>
      )}
    </Card>
  );
}
