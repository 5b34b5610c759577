import type { accountMails as dutch } from '../nl/account-mails.ts';

export const accountMails: Readonly<Record<keyof typeof dutch, string>> = {
  'mail-passkey-added-subject': 'A passkey for Milieuspoor was added',
  'mail-passkey-added':
    'A passkey was added to your account {username}. It counts as a second factor for logging in.',
  'mail-passkey-removed-subject': 'A passkey for Milieuspoor was removed',
  'mail-passkey-removed':
    'A passkey of your account {username} was removed. Your other second factors go on working.',
  'mail-authenticator-on-subject': 'An authenticator app for Milieuspoor was set up',
  'mail-authenticator-on':
    'An authenticator app was set up for your account {username}, beside your passkey. Your former recovery codes no longer work.',
  'mail-authenticator-off-subject': 'Your authenticator app for Milieuspoor was turned off',
  'mail-authenticator-off':
    'The authenticator app of your account {username} was turned off. You can still log in with your passkey or a recovery code.',
  'mail-factor-due-subject': 'From {day} {organisation} asks for a second factor',
  'mail-factor-due':
    'From {day} {organisation} asks for a second factor of everybody who works in Milieuspoor. Your account {username} has none yet.',
  'mail-factor-due-how':
    'Set it up on your account page before that day; it takes a few minutes and an authenticator app on your phone or a passkey. From {day} you can only go on once it is set up.',
  'mail-factor-due-link': 'Set up second factor',
  'mail-greeting': 'Hello,',
  'mail-closing': 'Kind regards,',
  'reset-mail-subject': 'A new password for Milieuspoor',
  'reset-mail-asked':
    'You asked for a new password for your account {username} at Milieuspoor. Choose one with the button below.',
  'reset-mail-limits': 'The link works once and is valid for 24 hours.',
  'reset-mail-ignore': 'Did you not ask for this? Then there is nothing to do; your password stays as it is.',
  'reset-mail-link': 'Choose a new password',
  'mail-password-subject': 'Your password for Milieuspoor was changed',
  'mail-password-changed':
    'The password of your account {username} was changed. Other devices are logged out, earlier links no longer work, and a secret address of your calendar is to be made again where you need it.',
  'mail-first-password-subject': 'Your password for Milieuspoor is set',
  'mail-first-password':
    'With the link of the invitation a password was chosen for your account {username}. Other links for this account no longer work.',
  'mail-factor-on-subject': 'Your second factor for Milieuspoor is on',
  'mail-factor-on':
    'A second factor was set up for your account {username}. From now on we also ask for a code when you log in.',
  'mail-factor-off-subject': 'Your second factor for Milieuspoor is off',
  'mail-factor-off':
    'The second factor of your account {username} was turned off. Logging in does not ask for it any more.',
  'mail-codes-subject': 'Your recovery codes for Milieuspoor were renewed',
  'mail-codes-renewed':
    'New recovery codes were made for your account {username}. The former ones no longer work.',
  'mail-failed-logins-subject': 'Failed attempts to log in to Milieuspoor',
  'mail-failed-logins':
    'Somebody tried to log in to your account {username} with a wrong password ten times within a day. Who types a wrong password too often is refused for a quarter of an hour.',
  'mail-failed-logins-advice':
    'Was it you? Then choose a new password with "Forgotten your password?" on the login screen. Was it not you? These attempts failed. Choose another password if you use yours elsewhere too, and set up a second factor in Settings.',
  'mail-wrong-codes-subject': 'Wrong codes on logging in to Milieuspoor',
  'mail-wrong-codes':
    'For your account {username} a wrong code of the second factor was typed ten times in a row, after the right password.',
  'mail-codes-closed-subject': 'No codes are taken any more for your account at Milieuspoor',
  'mail-codes-closed':
    'For your account {username} a wrong code of the second factor was typed a hundred times in a row, after the right password. No code is taken any more until you choose a new password or Milieuspoor staff turn the second factor off.',
  'mail-wrong-codes-advice':
    'Was this not you? Then somebody else knows your password. Choose a new password at once with "Forgotten your password?" on the login screen, also wherever else you use the same one, and contact Milieuspoor staff.',
  'mail-security-moment': 'This happened on {day} at {time}, Dutch time.',
  'mail-security-not-you':
    'Was this not you? Then choose a new password at once with "Forgotten your password?" on the login screen, and contact Milieuspoor staff.',
};
