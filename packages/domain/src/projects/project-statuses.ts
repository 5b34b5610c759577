/** The statuses of a project, in the order of its life. */
export const PROJECT_STATUSES = [
  'Design_Phase_Active',
  'EMVI_Complete',
  'Design_Phase_Complete',
  'Project_Complete',
] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

/** The states of the award model: not completed yet, then locked, then editable again. */
export const EMVI_STATUSES = ['Unlocked', 'Locked', 'Editing'] as const;
export type EmviStatus = (typeof EMVI_STATUSES)[number];
