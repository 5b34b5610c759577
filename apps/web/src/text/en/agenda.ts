export const agenda = {
  heading: 'Calendar',
  lead: 'When projects were started, awarded and completed, and what is planned',
  comingHeading: 'Coming up',
  nothingPlanned:
    'Nothing is planned in the coming two years. Planned dates are filled in with the project data.',
  period: 'Period',
  today: 'Today',
  previous: 'Previous',
  next: 'Next',
  view: 'View',
  views: { day: 'Day', 'four-days': '4 days', week: 'Week', month: 'Month' },
  listHeading: 'Events in this period',
  empty: 'Nothing happened and nothing is planned in this period',
  emptyHint:
    'The start, the award and the completion of a project appear in the calendar by themselves. You fill in planned dates in the project data.',
  nearest: 'Go to {{day}}',
  download: 'Download calendar file',
  downloadFailed: 'The calendar file could not be fetched. Try again.',
  feed: {
    heading: 'Calendar subscription',
    explanation:
      'See this calendar in your own calendar program, such as Outlook, Google Calendar or Apple Calendar. You make a secret address and add it there as a subscription. It holds the events of all your organisations from two years ago onwards, and keeps itself up to date. When your password changes, you make the address again.',
    create: 'Make a secret address',
    once: 'Copy the address now: for safety it is shown only this once. Whoever knows the address can read your calendar. Share it with nobody.',
    address: 'Secret address',
    copy: 'Copy',
    copied: 'Address copied',
    copyFailed: 'Copying did not work. The address is selected, so that you can copy it yourself.',
    hidden: 'You have a secret address. For safety it is not shown again.',
    replace: 'Make a new address',
    replaceTitle: 'Make a new secret address?',
    replaceQuestion:
      'The present address will no longer work. Calendar programs that use it will need the new one.',
    revoke: 'Revoke',
    revokeTitle: 'Revoke the calendar subscription?',
    revokeQuestion:
      'The address will no longer work. Calendar programs that use it will no longer be updated.',
    revoked: 'Calendar subscription revoked',
  },
} as const;
