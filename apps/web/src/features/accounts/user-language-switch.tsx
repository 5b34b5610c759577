import type { User } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { type Language, may } from '@milieuspoor/domain';
import { useMutation } from '@tanstack/react-query';
import { client } from '../../lib/client.ts';
import { LanguageSwitch } from '../../ui/brand/language-switch.tsx';

/**
 * The language of the page, kept with the user as well: mails are written in it. When keeping it fails nothing is said,
 * since what was asked for has happened on the screen.
 */
export function UserLanguageSwitch({ user }: { readonly user: User }) {
  const keep = useMutation({
    mutationFn: (language: Language) => client.call(endpoints.updateCurrentUser, { body: { language } }),
  });
  const mayKeep = may({ isStaff: user.is_staff, dashboardType: user.dashboard_type }, 'user.edit-self');
  return <LanguageSwitch {...(mayKeep ? { onChosen: (language) => keep.mutateAsync(language) } : {})} />;
}
