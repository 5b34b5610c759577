import type { nl } from './nl.ts';

/** What the server says, in English. */
export const en: Readonly<Record<keyof typeof nl, string>> = {
  required: 'This field is required',
  'too-long': 'Use at most {max} characters',
  'too-small': 'Lower limit is {min}',
  'too-large': 'Upper limit is {max}',
  'not-a-choice': 'Choose one of the options',
  'not-a-uuid': 'This is not a valid reference',
  'invalid-value': 'This value cannot be read',
  'invalid-json': 'The request cannot be read',
  'not-found': 'Not found',
  'server-fault': 'Something went wrong on our side. Try again; if it keeps happening, contact us.',
  unauthenticated: 'You are not signed in, or your session has expired. Sign in again.',
  forbidden: 'You are not allowed to do this',
  'csrf-missing': 'The page has expired. Reload the page and try again.',
  'login-failed': 'The username or the password is not right',
  'too-many-logins': 'Too many attempts. Try again in {minutes} minutes.',
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
};
