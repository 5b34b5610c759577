import type { accountMails as dutch } from '../nl/account-mails.ts';

export const accountMails: Readonly<Record<keyof typeof dutch, string>> = {
  'mail-passkey-added-subject': 'A passkey for Milieuspoor was added',
  'mail-passkey-added':
    'A passkey was added to your account {username}. It counts as a second factor for logging in.',
  'mail-passkey-removed-subject': 'A passkey for Milieuspoor was removed',
  'mail-passkey-removed':
    'A passkey of your account {username} was removed. Your other second factors still work.',
  'mail-authenticator-on-subject': 'An authenticator app for Milieuspoor was set up',
  'mail-authenticator-on':
    'An authenticator app was set up for your account {username}, in addition to your passkey. Your old recovery codes no longer work.',
  'mail-authenticator-off-subject': 'Your authenticator app for Milieuspoor was turned off',
  'mail-authenticator-off':
    'The authenticator app of your account {username} was turned off. You can still log in with your passkey or a recovery code.',
  'mail-factor-due-subject': 'From {day} {organisation} requires a second factor',
  'mail-factor-due':
    'From {day} {organisation} requires a second factor from everybody who works in Milieuspoor. Your account {username} does not have one yet.',
  'mail-factor-due-how':
    'Set it up on your account page before that day; it takes a few minutes, and you need an authenticator app on your phone or a passkey. From {day} you can only continue once it is set up.',
  'mail-factor-due-link': 'Set up second factor',
  'mail-greeting': 'Hello,',
  'mail-closing': 'Kind regards,',
  'reset-mail-subject': 'A new password for Milieuspoor',
  'reset-mail-asked':
    'You asked for a new password for your account {username} at Milieuspoor. Choose one with the button below.',
  'reset-mail-limits': 'The link works once and is valid for 24 hours.',
  'reset-mail-ignore':
    'If you did not ask for this, you do not have to do anything; your password stays as it is.',
  'reset-mail-link': 'Choose a new password',
  'mail-password-subject': 'Your password for Milieuspoor was changed',
  'mail-password-changed':
    'The password of your account {username} was changed. Other devices are logged out and earlier links no longer work. If you had a secret calendar address, it no longer works either: create a new one if you need it.',
  'mail-first-password-subject': 'Your password for Milieuspoor is set',
  'mail-first-password':
    'A password was chosen for your account {username} with the link in the invitation. Other links for this account no longer work.',
  'mail-factor-on-subject': 'Your second factor for Milieuspoor is on',
  'mail-factor-on':
    'A second factor was set up for your account {username}. From now on we also ask for a code when you log in.',
  'mail-factor-off-subject': 'Your second factor for Milieuspoor is off',
  'mail-factor-off':
    'The second factor of your account {username} was turned off. Logging in no longer asks for it.',
  'mail-codes-subject': 'Your recovery codes for Milieuspoor were renewed',
  'mail-codes-renewed':
    'New recovery codes were made for your account {username}. The old ones no longer work.',
  'mail-failed-logins-subject': 'Failed attempts to log in to Milieuspoor',
  'mail-failed-logins':
    'Somebody tried to log in to your account {username} with a wrong password ten times within a day. Entering a wrong password too often blocks further attempts for a quarter of an hour.',
  'mail-failed-logins-advice':
    'If it was you, choose a new password with "Forgotten your password?" on the login screen. If it was not you: these attempts failed. Choose another password if you also use yours elsewhere, and set up a second factor in Settings.',
  'mail-wrong-codes-subject': 'Wrong codes when logging in to Milieuspoor',
  'mail-wrong-codes':
    'A wrong second-factor code was entered ten times in a row for your account {username}, after the right password.',
  'mail-codes-closed-subject': 'Codes are no longer accepted for your Milieuspoor account',
  'mail-codes-closed':
    'A wrong second-factor code was entered a hundred times in a row for your account {username}, after the right password. Codes are no longer accepted until you choose a new password or Milieuspoor staff turn the second factor off.',
  'mail-wrong-codes-advice':
    'If this was not you, somebody else knows your password. Choose a new password straight away with "Forgotten your password?" on the login screen, and also wherever else you use the same one, and contact Milieuspoor staff.',
  'mail-security-moment': 'This happened on {day} at {time}, Dutch time.',
  'mail-security-not-you':
    'If this was not you, choose a new password straight away with "Forgotten your password?" on the login screen, and contact Milieuspoor staff.',
};
