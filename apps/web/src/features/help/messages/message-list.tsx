import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { Pager } from '../../../ui/page/pager.tsx';
import { useFocusKept } from '../../../ui/use-focus-kept.ts';
import { type MessagesQuery, messagesQuery } from '../help-queries.ts';
import { MessageCard } from './message-card.tsx';

interface MessageListProps {
  readonly query: MessagesQuery;
  readonly heading: 'h2' | 'h3';
  /** shown in place of the list when no message matches the query */
  readonly nothing: ReactNode;
  onPage(page: number): void;
}

/** A page of received messages, each of which can be marked as handled in the list. */
export function MessageList({ query, heading, nothing, onPage }: MessageListProps) {
  const { t } = useTranslation();
  const messages = useQuery(messagesQuery(query));
  const list = useRef<HTMLDivElement>(null);
  const shown = messages.data?.results ?? [];
  // A message that is handled disappears from the list of open messages, together with its button.
  useFocusKept(list, shown.map(({ uuid }) => uuid).join());
  return (
    <>
      <Box ref={list} tabIndex={-1} role="group" aria-label={t('help.messagesAdmin.list')}>
        {messages.isPending && <DelayedIndicator />}
        <FailedQuery query={messages} />
        {messages.data && shown.length === 0 && nothing}
        <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
          {shown.map((message) => (
            <MessageCard key={message.uuid} message={message} heading={heading} />
          ))}
        </Box>
      </Box>
      {messages.data && (
        <Pager page={query.page} pageSize={query.page_size} count={messages.data.count} onPage={onPage} />
      )}
    </>
  );
}
