import type { User } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { ContactForm } from './contact-form.tsx';
import { ProviderCard } from './provider-card.tsx';

interface ContactScreenProps {
  readonly organisationSlug: string;
  readonly user: User;
}

/** Shows how to reach the provider of the installation, with a form for a message. */
export function ContactScreen({ organisationSlug, user }: ContactScreenProps) {
  const { t } = useTranslation();
  return (
    <section>
      <PageHeading title={t('help.contact.title')} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(280px, 1fr) minmax(0, 2fr)' },
        }}
      >
        <ProviderCard />
        <ContactForm key={organisationSlug} organisationSlug={organisationSlug} user={user} />
      </Box>
    </section>
  );
}
