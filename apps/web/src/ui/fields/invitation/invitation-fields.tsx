import { DASHBOARD_TYPES, LANGUAGES } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { InvitationForm } from './invitation-form.ts';

interface InvitationFieldsProps {
  /** returns the server's refusal at a field */
  readonly refusedAt: (field: string) => string | undefined;
  /** whether there is an organisation that the invited person could administer */
  readonly mayAdminister: boolean;
  /** further fields about the person, before the role */
  readonly children?: ReactNode;
}

/** The fields of an invitation, for administrators and staff. It must be inside a form's provider. */
export function InvitationFields({ refusedAt, mayAdminister, children }: InvitationFieldsProps) {
  const { t } = useTranslation();
  const { register, formState } = useFormContext<InvitationForm>();
  const role = useWatch<InvitationForm, 'dashboard_type'>({ name: 'dashboard_type' });
  const field = (name: keyof InvitationForm, hint?: string) => {
    const problem = formState.errors[name]?.message ?? refusedAt(name);
    return { ...register(name), error: problem !== undefined, helperText: problem ?? hint };
  };
  return (
    <>
      <TextField
        autoFocus
        required
        type="email"
        label={t('invitations.email')}
        {...field('email')}
        {...register('email', { validate: (email) => email.trim() !== '' || t('errors.required') })}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2.5 }}>
        <TextField label={t('invitations.firstName')} {...field('first_name')} />
        <TextField label={t('invitations.lastName')} {...field('last_name')} />
      </Box>
      {children}
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2.5 }}>
        <TextField
          select
          defaultValue="member"
          label={t('invitations.role')}
          {...field('dashboard_type', t(`invitations.roleHints.${role}`))}
        >
          {DASHBOARD_TYPES.map((type) => (
            <MenuItem key={type} value={type}>
              {t(`invitations.roles.${type}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField select defaultValue="nl" label={t('invitations.language')} {...field('language')}>
          {LANGUAGES.map((language) => (
            <MenuItem key={language} value={language}>
              {t(`app.languages.${language}`)}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {mayAdminister && role !== 'viewer' && (
        <FormControl error={refusedAt('administrator') !== undefined}>
          <FormControlLabel
            control={<Switch {...register('administrator')} />}
            label={t('invitations.administrator')}
          />
          <FormHelperText sx={{ mx: 0 }}>
            {refusedAt('administrator') ?? t('invitations.administratorHint')}
          </FormHelperText>
        </FormControl>
      )}
    </>
  );
}
