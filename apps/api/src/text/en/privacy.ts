import type { privacy as dutch } from '../nl/privacy.ts';

export const privacy: Readonly<Record<keyof typeof dutch, string>> = {
  'person-erased': 'This person has been erased. Nothing about the account can be changed any more.',
  'erase-own-account': 'Another member of staff erases your own data.',
  'erasure-not-confirmed': 'Type the username exactly as it is shown.',
  'erasure-asked-already':
    'You have already asked for this. Milieuspoor staff are dealing with your request.',
  'mail-erased-subject': 'Your data in Milieuspoor has been erased',
  'mail-erased-what':
    'Your account at Milieuspoor has been erased: name, address and number, password, sessions, memberships, messages and everything else that was about you alone. Nobody can log in with it any more.',
  'mail-erased-pseudonym':
    'What you did for organisations, such as uploading a calculation, is from now on shown under a name that refers to nobody.',
  'mail-erased-kept':
    'Your name stays with {count} actions in projects whose bids have been opened ({projects}), because the contracting authority must be able to account for an award (GDPR, article 17(3)(b) and (e)). Once that is no longer needed, that name can be erased too.',
  'mail-erased-questions':
    'Questions? Write to {email}. If you do not agree, you can complain to the Dutch data protection authority (Autoriteit Persoonsgegevens).',
  'mail-erasure-asked-subject': 'Request to erase the data of {name}',
  'mail-erasure-asked-lead': '{name} ({email}) asks for their data to be erased.',
  'mail-erasure-asked-advice':
    'Check whether you may and must do so, then open the user in Administration and choose "Erase person". Answer within a month (GDPR, article 12).',
};
