import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/links/link-button.tsx';
import type { RegistrationForm } from './registration-form.ts';

interface EmailStepProps {
  readonly form: UseFormReturn<RegistrationForm>;
  readonly onNext: () => void;
}

/** Asks who the visitor is: the address is required, the rest helps staff to recognise them. */
export function EmailStep({ form, onNext }: EmailStepProps) {
  const { t } = useTranslation();
  const { errors } = form.formState;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      <TextField
        label={t('registration.email')}
        type="email"
        autoComplete="email"
        required
        autoFocus
        error={errors.email !== undefined}
        helperText={errors.email?.message ?? t('registration.emailHint')}
        {...form.register('email')}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2.5 }}>
        <TextField
          label={t('registration.firstName')}
          autoComplete="given-name"
          {...form.register('first_name')}
        />
        <TextField
          label={t('registration.lastName')}
          autoComplete="family-name"
          {...form.register('last_name')}
        />
      </Box>
      <TextField
        label={t('registration.organisation')}
        autoComplete="organization"
        helperText={t('registration.organisationHint')}
        {...form.register('organization')}
      />
      <Button type="submit" variant="contained" size="large">
        {t('registration.next')}
      </Button>
      <LinkButton {...paths.login()} sx={{ justifySelf: 'center' }}>
        {t('registration.haveAccount')}
      </LinkButton>
    </Box>
  );
}
