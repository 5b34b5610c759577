import type { charts as dutch } from '../nl/charts.ts';

export const charts: Readonly<Record<keyof typeof dutch, string>> = {
  'below-level': 'Choose a level below the product sub-group for this',
  nationwide: 'Nationwide',
  'nothing-shared-here':
    'There is nothing to see here. What was shared has expired or was withdrawn, or the address is wrong.',
  'picture-not-png': 'This is not a readable PNG picture',
  'picture-not-read': 'The picture could not be read at the moment. Try again in half a minute.',
  'picture-too-complex': 'The picture takes too long to process. Make it smaller.',
  'picture-too-large': 'The picture is too large: at most 5 MB',
  'too-many-shared-charts':
    'You already share {max} charts and letters. Withdraw one first under Shared charts and letters.',
  'too-many-saves': 'You have shared many charts in a row. Try again in {minutes} minutes.',
  'saved-view-viewer': 'You only look at figures. A view that you save is your own.',
  'saved-views-own-most': 'You already have {most} views of this organisation. Delete one first.',
  'saved-views-shared-most': 'An organisation can have {most} shared views. Delete one first.',
};
