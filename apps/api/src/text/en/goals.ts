export const goals = {
  'goal-changed': 'Somebody else has changed this goal meanwhile',
} as const;
