import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError } from '@milieuspoor/contract/client';
import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EmailStep } from './email-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { requestAccount } from './registration-calls.ts';
import { FIRST_STEP, type RegistrationForm, registrationFormSchema } from './registration-form.ts';
import { WelcomeStep } from './welcome-step.tsx';

const STEPS = ['email', 'password', 'welcome'] as const;
type WizardStep = (typeof STEPS)[number];

/** Asks for an account in three steps: address, password, and what happens next. */
export function RegistrationWizard() {
  const { t } = useTranslation();
  const [step, setStep] = useState<WizardStep>('email');
  const form = useForm<RegistrationForm>({
    resolver: zodResolver(registrationFormSchema(t)),
    // The form is not checked when the user leaves a field: a message that appears then moves the button from under the
    // mouse.
    mode: 'onSubmit',
    defaultValues: {
      email: '',
      first_name: '',
      last_name: '',
      organization: '',
      password1: '',
      password2: '',
    },
  });
  const registration = useMutation({
    mutationFn: requestAccount,
    onSuccess: () => setStep('welcome'),
    onError: (error) => {
      // A refusal of fields of the first step can only be corrected there.
      const refused = error instanceof ApiError ? error.fieldErrors : {};
      for (const [name, messages] of Object.entries(refused))
        if (name in form.getValues())
          form.setError(name as keyof RegistrationForm, { message: messages.join(' ') });
      if (FIRST_STEP.some((name) => name in refused)) setStep('email');
    },
  });
  const toPassword = async () => {
    if (await form.trigger(FIRST_STEP, { shouldFocus: true })) setStep('password');
  };

  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Stepper activeStep={STEPS.indexOf(step)} alternativeLabel aria-label={t('registration.steps.label')}>
        {STEPS.map((name) => (
          <Step key={name} completed={STEPS.indexOf(name) < STEPS.indexOf(step)}>
            <StepLabel aria-current={name === step ? 'step' : undefined}>
              {t(`registration.steps.${name}`)}
            </StepLabel>
          </Step>
        ))}
      </Stepper>
      {step === 'email' && <EmailStep form={form} onNext={() => void toPassword()} />}
      {step === 'password' && (
        <PasswordStep
          form={form}
          busy={registration.isPending}
          error={registration.error}
          onBack={() => setStep('email')}
          onSubmit={(values) => registration.mutate(values)}
        />
      )}
      {step === 'welcome' && <WelcomeStep email={form.getValues('email').trim()} />}
    </Box>
  );
}
