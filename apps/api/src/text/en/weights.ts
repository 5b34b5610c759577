import type { weights as dutch } from '../nl/weights.ts';

export const weights: Readonly<Record<keyof typeof dutch, string>> = {
  'weights-newer':
    'Version {version} of the weights was made in the meantime. Start again from that version.',
  'weights-begin-before-newest': 'Choose {date} or a later day: the newest version is valid from that day',
  'weights-unchanged': 'This version is the same as the one before. Change a value or a source first.',
  'weight-missing': 'The weight of {code} is missing',
  'weight-not-of-set': '{code} is not part of this set, or is already there',
  'weight-of-part': 'This is a part of {whole}, which is weighed as a whole: its weight stays 0',
  'weight-unit': 'The unit of this indicator is {unit}',
  'weights-begin-in-past':
    'Starts on {date}, in the past. What has been uploaded since keeps its weights until it is revalued.',
  'weights-begin-with-newest':
    'Starts on {date}, like version {version}, and replaces it. Calculations valued with version {version} keep those weights until they are revalued.',
  'weight-large-change': '{code} goes from {from} to {to}.',
  'weight-same-source': '{code} gets a different value from the same source.',
  'weight-out-of-range': 'Choose a value from 0 up to and including {max}',
  'weights-not-removable':
    'Version {version} cannot be withdrawn: something has been valued with it, or a newer version has been made.',
  'weight-confirmed-by': '{person} has already confirmed the weight of {code}',
};
