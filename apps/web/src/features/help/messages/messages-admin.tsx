import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useAddressSearch } from '../../../lib/use-address-search.ts';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { InboxOutlined as InboxIcon } from '../../../ui/icons/inbox-outlined.ts';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { MessageList } from './message-list.tsx';

const PAGE_SIZE = 25;
const HANDLED = { open: 'false', handled: 'true', all: undefined } as const;

const searchSchema = z.object({
  text: z.coerce.string().catch('').default(''),
  show: z.enum(['open', 'handled', 'all']).catch('open').default('open'),
  order: z.enum(['-created', 'created', 'sender_name', '-sender_name']).catch('-created').default('-created'),
  page: z.coerce.number().int().min(1).catch(1).default(1),
});

/** The messages of users and visitors to the provider: at first those that are still open. */
export function MessagesAdmin() {
  const { t } = useTranslation();
  const [{ text, show, order, page }, change] = useAddressSearch(searchSchema);

  const nothing = text
    ? 'help.messagesAdmin.noMatch'
    : show === 'open'
      ? 'help.messagesAdmin.allHandled'
      : 'help.messagesAdmin.empty';

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <SearchField
          label={t('help.messagesAdmin.search')}
          clearLabel={t('help.search.clear')}
          value={text}
          onChange={(value) => change({ text: value })}
        />
        <TextField
          select
          size="small"
          label={t('help.messagesAdmin.show')}
          value={show}
          onChange={({ target }) => change({ show: target.value as typeof show })}
          sx={{ width: 180 }}
        >
          <MenuItem value="open">{t('help.messagesAdmin.open')}</MenuItem>
          <MenuItem value="handled">{t('help.messagesAdmin.handled')}</MenuItem>
          <MenuItem value="all">{t('help.messagesAdmin.all')}</MenuItem>
        </TextField>
        <TextField
          select
          size="small"
          label={t('help.messagesAdmin.ordering')}
          value={order}
          onChange={({ target }) => change({ order: target.value as typeof order })}
          sx={{ width: 190 }}
        >
          <MenuItem value="-created">{t('help.messagesAdmin.newest')}</MenuItem>
          <MenuItem value="created">{t('help.messagesAdmin.oldest')}</MenuItem>
          <MenuItem value="sender_name">{t('help.messagesAdmin.sender')}</MenuItem>
          <MenuItem value="-sender_name">{t('help.messagesAdmin.senderBack')}</MenuItem>
        </TextField>
      </Box>
      <Box sx={{ mt: 3 }}>
        <MessageList
          heading="h2"
          query={{
            search: text,
            page,
            page_size: PAGE_SIZE,
            handled: HANDLED[show],
            ordering: order,
          }}
          nothing={
            <Paper variant="outlined">
              <EmptyState
                icon={<InboxIcon />}
                title={t(nothing)}
                {...(text ? {} : { hint: t('help.messagesAdmin.emptyHint') })}
              />
            </Paper>
          }
          onPage={(chosen) => change({ page: chosen })}
        />
      </Box>
    </>
  );
}
