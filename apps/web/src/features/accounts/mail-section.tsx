import type { User } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../lib/client.ts';
import { ErrorPanel } from '../../ui/messages/error-panel.tsx';
import { SectionCard } from './section-card.tsx';
import { currentUserQuery } from './session-queries.ts';

/** The mails that a user may want, by their fields. */
const WISHES = [
  { wish: 'planning_reminders', label: 'planningReminders' },
  { wish: 'open_work_mails', label: 'openWorkMails' },
] as const;
type Wish = (typeof WISHES)[number]['wish'];

/** Lets a user choose which optional mails to receive; a choice takes effect at once. */
export function MailSection({ user }: { readonly user: User }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const keep = useMutation({
    mutationFn: (wanted: Partial<Pick<User, Wish>>) =>
      client.call(endpoints.updateCurrentUser, { body: wanted }),
    onSuccess: (saved) => queries.setQueryData(currentUserQuery.queryKey, saved),
  });
  return (
    <SectionCard title={t('security.mails.title')} lead={t('security.mails.lead')}>
      {WISHES.map(({ wish, label }) => (
        <FormControlLabel
          key={wish}
          control={
            <Switch
              checked={(keep.isPending ? keep.variables[wish] : undefined) ?? user[wish]}
              onChange={(_event, wanted) => {
                if (!keep.isPending) keep.mutate({ [wish]: wanted });
              }}
            />
          }
          label={t(`security.mails.${label}`)}
        />
      ))}
      {keep.error && <ErrorPanel title={t('security.mails.failed')} error={keep.error} />}
    </SectionCard>
  );
}
