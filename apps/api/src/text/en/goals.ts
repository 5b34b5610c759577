export const goals = {
  'goal-changed': 'Somebody else has changed this goal in the meantime',
} as const;
