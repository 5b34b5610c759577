export const agenda = {
  heading: 'Calendar',
  lead: 'When projects were started, awarded and completed, and what is planned',
  comingHeading: 'Coming up',
  nothingPlanned: 'Nothing is planned in the next two years. You enter planned dates in the project data.',
  period: 'Period',
  today: 'Today',
  previous: 'Previous',
  next: 'Next',
  view: 'View',
  views: { day: 'Day', 'four-days': '4 days', week: 'Week', month: 'Month' },
  listHeading: 'Events in this period',
  empty: 'Nothing happened and nothing is planned in this period',
  emptyHint:
    'The start, the award and the completion of a project appear in the calendar automatically. You enter planned dates in the project data.',
  nearest: 'Go to {{day}}',
  download: 'Download calendar file',
  downloadFailed: 'The calendar file could not be fetched. Try again.',
  feed: {
    heading: 'Calendar subscription',
    explanation:
      'See this calendar in your own calendar program, such as Outlook, Google Calendar or Apple Calendar. You create a secret address and add it there as a subscription. It contains the events of all your organisations from two years ago onwards and updates automatically. If you change your password, create a new address.',
    create: 'Create a secret address',
    once: 'Copy the address now: for security it is shown only once. Anyone who knows the address can read your calendar. Do not share it.',
    address: 'Secret address',
    hidden: 'You have a secret address. For security it is not shown again.',
    replace: 'Create a new address',
    replaceTitle: 'Create a new secret address?',
    replaceQuestion:
      'The current address will no longer work. Calendar programs that use it will need the new one.',
    revoke: 'Revoke',
    revokeTitle: 'Revoke the calendar subscription?',
    revokeQuestion:
      'The address will no longer work. Calendar programs that use it will no longer be updated. This cannot be undone. You can make a new subscription.',
    revoked: 'Calendar subscription revoked',
  },
} as const;
