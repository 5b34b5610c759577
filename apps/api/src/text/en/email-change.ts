import type { emailChange as dutch } from '../nl/email-change.ts';

export const emailChange: Readonly<Record<keyof typeof dutch, string>> = {
  'email-not-self': 'You change your e-mail address separately, with a confirmation at both addresses',
  'email-is-own': 'This is already your e-mail address',
  'email-own-account':
    'You change your own e-mail address under Settings, with a confirmation at both addresses.',
  'email-registration-open':
    'This registration has not been decided on yet. First admit the person, or reject the registration.',
  'mail-email-confirm-subject': 'Confirm the change of your e-mail address for Milieuspoor',
  'mail-email-confirm-old':
    'For your account {username} somebody asked for {email} as its new e-mail address. Confirm this with the link below.',
  'mail-email-confirm-new':
    'Somebody asked for this address as the new e-mail address of an account with Milieuspoor. Confirm with the link below that it is yours.',
  'mail-email-confirm-both':
    'Nothing changes until both the old and the new address are confirmed. The link is valid for 24 hours.',
  'mail-email-confirm-link': 'To the confirmation',
  'mail-email-not-you-old':
    'If you did not ask for this, do not confirm anything. Whoever asked can get into your account. Choose a new password straight away with "Forgotten your password?" on the login screen; if you log in through your organisation, warn it instead. Contact Milieuspoor staff as well.',
  'mail-email-not-you-new': 'If you did not ask for this, you do not have to do anything.',
  'mail-email-taken-subject': 'There is already a Milieuspoor account with your e-mail address',
  'mail-email-taken':
    'Somebody asked for this address as the new e-mail address of another account with Milieuspoor. There is already an account with this address, so that is not possible. Nothing has changed.',
  'mail-email-taken-advice':
    'If it was you, log in with the account that has this address, or ask Milieuspoor staff. If it was not you, you do not have to do anything.',
  'mail-email-changed-subject': 'The e-mail address of your account with Milieuspoor was changed',
  'mail-email-changed':
    'The e-mail address of your account was changed to {email}. Your username is {username}; you can log in with either. Other devices were logged out.',
};
