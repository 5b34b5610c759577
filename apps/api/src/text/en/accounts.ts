import type { accounts as dutch } from '../nl/accounts.ts';

export const accounts: Readonly<Record<keyof typeof dutch, string>> = {
  'login-failed': 'The username or the password is not right',
  'too-many-logins': 'Too many attempts. Try again in {minutes} minutes.',
  'email-unconfirmed': 'Confirm your e-mail address first, with the link in the mail that we sent you.',
  'too-many-codes': 'A wrong code was entered too often. Try again in {minutes} minutes.',
  'too-many-passwords': 'A wrong password was entered too often. Try again in {minutes} minutes.',
  'too-many-resets':
    'A new password was asked for too often. Look in your mailbox, or try again in {minutes} minutes.',
  'code-needed': 'Enter the code of your authenticator app',
  'code-wrong': 'This code is not right or was used before. Wait for the next code and try again.',
  'codes-closed':
    'Too many wrong codes were typed; no code is taken any more. First choose a new password with "Forgotten your password?", or ask Milieuspoor staff to have your second factor set up anew.',
  'code-or-passkey-needed':
    'Enter the code of your authenticator app or a recovery code, or use your passkey',
  'passkey-needed': 'Confirm with your passkey',
  'passkey-late': 'Confirming with the passkey took too long, or was used already. Try again.',
  'passkey-wrong': 'This passkey was not accepted. Use a passkey of this account, or a code.',
  'passkey-known': 'This passkey has been added already. Use another device or another key.',
  'passkeys-full': 'You have {most} passkeys, the most there can be. Remove one first.',
  'passkey-last': 'This is your last second factor. Enter a recovery code as well to remove it.',
  'no-passkey': 'This account has no passkey. Enter a code.',
  'second-factor-missing':
    'Your account must have a second factor for logging in. Set it up first; after that you can continue.',
  'second-factor-day-past': 'Choose today or a later day',
  'second-factor-on': 'Your second factor is on already',
  'second-factor-off': 'Your second factor is not on. Begin setting it up again.',
  'password-asked-again': 'Enter your password to continue',
  'own-sessions': 'You end your own sessions in Settings, under Profile.',
  'password-wrong': 'This password is not right',
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
  'reset-link-invalid': 'This link was used before or has expired. Ask for a new one.',
  'no-second-factor': 'This account has no second factor',
};
