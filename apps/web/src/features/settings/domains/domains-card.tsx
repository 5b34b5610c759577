import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { CardHead } from '../../../ui/page/card-head.tsx';
import { AddDomainForm } from './add-domain-form.tsx';
import { DomainItem } from './domain-item.tsx';
import { domainsQuery } from './domain-queries.ts';

interface DomainsCardProps {
  readonly organisationSlug: string;
  /** true if the user's word is enough to confirm a domain: for the provider's own staff */
  readonly mayConfirm: boolean;
}

/**
 * The organisation's own domains of e-mail addresses, with ways to add, prove and remove them; for managers of the
 * organisation.
 */
export function DomainsCard({ organisationSlug, mayConfirm }: DomainsCardProps) {
  const { t } = useTranslation();
  const domains = useQuery(domainsQuery(organisationSlug));
  return (
    <Card
      component="section"
      aria-label={t('settings.domains.heading')}
      variant="outlined"
      sx={{ p: { xs: 2, sm: 3 } }}
    >
      <CardHead title={t('settings.domains.heading')} lead={t('settings.domains.lead')} />
      {domains.isPending && <DelayedIndicator />}
      <FailedQuery query={domains} />
      {domains.data?.length === 0 && <Typography sx={{ mb: 2 }}>{t('settings.domains.empty')}</Typography>}
      <Box component="ul" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', m: 0, p: 0 }}>
        {domains.data?.map((domain) => (
          <DomainItem
            key={domain.domain}
            organisationSlug={organisationSlug}
            domain={domain}
            mayConfirm={mayConfirm}
          />
        ))}
      </Box>
      <AddDomainForm organisationSlug={organisationSlug} />
    </Card>
  );
}
