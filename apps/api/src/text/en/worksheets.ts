import type { worksheets as nl } from '../nl/worksheets.ts';

export const worksheets = {
  'source-not-read':
    'The file behind these items is too large or too complex to be processed now. Nothing was stored. Try it with fewer items.',
  'worksheet-changed':
    'This worksheet was changed elsewhere in the meantime, in another tab or on another device',
  'worksheet-of-bid':
    'This calculation is a bidder’s. No variant is made of it, because what a bidder offers belongs to that bidder.',
  'worksheet-too-many':
    'You have {most} worksheets in this organisation already. Store one as a calculation, or delete one.',
  'worksheet-too-large': 'A worksheet has at most {most} items',
  'worksheet-replaces-nothing': 'This replaces an item that the calculation does not have',
  'worksheet-replaces-twice': 'An item is named twice among those that are replaced',
  'chances-changed':
    'There is no proposal that can be taken over for these items now: {posts}. Refresh the list and choose again.',
  'chances-of-another':
    'The chances of this calculation are not shown (any more): it is not the active one. Refresh the list and choose again.',
  'note-made-from': 'Variant of ‘{source}’.',
  'note-profiles-from': 'Profiles from: {profiles}.',
  'worksheet-key-twice': 'Two rows have the same key',
  'worksheet-many-calculations':
    'The rows come from more than {most} calculations. Take items from fewer calculations.',
  'worksheet-read-otherwise':
    'The file of a calculation that items come from gives other figures now than were stored. Ask Milieuspoor staff to value that calculation again.',
} as const satisfies Record<keyof typeof nl, string>;
