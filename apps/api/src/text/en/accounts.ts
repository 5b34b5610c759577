import type { accounts as dutch } from '../nl/accounts.ts';

export const accounts: Readonly<Record<keyof typeof dutch, string>> = {
  'login-failed': 'The username or password is incorrect',
  'too-many-logins': 'Too many attempts. Try again in {minutes} minutes.',
  'email-unconfirmed': 'Confirm your e-mail address first, with the link in the e-mail we sent you.',
  'too-many-codes': 'A wrong code was entered too many times. Try again in {minutes} minutes.',
  'too-many-passwords': 'A wrong password was entered too many times. Try again in {minutes} minutes.',
  'too-many-resets':
    'A new password was requested too many times. Check your mailbox, or try again in {minutes} minutes.',
  'code-needed': 'Enter the code from your authenticator app',
  'code-wrong': 'This code is incorrect or has already been used. Wait for the next code and try again.',
  'codes-closed':
    'Too many wrong codes were entered; codes are no longer accepted. First choose a new password with "Forgotten your password?", or ask Milieuspoor staff to let you set up your second factor again.',
  'code-or-passkey-needed':
    'Enter the code from your authenticator app or a recovery code, or use your passkey',
  'passkey-needed': 'Confirm with your passkey',
  'passkey-late': 'Confirming with the passkey took too long, or it has already been used. Try again.',
  'passkey-wrong': 'This passkey was not accepted. Use a passkey of this account, or a code.',
  'passkey-known': 'This passkey has already been added. Use another device or another key.',
  'passkeys-full': 'You have {most} passkeys, the maximum. Remove one first.',
  'passkey-last': 'This is your last second factor. Enter a recovery code as well to remove it.',
  'no-passkey': 'This account has no passkey. Enter a code.',
  'second-factor-missing':
    'Your account must have a second factor for logging in. Set it up first; after that you can continue.',
  'second-factor-day-past': 'Choose today or a later day',
  'second-factor-on': 'Your second factor is already on',
  'second-factor-off': 'Your second factor is not on. Start setting it up again.',
  'password-asked-again': 'Enter your password to continue',
  'own-sessions': 'You end your own sessions in Settings, under Profile.',
  'password-wrong': 'This password is incorrect',
  'passwords-differ': 'The passwords do not match',
  'password-too-short': 'Use at least {min} characters',
  'password-too-long': 'Use at most {max} characters',
  'password-common':
    'This password is too easy to guess. Choose a phrase of a few unrelated words, for example.',
  'password-leaked':
    'This password is on a list of leaked passwords, which are tried first. Choose another one.',
  'password-own-data':
    'This password is too much like your name, e-mail address or organisation. Choose something unrelated to you.',
  'password-changed': 'Your password has been changed.',
  'password-changed-elsewhere-ended':
    'Your password has been changed. You have been logged out on your other devices.',
  'reset-link-invalid': 'This link has already been used or has expired. Ask for a new one.',
  'no-second-factor': 'This account has no second factor',
};
