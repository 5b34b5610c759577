import { PASSWORD_MIN } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { z } from 'zod';

/** Returns the rules for an e-mail address that must be filled in. */
export function emailField(t: TFunction) {
  return z
    .string()
    .trim()
    .min(1, t('errors.required'))
    .pipe(z.email(t('registration.invalidEmail')));
}

/** Returns the schema of the wizard's form, with the messages at its fields. */
export function registrationFormSchema(t: TFunction) {
  return z
    .object({
      email: emailField(t),
      first_name: z.string().max(100),
      last_name: z.string().max(100),
      organization: z.string().max(200),
      ...newPasswordRules(t),
    })
    .refine(samePasswords, { path: ['password2'], error: t('registration.differ') });
}
export type RegistrationForm = z.output<ReturnType<typeof registrationFormSchema>>;

export function newPasswordSchema(t: TFunction) {
  return z
    .object(newPasswordRules(t))
    .refine(samePasswords, { path: ['password2'], error: t('registration.differ') });
}
export type NewPasswordForm = z.output<ReturnType<typeof newPasswordSchema>>;

/** Returns the schema of the password of the registration, typed again. */
export function confirmationSchema(t: TFunction) {
  return z.object({ password: z.string().min(1, t('errors.required')) });
}
export type ConfirmationForm = z.output<ReturnType<typeof confirmationSchema>>;

/** The fields of the first step; the passwords belong to the second. */
export const FIRST_STEP = ['email', 'first_name', 'last_name', 'organization'] as const;

function newPasswordRules(t: TFunction) {
  return {
    password1: z
      .string()
      .min(1, t('errors.required'))
      .min(PASSWORD_MIN, t('registration.tooShort', { min: PASSWORD_MIN })),
    password2: z.string().min(1, t('errors.required')),
  };
}

function samePasswords({ password1, password2 }: { password1: string; password2: string }): boolean {
  return password1 === password2;
}
