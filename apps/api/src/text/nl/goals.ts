export const goals = {
  'goal-changed': 'Iemand anders heeft dit doel intussen gewijzigd',
} as const;
