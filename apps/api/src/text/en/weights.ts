import type { weights as dutch } from '../nl/weights.ts';

export const weights: Readonly<Record<keyof typeof dutch, string>> = {
  'weights-newer':
    'Version {version} of the weights was made in the meantime. Begin again from that version.',
  'weights-begin-before-newest': 'Choose {date} or a later day: the newest version holds from that day',
  'weights-unchanged': 'This version is the same as the one before. Change a value or a source first.',
  'weight-missing': 'The weight of {code} is missing',
  'weight-not-of-set': '{code} is not part of this set, or stands there already',
  'weight-of-part': 'This is a part of {whole}, which is weighed as a whole: its weight stays 0',
  'weight-unit': 'The unit of this indicator is {unit}',
  'weights-begin-in-past':
    'Begins on {date}, in the past. What was uploaded since keeps its weights until it is valued again.',
  'weights-begin-with-newest':
    'It begins on {date}, as version {version} does, and takes its place. Calculations that were valued with version {version} keep those weights until they are valued again.',
  'weight-large-change': '{code} goes from {from} to {to}.',
  'weight-same-source': '{code} gets another value of the same source.',
  'weight-out-of-range': 'Choose a value from 0 up to and including {max}',
  'weights-not-removable':
    'Version {version} cannot be taken back: something was valued with it, or a newer version was made.',
  'weight-confirmed': 'The weight of {code} is confirmed already',
  'weight-confirmed-by': '{person} has confirmed the weight of {code} already',
};
