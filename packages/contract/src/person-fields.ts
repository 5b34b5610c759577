import { z } from 'zod';
import { visibleName } from './visible-text.ts';

const EMAIL_MAX = 254;

/** An e-mail address, without the spaces that copying brings along. */
export const emailAddress = z.string().trim().pipe(z.email().max(EMAIL_MAX));

/** An e-mail address that may be left empty; a pattern of its own keeps the message about e-mail addresses. */
export const optionalEmailAddress = z
  .string()
  .trim()
  .pipe(z.email({ pattern: new RegExp(`^$|${z.regexes.email.source}`) }).max(EMAIL_MAX));

export const personName = visibleName(100);
/** Digits with the signs that people put between them; or nothing. */
export const telephoneNumber = z
  .string()
  .trim()
  .pipe(z.stringFormat('telephone', /^$|^\+?[\d\s().-]{6,30}$/));

/** A password to be set; what makes it good enough is a rule of the domain. */
export const newPassword = z.string().min(1).max(1000);

/** Somebody as colleagues see them: a name, and the ways to reach them. */
export const personSchema = z.object({
  uuid: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  tel: z.string(),
});
