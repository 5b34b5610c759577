import { endpoints } from '@milieuspoor/contract/client';
import type { Language } from '@milieuspoor/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../lib/client.ts';
import { LanguageSwitch } from '../../ui/brand/language-switch.tsx';
import { currentUserQuery } from './session-queries.ts';

/**
 * The language of the page, kept with the user as well: mails are written in it. When keeping it fails nothing is said,
 * since what was asked for has happened on the screen.
 */
export function UserLanguageSwitch() {
  const queries = useQueryClient();
  const keep = useMutation({
    mutationFn: (language: Language) => client.call(endpoints.updateCurrentUser, { body: { language } }),
    onSuccess: (saved) => queries.setQueryData(currentUserQuery.queryKey, saved),
  });
  return <LanguageSwitch onChosen={(language) => keep.mutateAsync(language)} />;
}
