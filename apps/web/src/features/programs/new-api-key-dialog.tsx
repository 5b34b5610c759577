import type { ApiKeyInput } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import {
  API_KEY_DEFAULT_DAYS,
  API_KEY_MAX_DAYS,
  API_KEY_NAME_MAX,
  API_KEY_SCOPES,
} from '@milieuspoor/domain';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { client } from '../../lib/client.ts';
import { refusalOf } from '../../lib/faults/refusal-of.ts';
import { FormDialog } from '../../ui/messages/form-dialog.tsx';
import { AskedPasswordField } from './asked-password-field.tsx';
import { apiKeysQuery } from './program-queries.ts';
import { useAskedPassword } from './use-asked-password.ts';

/** The terms that can be chosen, in days; every key must expire. */
const TERMS = [30, API_KEY_DEFAULT_DAYS, 180, API_KEY_MAX_DAYS] as const;

interface NewApiKeyDialogProps {
  readonly organisationSlug: string;
  /** gets the key itself, which is never shown again */
  readonly onMade: (key: string) => void;
  readonly onClose: () => void;
}

interface KeyForm extends Required<ApiKeyInput> {
  readonly current_password: string;
}

/** Asks for the name of a program, what it may do, and for how long. It is mounted while it is open. */
export function NewApiKeyDialog({ organisationSlug, onMade, onClose }: NewApiKeyDialogProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const password = useAskedPassword();
  const { register, handleSubmit, formState } = useForm<KeyForm>({
    defaultValues: { name: '', scopes: [], days: API_KEY_DEFAULT_DAYS, current_password: '' },
  });
  const making = useMutation({
    mutationFn: ({ current_password, ...form }: KeyForm) =>
      client.call(endpoints.createApiKey, {
        params: { org: organisationSlug },
        body: { ...form, days: Number(form.days), ...password.sent(current_password) },
      }),
    onSuccess: async ({ key }) => {
      await queries.invalidateQueries({ queryKey: apiKeysQuery(organisationSlug).queryKey });
      onMade(key);
    },
    onError: password.hear,
  });
  const refusal = refusalOf(making.error);
  const wrongPassword = password.problemOf(making.error, making.variables?.current_password);
  const problemOf = (name: keyof KeyForm) =>
    formState.errors[name]?.message ?? (name === 'current_password' ? wrongPassword : refusal.at(name));
  return (
    <FormDialog
      title={t('programs.keys.make')}
      submitLabel={t('programs.keys.make')}
      busy={making.isPending}
      error={refusal.elsewhere}
      onSubmit={() => void handleSubmit((form) => making.mutate(form))()}
      onClose={onClose}
    >
      <TextField
        autoFocus
        required
        label={t('programs.keys.name')}
        error={problemOf('name') !== undefined}
        helperText={problemOf('name') ?? t('programs.keys.nameHint')}
        slotProps={{ htmlInput: { maxLength: API_KEY_NAME_MAX } }}
        {...register('name', { validate: (name) => name.trim() !== '' || t('errors.required') })}
      />
      <FormControl component="fieldset" error={problemOf('scopes') !== undefined}>
        <FormLabel component="legend" required>
          {t('programs.keys.scopes')}
        </FormLabel>
        {API_KEY_SCOPES.map((scope) => (
          <FormControlLabel
            key={scope}
            control={
              <Checkbox
                value={scope}
                {...register('scopes', {
                  validate: (scopes) => scopes.length > 0 || t('programs.keys.noScope'),
                })}
              />
            }
            label={t(`programs.keys.scopeNames.${scope.replace(':', '-') as 'projects-read'}`)}
          />
        ))}
        <FormHelperText sx={{ mx: 0 }}>{problemOf('scopes') ?? t('programs.keys.scopesHint')}</FormHelperText>
      </FormControl>
      <TextField
        select
        defaultValue={API_KEY_DEFAULT_DAYS}
        label={t('programs.keys.term')}
        error={problemOf('days') !== undefined}
        helperText={problemOf('days') ?? t('programs.keys.termHint')}
        {...register('days')}
      >
        {TERMS.map((days) => (
          <MenuItem key={days} value={days}>
            {t('programs.keys.days', { count: days })}
          </MenuItem>
        ))}
      </TextField>
      {password.asked && (
        <AskedPasswordField
          why={t('programs.keys.passwordFirst')}
          problem={problemOf('current_password')}
          registration={register('current_password', {
            validate: (typed) => typed !== '' || t('errors.required'),
          })}
        />
      )}
    </FormDialog>
  );
}
