import { endpoints } from '@milieuspoor/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../lib/client.ts';
import { useNotify } from '../../ui/messages/notifications.tsx';
import { calendarFeedQuery } from './agenda-queries.ts';

/** Makes the secret address, which replaces the former one. The page knows it until the user leaves the page. */
export function useCreateFeed() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => client.call(endpoints.createCalendarFeed, {}),
    // It is a secret, so nothing keeps it once nobody looks at it.
    gcTime: 0,
    onSuccess: () => queries.setQueryData(calendarFeedQuery().queryKey, { active: true }),
  });
}

/** Ends the secret address. */
export function useRevokeFeed() {
  const { t } = useTranslation();
  const notify = useNotify();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => client.call(endpoints.deleteCalendarFeed, {}),
    onSuccess: () => {
      queries.setQueryData(calendarFeedQuery().queryKey, { active: false });
      notify(t('agenda.feed.revoked'));
    },
  });
}
