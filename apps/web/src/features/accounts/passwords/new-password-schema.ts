import { PASSWORD_MIN } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { z } from 'zod';

/** The rules for a new password, typed twice. The server decides whether it is too easy to guess. */
export function newPasswordRules(t: TFunction) {
  return {
    password1: z
      .string()
      .min(1, { error: t('errors.required'), abort: true })
      .min(PASSWORD_MIN, t('security.password.tooShort', { min: PASSWORD_MIN })),
    password2: z.string().min(1, t('errors.required')),
  };
}

/** Checks that the repeated password is the same, as soon as both are filled in. */
export function repeatsPassword(t: TFunction) {
  return {
    check: ({ password1, password2 }: { password1: string; password2: string }) =>
      password2 === '' || password1 === password2,
    options: { path: ['password2'], error: t('security.password.differ'), when: () => true },
  };
}
