export const errors = {
  title: 'That did not work',
  retry: 'Try again',
  unexpected: 'Something went wrong. Please try again.',
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  signedOut: 'You are no longer logged in.',
  forbidden: 'You are not allowed to do this.',
  notFound: 'This does not exist (any more), or you have no access to it.',
  conflict: 'Someone else has changed this in the meantime. Reload the data.',
  tooLarge: 'The file is too large.',
  tooMany: 'You have tried this too many times in a row. Wait a moment and try again.',
  away: 'The data cannot be reached at the moment. Try again in a few moments.',
  awayTrying:
    'The data cannot be reached at the moment. This page keeps trying; what you have entered is kept.',
  server: 'The server could not process this. Please try again in a few minutes.',
  required: 'This field is required',
  unseen: {
    control:
      'This contains a control character ({{codePoint}}), such as a line break or a tab. Remove it, or type the text again.',
    direction:
      'This contains an invisible character that changes the reading direction ({{codePoint}}). Remove it, or type the text again.',
    invisible: 'This contains an invisible character ({{codePoint}}). Remove it, or type the text again.',
  },
  screenFailed: 'This page cannot be shown at the moment',
  pageMissing: 'This page does not exist',
  pageMissingHint: 'The address may be incomplete or out of date.',
  toDashboard: 'To the dashboard',
} as const;
