import { z } from 'zod';
import { visibleName } from './visible-text.ts';

const EMAIL_MAX = 254;

/** An e-mail address; spaces around it from copying are removed. */
export const emailAddress = z.string().trim().pipe(z.email().max(EMAIL_MAX));

/** An e-mail address that may be empty; its own pattern keeps the message about e-mail addresses. */
export const optionalEmailAddress = z
  .string()
  .trim()
  .pipe(z.email({ pattern: new RegExp(`^$|${z.regexes.email.source}`) }).max(EMAIL_MAX));

export const personName = visibleName(100);
/** Digits with the usual separators, or an empty text. */
export const telephoneNumber = z
  .string()
  .trim()
  .pipe(z.stringFormat('telephone', /^$|^\+?[\d\s().-]{6,30}$/));

/** A new password; a rule of the domain decides whether it is strong enough. */
export const newPassword = z.string().min(1).max(1000);
