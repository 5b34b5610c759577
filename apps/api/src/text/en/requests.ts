import type { requests as dutch } from '../nl/requests.ts';

export const requests: Readonly<Record<keyof typeof dutch, string>> = {
  required: 'This field is required',
  'too-long': 'Use at most {max} characters',
  'too-small': 'Lower limit is {min}',
  'too-short': 'Enter at least {min} characters',
  'too-large': 'Upper limit is {max}',
  'not-a-choice': 'Choose one of the options',
  'unknown-name': 'This does not exist here, or cannot be changed here',
  'unknown-name-near': 'This does not exist here, or cannot be changed here. Did you mean {nearest}?',
  'unknown-name-among': 'This does not exist here, or cannot be changed here. Possible here: {known}.',
  'not-a-uuid': 'This is not a valid reference',
  'invalid-email': 'Enter a valid e-mail address',
  'not-a-version': 'This is not a version: give the revision number (revision) that you read',
  'invalid-value': 'This value cannot be read',
  'control-character':
    'This contains a control character ({codePoint}), such as a line break or a tab. Remove it, or type the text again.',
  'direction-character':
    'This contains an invisible character that changes the reading direction ({codePoint}). Remove it, or type the text again.',
  'invisible-character':
    'This contains an invisible character ({codePoint}). Remove it, or type the text again.',
  'invalid-json': 'The request cannot be read',
  'not-found': 'Not found',
  'invalid-telephone': 'Enter a valid telephone number',
  'server-overtaken': 'The application is being updated. Nothing was saved; try again in a minute.',
  'database-unavailable': 'The data cannot be reached at the moment. Try again in a few moments.',
  'change-not-stored':
    'The data cannot be reached at the moment. Nothing was saved; try again in a few moments.',
  'change-perhaps-stored':
    'The data cannot be reached at the moment, and it is not certain whether this was saved. Check that before you do it again.',
  'disk-full':
    "Nothing can be saved at the moment, because the server's disk is full. Nothing was changed; reading and downloading still work. Whoever runs the application has to free up space. Try again after that.",
  'server-fault':
    'Something went wrong on our side. Try again; if it keeps happening, contact us and mention reference {request}.',
  unauthenticated: 'You are not logged in, or your session has expired. Log in again.',
  forbidden: 'You are not allowed to do this',
  'too-many-calls':
    'Your account is sending too many requests in a row. You can continue in {seconds} seconds.',
  'csrf-missing': 'The page has expired. Reload the page and try again.',
  'too-many-requests': 'There are too many requests at once. Try again in a moment.',
  'no-such-range': 'This part of the file does not exist',
  'headers-too-large': 'The headers of the request are too large',
  'request-too-slow': 'The request came in too slowly. Try again.',
  'one-file-at-a-time': 'Send one file at a time',
  'payload-too-large': 'The request is too large',
  'too-many-addresses': 'Many addresses were searched for in a short time. Try again in {minutes} minutes.',
  'address-unreachable':
    'The location of this address cannot be fetched at the moment. Enter latitude and longitude yourself, or try again later.',
  'too-many-requests-for-now': 'This has been tried too many times. Try again in {minutes} minutes.',
};
