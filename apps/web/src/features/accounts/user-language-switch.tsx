import { endpoints } from '@milieuspoor/contract/client';
import type { Language } from '@milieuspoor/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../lib/client.ts';
import { LanguageSwitch } from '../../ui/brand/language-switch.tsx';
import { currentUserQuery } from './session-queries.ts';

/**
 * Changes the language of the page, and stores it with the user too, since mails are written in it. A failure to store
 * it is not shown, because the screen already has the language that was asked for.
 */
export function UserLanguageSwitch() {
  const queries = useQueryClient();
  const keep = useMutation({
    mutationFn: (language: Language) => client.call(endpoints.updateCurrentUser, { body: { language } }),
    onSuccess: (saved) => queries.setQueryData(currentUserQuery.queryKey, saved),
  });
  return <LanguageSwitch onChosen={(language) => keep.mutateAsync(language)} />;
}
