export const corrections = {
  fixed: 'The bids were opened on {{at}}. The model and the bids can no longer be changed.',
  begin: 'Start a correction',
  text: 'During a correction you can change the award model, the bids and the active baseline again, until you end the correction.',
  recorded:
    'The history and the award record state your name, the reason and everything that was changed in the correction.',
  reason: 'Reason for the correction',
  reasonHint: 'At least {{least}} characters',
  reasonLength: 'Enter a reason of {{least}} to {{most}} characters',
  beginFailed: 'The correction was not started',
  running: 'A correction is in progress',
  begun: '{{by}} started this correction on {{at}}. The model and the bids can be changed.',
  because: 'Reason: {{reason}}',
  end: 'End the correction',
  endFailed: 'The correction was not ended',
  winner: {
    title: 'Choose {{name}} as the winner',
    ahead:
      'According to the formula {{first}} ranks first, with a fictitious price of {{firstPrice}}. {{name}} ranks {{rank}}, with {{price}}: {{difference}} higher.',
    aheadByMki:
      'According to the formula {{first}} ranks first. {{name}} ranks {{rank}}: the fictitious price is equal, {{price}}, and the MKI is {{difference}} higher.',
    tied: '{{name}} shares first place with {{others}}: the fictitious price is equal, {{price}}, and so is the MKI. The formula names no winner among them; the reason decides.',
    noPlace:
      '{{name}} has no place in the ranking. According to the formula {{first}} ranks first, with a fictitious price of {{firstPrice}}.',
    nobody: 'No bid has a place in the ranking, so the formula names no winner.',
    recorded: 'The reason is shown with the winner, in the history and in the award record.',
    reason: 'Reason for the choice',
    confirm: 'Choose the winner',
    failed: 'The winner was not chosen',
    because: 'Reason for the choice: {{reason}}',
    moreOf: 'Show the whole reason for choosing {{name}}',
    lessOf: 'Shorten the reason for choosing {{name}}',
  },
};
