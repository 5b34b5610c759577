import type { nl } from './nl.ts';

/** What the server says, in English. */
export const en: Readonly<Record<keyof typeof nl, string>> = {
  required: 'This field is required',
  'too-long': 'Use at most {max} characters',
  'too-small': 'Lower limit is {min}',
  'too-large': 'Upper limit is {max}',
  'not-a-choice': 'Choose one of the options',
  'not-a-uuid': 'This is not a valid reference',
  'invalid-email': 'Enter a valid e-mail address',
  'invalid-value': 'This value cannot be read',
  'invalid-json': 'The request cannot be read',
  'not-found': 'Not found',
  'invalid-telephone': 'Enter a valid telephone number',
  'too-many-messages': 'You have sent many messages in a row. Try again in {minutes} minutes.',
  'contact-mail-subject': 'Message from {sender} ({organisation})',
  'contact-mail-greeting': 'Dear colleague,',
  'contact-mail-lead': '{sender} ({email}) of {organisation} writes through Milieuspoor:',
  'contact-mail-link': 'Open Milieuspoor',
  'contact-mail-closing':
    'Reply to this e-mail to answer the sender. Then mark the message as handled in Administration.',
  'mail-failed': 'The e-mail could not be sent. Try again in a few minutes.',
  'server-fault': 'Something went wrong on our side. Try again; if it keeps happening, contact us.',
  unauthenticated: 'You are not signed in, or your session has expired. Sign in again.',
  forbidden: 'You are not allowed to do this',
  'csrf-missing': 'The page has expired. Reload the page and try again.',
  'login-failed': 'The username or the password is not right',
  'too-many-logins': 'Too many attempts. Try again in {minutes} minutes.',
  'email-unconfirmed': 'Confirm your e-mail address first, with the link in the mail that we sent you.',
  'too-many-codes': 'A wrong code was entered too often. Try again in {minutes} minutes.',
  'too-many-passwords': 'A wrong password was entered too often. Try again in {minutes} minutes.',
  'too-many-resets':
    'A new password was asked for too often. Look in your mailbox, or try again in {minutes} minutes.',
  'code-needed': 'Enter the code of your authenticator app',
  'code-wrong': 'This code is not right or was used before. Wait for the next code and try again.',
  'second-factor-missing':
    'Your organisation asks for a second factor when logging in. Set it up first; after that you can continue.',
  'second-factor-on': 'Your second factor is on already',
  'second-factor-off': 'Your second factor is not on. Begin setting it up again.',
  'password-wrong': 'This password is not right',
  'passwords-differ': 'The passwords do not match',
  'password-too-short': 'Use at least {min} characters',
  'password-too-long': 'Use at most {max} characters',
  'password-common':
    'This password is too easy to guess. Choose a phrase of a few unrelated words, for example.',
  'password-own-data':
    'This password is too much like your name, e-mail address or organisation. Choose something unrelated to you.',
  'password-changed': 'Your password has been changed.',
  'password-changed-elsewhere-ended':
    'Your password has been changed. You have been logged out on your other devices.',
  'reset-link-invalid': 'This link was used before or has expired. Ask for a new one.',
  'email-not-self': 'You cannot change your e-mail address yourself. Ask the administrator of Milieuspoor.',
  'mail-greeting': 'Hello,',
  'mail-closing': 'Kind regards,',
  'reset-mail-subject': 'A new password for Milieuspoor',
  'reset-mail-asked':
    'You asked for a new password for your account {username} at Milieuspoor. Choose one with the button below.',
  'reset-mail-limits': 'The link works once and is valid for 24 hours.',
  'reset-mail-ignore': 'Did you not ask for this? Then there is nothing to do; your password stays as it is.',
  'reset-mail-link': 'Choose a new password',
  'reset-mail-unknown':
    'Somebody asked for a new password for Milieuspoor with this e-mail address. No account belongs to this address. Perhaps we know you under another address; ask for the new password with that one.',
  'reset-mail-unknown-ignore': 'Did you not ask for this? Then there is nothing to do.',
  'too-many-requests': 'There are too many requests at once. Try again in a moment.',
  'payload-too-large': 'The request is too large',
  'award-criteria-required': 'State whether there are award criteria',
  'award-criteria-not-applicable': 'With contract type Not applicable there are no award criteria',
  'coordinates-together': 'Fill in both the latitude and the longitude',
  'contract-frozen':
    'The contract type and the award criteria are fixed, because there is an optimisation already or the design phase is further on',
  'project-locked': 'This project is locked. Contact us to have it unlocked.',
  'project-complete': 'This project is complete and can no longer be changed',
  'design-phase-complete': 'The design phase is complete; these data can no longer be changed',
  'calculation-active': 'This calculation is active. Deactivate it first, then delete it.',
  'set-mismatch':
    'The values of this calculation are stated in {set}, but the active baseline is stated in {baselineSet}. Values of different sets are not compared. Use a calculation with {baselineSet}.',
  'baseline-set-mismatch':
    'The values of this baseline are stated in {set}, but the active optimisation is stated in {baselineSet}. Values of different sets are not compared. Deactivate the optimisation first.',
  'file-missing': 'Choose an Excel file (.xlsx, .xlsm or .xls)',
  'file-too-large': 'The file is larger than {megabytes} MB. Remove sheets and pictures that are not needed.',
  'file-too-complex':
    'This file takes too much time or memory to read. Keep only the sheets Posten, Set A1 and Set A2 and try again.',
  'upload-incomplete': 'The file did not arrive completely. Try again.',
  'period-reversed': 'The last day is before the first',
  'period-too-long': 'Ask for a period of at most two years',
  'calendar-name': 'Milieuspoor calendar',
  'registration-closed': 'You cannot register here. Ask the administrator of Milieuspoor for an invitation.',
  'registration-received': 'We have sent you an e-mail. Open the link in it to continue.',
  'email-verified': 'Your e-mail address is confirmed.',
  'verify-link-over': 'This link has been used or has expired. Register again to get a new link.',
  'invitation-link-over':
    'This invitation has been used or has expired. Ask the administrator of Milieuspoor for a new one.',
  'slug-taken': 'This address is in use',
  'slug-form': 'Use small letters, digits and hyphens',
  'email-taken': 'There is an account with this e-mail address already',
  'unknown-organization': 'This organisation does not exist',
  'already-member': 'This person is a member of this organisation already',
  'own-account':
    'You cannot deactivate your own account or take away your own administrator rights. Ask another administrator.',
  'last-staff': 'This is the last administrator. Make somebody else an administrator first.',
  'not-invited': 'This person was not invited, or has accepted the invitation',
  'no-second-factor': 'This account has no second factor',
  'registration-unverified': 'The e-mail address of this registration has not been confirmed yet',
  'invitation-mail-failed':
    'The invitation is recorded, but its e-mail could not be sent. Send the invitation again from the user’s details.',
  'mail-verify-subject': 'Confirm your e-mail address',
  'mail-verify-reason':
    'An account with Milieuspoor was requested with this e-mail address. Use the link below to confirm that the address is yours.',
  'mail-verify-term':
    'The link works once and is valid for 24 hours. After that the administrator admits you to an organisation.',
  'mail-verify-ignore': 'Did you not ask for an account? Then you need not do anything.',
  'mail-verify-link': 'Confirm e-mail address',
  'mail-known-subject': 'You have an account with Milieuspoor already',
  'mail-known-reason':
    'Somebody, probably you, asked for an account with Milieuspoor with this e-mail address. There is an account with this address already; nothing about it has changed.',
  'mail-known-advice':
    'You can sign in with it. If you have lost the password, choose "Forgotten your password?" on the login screen.',
  'mail-known-link': 'To the login screen',
  'mail-invite-subject': 'You are invited to Milieuspoor',
  'mail-invite-reason':
    'An account was made for you with Milieuspoor, in which organisations follow what their projects cost the environment. Use the link below to choose a password.',
  'mail-invite-username': 'Your username is {username}.',
  'mail-invite-term': 'The link works once and is valid for seven days.',
  'mail-invite-link': 'Choose a password',
  'mail-admitted-subject': 'You are admitted to Milieuspoor',
  'mail-admitted-reason': 'You now have access to {organisation}.',
  'too-many-requests-for-now': 'This was tried too often. Try again in {minutes} minutes.',
};
