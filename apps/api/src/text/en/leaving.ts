export const leaving = {
  'keep-unknown':
    'This person does not hold this (any more), or you chose it twice. Look again at what the person holds.',
  'keep-nobody':
    'This cannot go on under another name: a bid that was entered stays sealed, an opening is asked for anew because it takes two people, and the address of a calendar belongs to one person.',
  'keep-not-allowed':
    'This person may not take this over. Choose an active member of this organisation with the role that it takes.',
  'holding-api-key': 'API key {name}',
  'holding-webhook': 'webhook to {name}',
  'holding-invitation': 'invitation to {name}',
  'holding-unlock-request': 'request to open project {project}',
  'holding-opening-request': 'request to open the bids of project {project}',
  'holding-shared-chart': 'shared chart {name}',
  'holding-bid': 'bid of {name} in project {project}',
  'holding-calendar-feed': 'address of the calendar subscription',
  'holding-of': '{thing} (under the name of {holder})',
  'mail-leaving-subject': 'What {person} held at {organisation}',
  'mail-leaving-erased-subject': 'What somebody held at {organisation}',
  'mail-leaving-suspended': '{actor} suspended the membership of {person} at {organisation}.',
  'mail-leaving-removed': '{actor} ended the membership of {person} at {organisation}.',
  'mail-leaving-dismissed':
    '{actor} took the role of organisation administrator of {organisation} away from {person}.',
  'mail-leaving-account':
    '{actor} closed the account of {person} or gave it another role. That changes what {person} may do at {organisation} too.',
  'mail-leaving-erased': 'The data of somebody who worked for {organisation} were erased.',
  'mail-leaving-ended': 'This works no longer: {list}.',
  'mail-leaving-kept': 'This goes on: {list}.',
  'mail-leaving-bids':
    'This stays sealed until the bids are opened, and nobody else of your organisation can look into it: {list}.',
  'mail-leaving-do':
    'Does a program of yours use one of these keys or webhooks? Then make a new one under Integrations.',
  'mail-leaving-link': 'To the integrations',
} as const;
