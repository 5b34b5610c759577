export const corrections = {
  fixed: 'The bids were opened on {{at}}. Model and bids lie fixed.',
  begin: 'Begin a correction',
  text: 'During a correction you can change the award model, the bids and the active baseline again, until you end the correction.',
  recorded:
    'The history and the record of the award state your name, the reason and all that was changed in the correction.',
  reason: 'Reason of the correction',
  reasonHint: 'At least {{least}} characters',
  reasonLength: 'Fill in a reason of {{least}} to {{most}} characters',
  beginFailed: 'The correction has not begun',
  running: 'A correction is running',
  begun: '{{by}} began this correction on {{at}}. Model and bids can be changed.',
  because: 'Reason: {{reason}}',
  end: 'End the correction',
  endFailed: 'The correction has not ended',
  winner: {
    title: 'Choose {{name}} as the winner',
    ahead:
      'First by the formula is {{first}}, with a fictitious price of {{firstPrice}}. {{name}} is in place {{rank}}, with {{price}}: {{difference}} higher.',
    aheadByMki:
      'First by the formula is {{first}}. {{name}} is in place {{rank}}: the fictitious price is equal, {{price}}, and the MKI is {{difference}} higher.',
    tied: '{{name}} shares the first place with {{others}}: the fictitious price is equal, {{price}}, and so is the MKI. The formula names no winner among them; the reason decides.',
    noPlace:
      '{{name}} has no place in the ranking. First by the formula is {{first}}, with a fictitious price of {{firstPrice}}.',
    nobody: 'No bid has a place in the ranking. So the formula names no winner.',
    recorded: 'The reason stands with the winner, in the history and in the record of the award.',
    reason: 'Reason of the choice',
    confirm: 'Choose the winner',
    failed: 'The winner was not chosen',
    because: 'Reason of the choice: {{reason}}',
    moreOf: 'Show the whole reason for choosing {{name}}',
    lessOf: 'Shorten the reason for choosing {{name}}',
  },
};
