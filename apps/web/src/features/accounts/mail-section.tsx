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

/** Lets a user choose which optional mails to receive; a choice takes effect at once. */
export function MailSection({ user }: { readonly user: User }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const keep = useMutation({
    mutationFn: (planning_reminders: boolean) =>
      client.call(endpoints.updateCurrentUser, { body: { planning_reminders } }),
    onSuccess: (saved) => queries.setQueryData(currentUserQuery.queryKey, saved),
  });
  return (
    <SectionCard title={t('security.mails.title')} lead={t('security.mails.lead')}>
      <FormControlLabel
        control={
          <Switch
            checked={keep.isPending ? keep.variables : user.planning_reminders}
            onChange={(_event, wanted) => {
              if (!keep.isPending) keep.mutate(wanted);
            }}
          />
        }
        label={t('security.mails.planningReminders')}
      />
      {keep.error && <ErrorPanel title={t('security.mails.failed')} error={keep.error} />}
    </SectionCard>
  );
}
