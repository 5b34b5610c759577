import type { Webhook } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import DialogContentText from '@mui/material/DialogContentText';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { client } from '../../lib/client.ts';
import { refusalOf } from '../../lib/faults/refusal-of.ts';
import { FormDialog } from '../../ui/messages/form-dialog.tsx';
import { AskedPasswordField } from './asked-password-field.tsx';
import { webhooksKey } from './program-queries.ts';
import { useAskedPassword } from './use-asked-password.ts';

export interface ReplacedSecret {
  readonly webhook: Webhook;
  readonly secret: string;
}

interface ReplaceSecretDialogProps {
  readonly organisationSlug: string;
  readonly webhook: Webhook;
  readonly onReplaced: (replaced: ReplacedSecret) => void;
  readonly onClose: () => void;
}

/**
 * Says what replacing the secret means, and asks for the password if the user signed in a while ago. It is mounted
 * while it is open.
 */
export function ReplaceSecretDialog(props: ReplaceSecretDialogProps) {
  const { organisationSlug: org, webhook, onReplaced, onClose } = props;
  const { t } = useTranslation();
  const queries = useQueryClient();
  const password = useAskedPassword();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { current_password: '' } });
  const replacing = useMutation({
    mutationFn: (typed: string) =>
      client.call(endpoints.replaceWebhookSecret, {
        params: { org, webhook: webhook.uuid },
        body: password.sent(typed),
      }),
    onSuccess: (replaced) => {
      void queries.invalidateQueries({ queryKey: webhooksKey(org) });
      onReplaced(replaced);
    },
    onError: password.hear,
  });
  const problem =
    formState.errors.current_password?.message ?? password.problemOf(replacing.error, replacing.variables);
  return (
    <FormDialog
      title={t('programs.hooks.replaceSecretOf', { url: webhook.url })}
      submitLabel={t('programs.hooks.replaceSecret')}
      busy={replacing.isPending}
      error={refusalOf(replacing.error).elsewhere}
      onSubmit={() => void handleSubmit(({ current_password }) => replacing.mutate(current_password))()}
      onClose={onClose}
    >
      <DialogContentText>{t('programs.hooks.replaceSecretQuestion')}</DialogContentText>
      {password.asked && (
        <AskedPasswordField
          why={t('programs.hooks.passwordFirst')}
          problem={problem}
          registration={register('current_password', {
            validate: (typed) => typed !== '' || t('errors.required'),
          })}
        />
      )}
    </FormDialog>
  );
}
