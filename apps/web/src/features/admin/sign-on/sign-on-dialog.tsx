import type { SignOnAnswer } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { DASHBOARD_TYPES, type DashboardType } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { refusalOf } from '../../../lib/faults/refusal-of.ts';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { FormDialog } from '../../../ui/messages/form-dialog.tsx';
import { useNotify } from '../../../ui/messages/notifications.tsx';
import { useAdminChange } from '../use-admin-change.ts';
import { SignOnTest } from './sign-on-test.tsx';

interface SignOnDialogProps {
  readonly signOn: SignOnAnswer;
  readonly onClose: () => void;
}

interface Fields {
  readonly enabled: boolean;
  readonly issuer: string;
  readonly client_id: string;
  readonly client_secret: string;
  /** with commas between */
  readonly domains: string;
  readonly compulsory: boolean;
  readonly admits: DashboardType | '';
  readonly multi_factor_contexts: string;
}

/**
 * Sets up how people sign in at their organisation's provider. It is mounted while it is open, so that it starts from
 * what is stored.
 */
export function SignOnDialog({ signOn, onClose }: SignOnDialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  // What others store meanwhile is not overwritten: the server compares the revision.
  const [{ revision }] = useState(signOn);
  const isNew = revision === 0;
  const { register, handleSubmit, control, getValues } = useForm<Fields>({
    defaultValues: {
      enabled: isNew || signOn.enabled,
      issuer: signOn.issuer,
      client_id: signOn.client_id,
      client_secret: '',
      domains: signOn.domains.join(', '),
      compulsory: signOn.compulsory,
      admits: signOn.admits ?? '',
      multi_factor_contexts: signOn.multi_factor_contexts.join(', '),
    },
  });
  const saving = useAdminChange(
    ({ admits, client_secret, domains, multi_factor_contexts, ...fields }: Fields) =>
      client.call(endpoints.updateSignOn, {
        params: { organization: signOn.organization },
        ifMatch: String(revision),
        body: {
          ...fields,
          admits: admits === '' ? null : admits,
          domains: inParts(domains),
          multi_factor_contexts: inParts(multi_factor_contexts),
          ...(client_secret === '' ? {} : { client_secret }),
        },
      }),
    () => {
      notify(t('admin.signOn.saved'));
      onClose();
    },
  );
  const refusal = refusalOf(saving.error);
  const field = (name: keyof Fields, hint?: string) => {
    const problem = refusal.at(name);
    return { ...register(name), error: problem !== undefined, helperText: problem ?? hint };
  };
  return (
    <FormDialog
      title={t('admin.signOn.editTitle')}
      submitLabel={t('app.save')}
      busy={saving.isPending}
      error={refusal.elsewhere}
      onSubmit={() => void handleSubmit((fields) => saving.mutate(fields))()}
      onClose={onClose}
    >
      <TextField
        autoFocus
        required
        label={t('admin.signOn.issuer')}
        type="url"
        {...field('issuer', t('admin.signOn.issuerHint'))}
      />
      <TextField required label={t('admin.signOn.clientId')} autoComplete="off" {...field('client_id')} />
      <PasswordField
        required={isNew}
        label={t('admin.signOn.secret')}
        // A browser must not offer a password of the person who types.
        autoComplete="new-password"
        {...field(
          'client_secret',
          t(signOn.has_secret ? 'admin.signOn.secretKept' : 'admin.signOn.secretHint'),
        )}
      />
      <TextField
        label={t('admin.signOn.redirectUri')}
        value={signOn.redirect_uri}
        helperText={t('admin.signOn.redirectHint')}
        slotProps={{ input: { readOnly: true } }}
        onFocus={({ target }) => target.select()}
      />
      <SignOnTest organisation={signOn.organization} typed={typed} />
      <TextField
        required
        label={t('admin.signOn.domains')}
        autoCapitalize="none"
        {...field('domains', t('admin.signOn.domainsHint'))}
      />
      <Controller
        name="admits"
        control={control}
        render={({ field: { ref, ...bound } }) => (
          <TextField
            select
            label={t('admin.signOn.admits')}
            helperText={t('admin.signOn.admitsHint')}
            inputRef={ref}
            {...bound}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          >
            <MenuItem value="">{t('admin.signOn.admitsNobody')}</MenuItem>
            {DASHBOARD_TYPES.map((type) => (
              <MenuItem key={type} value={type}>
                {t(`admin.signOn.admitsAs.${type}`)}
              </MenuItem>
            ))}
          </TextField>
        )}
      />
      <TextField
        label={t('admin.signOn.contexts')}
        {...field('multi_factor_contexts', t('admin.signOn.contextsHint'))}
      />
      {(['compulsory', 'enabled'] as const).map((name) => (
        <Box key={name}>
          <Controller
            name={name}
            control={control}
            render={({ field: { value, ...bound } }) => (
              <FormControlLabel
                control={<Switch {...bound} checked={value} />}
                label={t(name === 'compulsory' ? 'admin.signOn.compulsoryLabel' : 'admin.signOn.enabled')}
              />
            )}
          />
          <FormHelperText>
            {t(name === 'compulsory' ? 'admin.signOn.compulsoryHint' : 'admin.signOn.enabledHint')}
          </FormHelperText>
        </Box>
      ))}
    </FormDialog>
  );

  function typed() {
    const { issuer, client_id, client_secret } = getValues();
    return { issuer: issuer.trim(), client_id: client_id.trim(), client_secret };
  }
}

function inParts(text: string): string[] {
  return text
    .split(/[\s,;]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
