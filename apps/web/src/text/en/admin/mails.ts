import type { adminMails as nl } from '../../nl/admin/mails.ts';
import type { SameKeys } from '../../same-keys.ts';

export const adminMails: SameKeys<typeof nl> = {
  mails: {
    failed: 'The mail could not be fetched',
    delivery: {
      server:
        'Mail goes to the mail server by way of a queue. You can see to whom and about what, but not what it says.',
      folder: 'Mail is put in a folder and reaches nobody: no mail server has been set (SMTP_URL).',
    },
    test: 'Send me a test e-mail',
    outcome: {
      waiting: 'The e-mail to {{to}} is waiting to be sent.',
      'given-up': 'Milieuspoor stopped trying to send the e-mail to {{to}}.',
    },
    sent: {
      server: 'The mail server accepted the e-mail to {{to}}. If it does not arrive, check the spam folder.',
      folder: 'The e-mail to {{to}} was put in the folder. It reaches nobody.',
    },
    said: 'Last error: {{reason}}',
    waiting: {
      title: 'Waiting',
      empty: 'No mail is waiting',
      more: 'These are the oldest {{count}}.',
    },
    givenUp: {
      title: 'Given up',
      empty: 'No mail has been given up',
      more: 'These are the newest {{count}}.',
      kept: 'Mail that was given up is kept for seven days. A link in an older e-mail may no longer work.',
    },
    to: 'To',
    subject: 'Subject',
    since: 'Since',
    next: 'Next attempt',
    givenUpAt: 'Given up on',
    attempts: 'Attempts',
    reason: 'Last error',
    act: 'Action',
    unreadable: 'cannot be read: sealed with another SECRET_KEY',
    inHand: 'being sent now',
    failures: {
      'mail-for-good': 'Refused.',
      'mail-for-now': 'Not accepted for now.',
      server: 'Not sent.',
    },
    sendNow: 'Send now',
    sendNowTo: 'Send now: {{to}}',
    sendAll: 'Send all again',
    asked: 'The e-mail is being sent again',
    askedAll_one: '{{count}} e-mail is being sent again',
    askedAll_other: '{{count}} e-mails are being sent again',
  },
};
