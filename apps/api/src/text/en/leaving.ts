export const leaving = {
  'keep-unknown':
    'This is not (or no longer) in this person’s name, or you chose it twice. Look again at what is in that name.',
  'keep-nobody':
    'This cannot be taken over by somebody else: a bid that was entered stays sealed, an opening has to be requested again because it takes two people, and a calendar address belongs to one person.',
  'keep-not-allowed':
    'This person may not take this over. Choose an active member of this organisation with the role that it requires.',
  'holding-api-key': 'API key {name}',
  'holding-webhook': 'webhook to {name}',
  'holding-invitation': 'invitation to {name}',
  'holding-unlock-request': 'request to open project {project}',
  'holding-opening-request': 'request to open the bids of project {project}',
  'holding-shared-chart': 'shared chart {name}',
  'holding-bid': 'bid of {name} in project {project}',
  'holding-calendar-feed': 'address of the calendar subscription',
  'holding-of': '{thing} (in the name of {holder})',
  'mail-leaving-subject': 'What was in the name of {person} at {organisation}',
  'mail-leaving-erased-subject': 'What was in somebody’s name at {organisation}',
  'mail-leaving-suspended': '{actor} suspended the membership of {person} at {organisation}.',
  'mail-leaving-removed': '{actor} ended the membership of {person} at {organisation}.',
  'mail-leaving-dismissed':
    '{actor} removed the role of organisation administrator of {organisation} from {person}.',
  'mail-leaving-account':
    '{actor} closed the account of {person} or gave it another role. That changes what {person} may do at {organisation} too.',
  'mail-leaving-erased': 'The data of somebody who worked for {organisation} have been erased.',
  'mail-leaving-ended': 'This no longer works: {list}.',
  'mail-leaving-kept': 'This continues: {list}.',
  'mail-leaving-bids':
    'This stays sealed until the bids are opened, and nobody else in your organisation can see it: {list}.',
  'mail-leaving-do':
    'If one of your programs uses one of these keys or webhooks, make a new one under Integrations.',
  'mail-leaving-link': 'To the integrations',
} as const;
