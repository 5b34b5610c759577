import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MessageList } from './message-list.tsx';

const PAGE_SIZE = 5;

interface OrganisationMessagesProps {
  readonly organisationSlug: string;
}

/** The messages of the members of one organisation to the provider, handled or not, the newest first. */
export function OrganisationMessages({ organisationSlug }: OrganisationMessagesProps) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  return (
    <MessageList
      heading="h3"
      query={{
        search: '',
        organization: organisationSlug,
        ordering: '-created',
        page,
        page_size: PAGE_SIZE,
      }}
      nothing={
        <Typography sx={{ color: 'text.secondary' }}>{t('help.messagesAdmin.noneOfOrganisation')}</Typography>
      }
      onPage={setPage}
    />
  );
}
