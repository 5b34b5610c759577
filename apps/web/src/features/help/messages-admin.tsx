import InboxIcon from '@mui/icons-material/InboxOutlined';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useAddressSearch } from '../../lib/use-address-search.ts';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { DelayedIndicator } from '../../ui/messages/delayed-indicator.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { ErrorPanel } from '../../ui/messages/error-panel.tsx';
import { Pager } from '../../ui/page/pager.tsx';
import { useFocusKept } from '../../ui/use-focus-kept.ts';
import { messagesQuery } from './help-queries.ts';
import { MessageCard } from './message-card.tsx';

const PAGE_SIZE = 25;
const HANDLED = { open: 'false', afgehandeld: 'true', alle: undefined } as const;

const searchSchema = z.object({
  zoek: z.coerce.string().catch('').default(''),
  toon: z.enum(['open', 'afgehandeld', 'alle']).catch('open').default('open'),
  volgorde: z
    .enum(['-created', 'created', 'sender_name', '-sender_name'])
    .catch('-created')
    .default('-created'),
  pagina: z.coerce.number().int().min(1).catch(1).default(1),
});

/** What users and visitors wrote to the provider: what is still to do first, until it is asked otherwise. */
export function MessagesAdmin() {
  const { t } = useTranslation();
  const [{ zoek, toon, volgorde, pagina }, change] = useAddressSearch(searchSchema);
  const messages = useQuery(
    messagesQuery({
      search: zoek,
      page: pagina,
      page_size: PAGE_SIZE,
      handled: HANDLED[toon],
      ordering: volgorde,
    }),
  );
  const list = useRef<HTMLDivElement>(null);
  const shown = messages.data?.results ?? [];
  // A message that is handled leaves the list of what is to do, and takes its button along.
  useFocusKept(list, shown.map(({ uuid }) => uuid).join());

  const nothing = zoek
    ? 'help.messagesAdmin.noMatch'
    : toon === 'open'
      ? 'help.messagesAdmin.allHandled'
      : 'help.messagesAdmin.empty';

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <SearchField
          label={t('help.messagesAdmin.search')}
          clearLabel={t('help.faq.clearSearch')}
          value={zoek}
          onChange={(value) => change({ zoek: value })}
        />
        <TextField
          select
          size="small"
          label={t('help.messagesAdmin.show')}
          value={toon}
          onChange={({ target }) => change({ toon: target.value as typeof toon })}
          sx={{ width: 180 }}
        >
          <MenuItem value="open">{t('help.messagesAdmin.open')}</MenuItem>
          <MenuItem value="afgehandeld">{t('help.messagesAdmin.handled')}</MenuItem>
          <MenuItem value="alle">{t('help.messagesAdmin.all')}</MenuItem>
        </TextField>
        <TextField
          select
          size="small"
          label={t('help.messagesAdmin.ordering')}
          value={volgorde}
          onChange={({ target }) => change({ volgorde: target.value as typeof volgorde })}
          sx={{ width: 190 }}
        >
          <MenuItem value="-created">{t('help.messagesAdmin.newest')}</MenuItem>
          <MenuItem value="created">{t('help.messagesAdmin.oldest')}</MenuItem>
          <MenuItem value="sender_name">{t('help.messagesAdmin.sender')}</MenuItem>
          <MenuItem value="-sender_name">{t('help.messagesAdmin.senderBack')}</MenuItem>
        </TextField>
      </Box>
      <Box ref={list} tabIndex={-1} role="region" aria-label={t('help.messagesAdmin.list')} sx={{ mt: 3 }}>
        {messages.isPending && <DelayedIndicator />}
        {messages.isError && <ErrorPanel error={messages.error} onRetry={() => void messages.refetch()} />}
        {messages.data && shown.length === 0 && (
          <Paper variant="outlined">
            <EmptyState
              icon={<InboxIcon />}
              title={t(nothing)}
              {...(zoek ? {} : { hint: t('help.messagesAdmin.emptyHint') })}
            />
          </Paper>
        )}
        <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
          {shown.map((message) => (
            <MessageCard key={message.uuid} message={message} />
          ))}
        </Box>
      </Box>
      {messages.data && (
        <Pager
          page={pagina}
          pageSize={PAGE_SIZE}
          count={messages.data.count}
          onPage={(page) => change({ pagina: page })}
        />
      )}
    </>
  );
}
