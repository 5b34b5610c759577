import { PASSWORD_MIN } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { z } from 'zod';

/** A new password, typed twice. Whether it can be guessed is for the server to say. */
export function newPasswordRules(t: TFunction) {
  return {
    password1: z
      .string()
      .min(1, { error: t('errors.required'), abort: true })
      .min(PASSWORD_MIN, t('security.password.tooShort', { min: PASSWORD_MIN })),
    password2: z.string().min(1, t('errors.required')),
  };
}

/** The repeated password has to be the same; said as soon as both are there. */
export function repeatsPassword(t: TFunction) {
  return {
    check: ({ password1, password2 }: { password1: string; password2: string }) =>
      password2 === '' || password1 === password2,
    options: { path: ['password2'], error: t('security.password.differ'), when: () => true },
  };
}
